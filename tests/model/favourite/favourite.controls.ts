import type { WithoutControl } from '../kit/controls.ts';

/** What no heart brings about. */
export const favouriteWithoutControl = { 'favourite.received': 'told by the favourites' } satisfies WithoutControl;
