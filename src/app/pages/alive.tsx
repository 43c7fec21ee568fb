import { ALIVE_EVENT } from '#common/drawing.ts';
import { useEffect } from 'react';

/** Says that the page answers what is pressed; a drawn page waits for it with what was pressed before. */
export function Alive() {
  useEffect(() => void document.dispatchEvent(new Event(ALIVE_EVENT)), []);
  return null;
}
