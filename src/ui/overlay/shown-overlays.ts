import { createAtom } from '@xstate/store';
import { useEffect, useEffectEvent } from 'react';

/** An overlay, such as a drawer or a dialog. */
interface Overlay {
  close: () => void;
  /** Whether the page beneath can't be left, not even by several steps back, before it has closed. */
  holdsPage: boolean;
}

/** All overlays over the page, the topmost last. */
export const shownOverlays = createAtom<readonly Overlay[]>([]);

/** After this time the page has rendered, and Mantine has returned the focus if it does so. */
const RETURN_FOCUS_MS = 20;

/** Returns the focus after an overlay has closed. Mantine doesn't do so for one that was open on mount. */
function returnFocus(opener: Element | null): void {
  if (!(opener instanceof HTMLElement)) return;
  const page = opener.ownerDocument;
  const left = page.activeElement;
  setTimeout(() => {
    const isLost = page.activeElement === null || page.activeElement === page.body || page.activeElement === left;
    if (isLost && opener.isConnected) opener.focus({ preventScroll: true });
  }, RETURN_FOCUS_MS);
}

/** Lets Back close the overlay, or what stands for one and `holdsPage`. Doesn't touch the focus. */
export function useClosedByBack(isOpen: boolean, onClose: () => void, holdsPage = false): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const overlay: Overlay = { close: () => close(), holdsPage };
    shownOverlays.set((others) => [...others, overlay]);
    return () => shownOverlays.set((all) => all.filter((other) => other !== overlay));
  }, [isOpen, holdsPage]);
}

/** Lets Back close the overlay, and returns the focus when it closes. */
export function useOverlay(isOpen: boolean, onClose: () => void): void {
  useClosedByBack(isOpen, onClose);
  useEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    return () => returnFocus(opener);
  }, [isOpen]);
}
