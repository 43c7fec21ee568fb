import type { Query } from '#contract/types.ts';

/** The query of the catalogue without filters, as the contract fills it in. */
export const plainItemQuery: Query<'listItems'> = {
  search_text: '',
  favourite: false,
  discount: false,
  is_new: false,
  order_by: 'popular',
  page: 1,
  limit: 24,
};
