import { useViewportSize } from '@mantine/hooks';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface ChipsFit {
  /** Of what stands behind the chips in their bar. */
  end: RefObject<HTMLDivElement | null>;
  /** How many of the chips stand in one row with the other fields of the bar; all where not even one does. */
  fit: number;
}

/**
 * Finds out, before anything is painted, how many chips have room; again where their `texts` are others. All do while
 * one that has none, by its index, is `held` open.
 */
export function useChipsFit(texts: readonly string[], isFolding: boolean, held: number): ChipsFit {
  const { width } = useViewportSize();
  const end = useRef<HTMLDivElement>(null);
  const asked = `${width} ${texts.join()}`;
  const [measured, setMeasured] = useState({ asked, tried: texts.length });
  const tried = measured.asked === asked ? measured.tried : texts.length;
  const fit = isFolding && tried > 0 ? tried : texts.length;
  const isHeld = held >= fit;
  useLayoutEffect(() => {
    const first = end.current?.parentElement?.firstElementChild;
    if (!isFolding || isHeld || tried === 0 || !end.current || !(first instanceof HTMLElement)) return;
    const isWrapped = end.current.offsetTop > first.offsetTop;
    if (isWrapped) setMeasured({ asked, tried: tried - 1 });
  }, [asked, tried, isFolding, isHeld]);
  return { end, fit: isHeld ? texts.length : fit };
}
