import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';
import { sortableStrings } from './sortable.strings.ts';

/** What a screen reader says while one of these rows is moved. */
export function useAnnouncements(ids: readonly string[], names: readonly string[]): Announcements {
  const lastPlace = useRef(-1);
  const placeOf = (id: UniqueIdentifier | undefined): number => ids.indexOf(String(id));
  const say = (text: (name: string, place: number, total: number) => string, id: UniqueIdentifier, place: number) =>
    text(names[placeOf(id)] ?? '', place + 1, ids.length);
  return {
    onDragStart: ({ active }) => {
      lastPlace.current = placeOf(active.id);
      return say(sortableStrings.lifted, active.id, lastPlace.current);
    },
    onDragOver: ({ active, over }) => {
      const place = placeOf(over?.id);
      // A lifted row is over its own place at once, which needs no words.
      if (place < 0 || place === lastPlace.current) return undefined;
      lastPlace.current = place;
      return say(sortableStrings.over, active.id, place);
    },
    onDragEnd: ({ active }) => say(sortableStrings.dropped, active.id, lastPlace.current),
    onDragCancel: ({ active }) => say(sortableStrings.givenUp, active.id, placeOf(active.id)),
  };
}
