import { defineList } from '#ui/list/define-list.ts';
import { search } from '#ui/list/filters/filters.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { albumsQuery } from './album.queries.ts';
import { albumStrings } from './albums.strings.ts';

/** The albums that this person may see. */
export const albumsList = defineList({
  filters: { search: search(albumStrings.search) },
  query: ({ search: text, page }, _scope: null) =>
    albumsQuery({ ...(text && { search_text: text }), ...(page && { page }) }),
  skeleton: { cards: { count: 4, height: 220 } },
  Rows: lazyPart(() => import('./album-rows.tsx'), 'AlbumRows'),
});
