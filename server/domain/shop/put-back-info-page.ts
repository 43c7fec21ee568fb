import type { components } from '#contract/types.ts';
import { findInfoSlug } from '../../db/repositories/shop/info-page.ts';
import type { SignedInCaller } from '../access/caller.ts';
import { AppError } from '../kit/app-error.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';
import type { OnceHeld } from '../kit/once-held.ts';
import { updateInfoPage } from './update-info-page.ts';

type Schemas = components['schemas'];

/** Puts back the text of a page by its id; throws not_found, and as `updateInfoPage` does. */
export async function putBackInfoPage(
  deps: DomainDeps,
  caller: SignedInCaller,
  id: number,
  form: Partial<Schemas['InfoPageChange']>,
  onceHeld: OnceHeld,
): Promise<Schemas['InfoPage']> {
  const slug = await findInfoSlug(deps.db.orm, caller.shop.id, id);
  if (slug === undefined) throw new AppError('not_found');
  return updateInfoPage(deps, { caller, path: { slug }, body: { text: form.text ?? '' } }, onceHeld);
}
