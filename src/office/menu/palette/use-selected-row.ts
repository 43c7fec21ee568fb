import { useLayoutEffect, useRef, useState } from 'react';
import { paletteStore } from './palette-store.ts';

/** The id of the list of rows, by which Spotlight finds them. */
export const LIST_ID = 'palette-list';

/** The id of a row. */
export const rowId = (place: number): string => `${LIST_ID}-${place}`;

function select(place: number): void {
  // Another object, even an equal one, renders again.
  if (paletteStore.getState().selected !== place) paletteStore.updateState((state) => ({ ...state, selected: place }));
}

/**
 * The place of the row that the keys have led to. Spotlight knows its number alone: where answers come in above it, the
 * same row stays selected; another text begins at the first. `follow` is to be called after a key, since Spotlight
 * tells nobody.
 */
export function useSelectedRow(hrefs: readonly string[], text: string): { selected: number; follow: () => void } {
  const [led, setLed] = useState({ text, href: hrefs[0] });
  const place = led.text === text && led.href !== undefined ? hrefs.indexOf(led.href) : 0;
  const selected = Math.max(place, 0);
  const shown = useRef(hrefs);
  useLayoutEffect(() => {
    shown.current = hrefs;
    select(selected);
    // Spotlight marks rows in the document by itself, and takes no ids.
    document.querySelectorAll(`#${LIST_ID} [data-action]`).forEach((row, index) => {
      row.id = rowId(index);
      row.toggleAttribute('data-selected', index === selected);
    });
  });
  const follow = (): void =>
    queueMicrotask(() => setLed({ text, href: shown.current[paletteStore.getState().selected] }));
  return { selected, follow };
}
