/** A text that the browser stores. */
export interface StoredText {
  read: () => string | null;
  write: (value: string) => void;
  clear: () => void;
  /** Whether the browser has refused to store it: it ends with the page. */
  isInMemory: () => boolean;
  /**
   * Calls `listener` when another tab changes it, with what that tab has made of it; with null where it was cleared.
   * Returns a function to unsubscribe.
   */
  onChangeElsewhere: (listener: (now: string | null) => void) => () => void;
}

/** A text in the local or session storage; in memory if the browser refuses to store it. */
export function storedText(key: string, kept: 'local' | 'session' = 'local'): StoredText {
  const storage = (): Storage => (kept === 'local' ? localStorage : sessionStorage);
  // Set only while the browser refuses to store the text.
  let memory: string | null = null;
  const attempt = <T>(inStorage: () => T, refused: () => T): T => {
    try {
      return inStorage();
    } catch {
      return refused();
    }
  };
  return {
    read: () =>
      memory ??
      attempt(
        () => storage().getItem(key),
        () => null,
      ),
    write: (value) => {
      memory = attempt(
        () => {
          storage().setItem(key, value);
          return null;
        },
        () => value,
      );
    },
    clear: () => {
      memory = null;
      attempt(
        () => storage().removeItem(key),
        () => undefined,
      );
    },
    isInMemory: () => memory !== null,
    onChangeElsewhere: (listener) => {
      const hear = (event: StorageEvent): void => {
        if (event.key === key || event.key === null) listener(event.newValue);
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}
