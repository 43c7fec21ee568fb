import { useElementSize } from '@mantine/hooks';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The button of those that have no room, in pixels. */
const MORE_PX = 44;

interface TabsFit {
  /** Of what the tabs stand in. */
  place: (element: HTMLElement | null) => void;
  tabs: RefObject<HTMLUListElement | null>;
  /** How many of them have room; all before they are measured, and where they scroll. */
  fit: number;
}

/** Measures, before anything is painted, how many tabs have room beside each other; again where `texts` are others. */
export function useTabsFit(texts: string, isFolding: boolean): TabsFit {
  const { ref: place, width } = useElementSize();
  const tabs = useRef<HTMLUListElement>(null);
  const asked = isFolding ? `${width} ${texts}` : '';
  const [measured, setMeasured] = useState({ asked: '', fit: Infinity });
  useLayoutEffect(() => {
    const room = tabs.current?.parentElement?.clientWidth ?? 0;
    if (asked === '' || measured.asked === asked || !tabs.current) return;
    const ends = [...tabs.current.children].map((tab) =>
      tab instanceof HTMLElement ? tab.offsetLeft + tab.offsetWidth : 0,
    );
    const isWhole = room === 0 || (ends.at(-1) ?? 0) <= room;
    setMeasured({ asked, fit: isWhole ? Infinity : ends.filter((end) => end <= room - MORE_PX).length });
  }, [asked, measured]);
  return { place, tabs, fit: measured.asked === asked ? measured.fit : Infinity };
}
