import { blanksLeft } from '#common/info-text.ts';
import { defineOperation } from '../../contract/operation.ts';
import { lockInfoPage, writeInfoPage } from '../../db/repositories/shop/info-page.ts';
import { infoTitles } from '../../texts/info-pages.strings.ts';
import { recordChange } from '../audit/audit.ts';
import { AppError } from '../kit/app-error.ts';
import type { OnceHeld } from '../kit/once-held.ts';
import { cleanLines } from '../kit/text.ts';
import { readInfoPage } from './info-pages.ts';

/**
 * Writes a page; an empty text takes it from shoppers. Throws validation for a blank of a draft that is left,
 * changed_meanwhile with the page as it is now for another version than the one given.
 */
export const updateInfoPage = defineOperation(
  'updateInfoPage',
  async (deps, { caller, path: { slug }, body: { version, text: written } }, onceHeld?: OnceHeld) => {
    const { db, clock } = deps;
    const at = clock.now();
    const text = cleanLines(written);
    const blanks = blanksLeft(text);
    if (blanks !== '') throw new AppError('validation', {}, { text: { code: 'blanks_left', n: blanks } });
    const isChanged = await db.transaction(async (transaction) => {
      const held = await lockInfoPage(transaction, { shopId: caller.shop.id, slug });
      await onceHeld?.(transaction, caller);
      if (version !== undefined && version !== held.version) return false;
      await writeInfoPage(transaction, held.id, { text, at });
      await recordChange(transaction, caller, at, {
        entity: 'info_page',
        id: held.id,
        label: infoTitles[slug],
        before: { text: held.text },
        after: { text },
      });
      return true;
    });
    const current = await readInfoPage(deps.db.orm, caller.shop.id, slug);
    if (!isChanged) throw new AppError('changed_meanwhile', {}, undefined, current);
    return current;
  },
);
