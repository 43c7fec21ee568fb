import { createAtom, type ReadonlyAtom } from '@xstate/store';

/** A drawer, a dialog or another overlay that one part of the page opens and another shows. */
export interface NamedOverlay {
  isOpen: ReadonlyAtom<boolean>;
  open: () => void;
  close: () => void;
}

/** The names of those that are open. */
export const openOverlays = createAtom<readonly string[]>([]);

/** Names an overlay; it is closed at first. */
export function nameOverlay(name: string): NamedOverlay {
  const without = (names: readonly string[]): string[] => names.filter((other) => other !== name);
  return {
    isOpen: createAtom(() => openOverlays.get().includes(name)),
    open: () => openOverlays.set((names) => [...without(names), name]),
    close: () => openOverlays.set(without),
  };
}
