/** A text kept in the browser between visits. */
export interface StoredText {
  read: () => string | null;
  write: (value: string) => void;
  clear: () => void;
  /** Calls back when another tab changes it. Returns how to stop. */
  onChangeElsewhere: (listener: () => void) => () => void;
}

/** A text under this key of the local storage, or of the tab's own, or of the page's memory where the browser keeps none. */
export function storedText(key: string, kept: 'local' | 'session' = 'local'): StoredText {
  const storage = (): Storage => (kept === 'local' ? localStorage : sessionStorage);
  // Set only while the browser refuses to keep the text.
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
    onChangeElsewhere: (listener) => {
      const hear = (event: StorageEvent): void => {
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}
