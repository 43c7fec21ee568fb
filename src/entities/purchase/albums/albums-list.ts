import { defineList } from '#ui/list/define-list.ts';
import { type Asked, search, sentBy } from '#ui/list/filters/filters.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { type AlbumListParams, albumsQuery } from './album.queries.ts';
import { albumStrings } from './albums.strings.ts';

const filters = { search: search(albumStrings.search) };

/** The albums that this person may see. */
export const albumsList = defineList({
  filters,
  query: (asked: Asked<typeof filters>, _scope: null) => albumsQuery(sentBy<AlbumListParams>()(filters, asked)),
  skeleton: { cards: { count: 4, height: 220 } },
  Rows: lazyPart(() => import('./album-rows.tsx'), 'AlbumRows'),
});
