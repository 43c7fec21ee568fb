import type { WithoutControl } from '../kit/controls.ts';

/** What no heart of a list brings about. */
export const favouritesWithoutControl = {
  'favourite.saved': 'told by a favourite',
  'favourite.saveFailed': 'told by a favourite',
  'list.outdated': 'told by whatever finds the list old',
} satisfies WithoutControl;
