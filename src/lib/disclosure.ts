/** Whether something of the page, such as a drawer, is open. */
export interface Disclosure {
  isOpen: () => boolean;
  open: () => void;
  close: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** Something that starts closed. */
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
