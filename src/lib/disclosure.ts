/** The open or closed state of a drawer or a dialog. */
export interface Disclosure {
  isOpen: () => boolean;
  open: () => void;
  close: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** Makes a disclosure that is closed at first. */
export function createDisclosure(): Disclosure {
  const listeners = new Set<() => void>();
  let opened = false;
  const turn = (to: boolean) => () => {
    if (opened === to) return;
    opened = to;
    listeners.forEach((listener) => listener());
  };
  return {
    isOpen: () => opened,
    open: turn(true),
    close: turn(false),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
