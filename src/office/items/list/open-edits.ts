import { createContext, use, useSyncExternalStore } from 'react';
import type { SeenItem } from './save-in-place.ts';

/** What is typed in an open field of a row. */
export interface OpenEdit {
  text: string;
  /** What the person saw when the field was opened, or was told since; rows that come later don't change it. */
  seen: SeenItem & { value: number | null };
  isBusy: boolean;
  problem?: string | undefined;
  /** Whether the field had the focus when its row left the window: it takes it again when the row comes back. */
  hadFocus?: boolean;
}

/** The open fields of a list by their keys. A row that leaves the window and comes back has them as they were. */
export interface OpenEdits {
  get: (key: string) => OpenEdit | null;
  set: (key: string, edit: OpenEdit | null) => void;
  /** Notes that the row of a field has left the window; a field that was closed stays closed. */
  leave: (key: string, hadFocus: boolean) => void;
  subscribe: (listener: () => void) => () => void;
}

/** No open fields. */
export function createOpenEdits(): OpenEdits {
  const edits = new Map<string, OpenEdit>();
  const listeners = new Set<() => void>();
  return {
    get: (key) => edits.get(key) ?? null,
    set: (key, edit) => {
      if (edit) edits.set(key, edit);
      else edits.delete(key);
      for (const listener of listeners) listener();
    },
    leave: (key, hadFocus) => {
      const edit = edits.get(key);
      // Nobody shows it now, so nobody is told.
      if (edit) edits.set(key, { ...edit, hadFocus });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The open fields of the list that is shown. */
export const OpenEditsContext = createContext<OpenEdits>(createOpenEdits());

/** What is typed in the field with this key, null while it isn't open, and what changes that. */
export function useOpenEdit(key: string): {
  edit: OpenEdit | null;
  change: (edit: OpenEdit | null) => void;
  leave: (hadFocus: boolean) => void;
} {
  const edits = use(OpenEditsContext);
  const edit = useSyncExternalStore(edits.subscribe, () => edits.get(key));
  return {
    edit,
    change: (next) => edits.set(key, next),
    leave: (hadFocus) => edits.leave(key, hadFocus),
  };
}
