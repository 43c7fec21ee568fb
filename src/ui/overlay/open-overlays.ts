import { useEffect, useEffectEvent } from 'react';

/** What lies above the page, such as a drawer or a dialog. */
export interface Overlay {
  close: () => void;
}

const shown: Overlay[] = [];
const listeners = new Set<() => void>();

function change(by: () => void): void {
  by();
  listeners.forEach((listener) => listener());
}

/** Everything that lies above the page now, the topmost last. */
export const openOverlays = {
  list: (): readonly Overlay[] => shown,
  /** Calls back when one opens or has closed. Returns how to stop. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The page has drawn itself, and Mantine has given the focus back where it could, by then. */
const RETURN_FOCUS_MS = 20;

/** Gives the focus back from what has closed: Mantine doesn't, where it was open from its first moment. */
function returnFocus(opener: Element | null): void {
  if (!(opener instanceof HTMLElement)) return;
  const page = opener.ownerDocument;
  const left = page.activeElement;
  setTimeout(() => {
    const isLost = page.activeElement === null || page.activeElement === page.body || page.activeElement === left;
    if (isLost && opener.isConnected) opener.focus({ preventScroll: true });
  }, RETURN_FOCUS_MS);
}

/** Lets the browser's Back close what is open; the focus is its own affair. */
export function useClosedByBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const overlay: Overlay = { close: () => close() };
    change(() => shown.push(overlay));
    return () => change(() => shown.splice(shown.indexOf(overlay), 1));
  }, [isOpen]);
}

/** Lets the browser's Back close what lies above the page, and gives the focus back to what opened it. */
export function useOverlay(isOpen: boolean, onClose: () => void): void {
  useClosedByBack(isOpen, onClose);
  useEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    return () => returnFocus(opener);
  }, [isOpen]);
}
