import { defineOperation } from '../../contract/operation.ts';
import { AppError } from '../kit/app-error.ts';
import { listShownPages, readInfoPage } from './info-pages.ts';

/** A page that shoppers are shown; throws not_found for another. */
export const getInfoPage = defineOperation(
  'getInfoPage',
  async (deps, { caller, path: { slug } }) => {
    const shown = await listShownPages(deps, caller.shop.id);
    if (!shown.some((page) => page.slug === slug)) throw new AppError('not_found');
    return readInfoPage(deps.db.orm, caller.shop.id, slug);
  },
  { keptFor: () => '' },
);
