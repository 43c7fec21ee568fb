import { createAtom, type Atom } from '@xstate/store';
import { useAtom } from '@xstate/store-react';
import { createContext, use } from 'react';
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
type OpenEdits = Atom<ReadonlyMap<string, OpenEdit>>;

/** No open fields. */
export const createOpenEdits = (): OpenEdits => createAtom<ReadonlyMap<string, OpenEdit>>(new Map());

/** The open fields of the list that is shown. */
export const OpenEditsContext = createContext(createOpenEdits());

/** What is typed in the field with this key, null while it isn't open, and what changes that. */
export function useOpenEdit(key: string): {
  edit: OpenEdit | null;
  change: (edit: OpenEdit | null) => void;
  /** Notes that the row of the field has left the window; a field that was closed stays closed. */
  leave: (hadFocus: boolean) => void;
} {
  const edits = use(OpenEditsContext);
  const edit = useAtom(edits, (all) => all.get(key) ?? null);
  const change = (next: OpenEdit | null): void =>
    edits.set((all) => {
      const changed = new Map(all);
      if (next) changed.set(key, next);
      else changed.delete(key);
      return changed;
    });
  return {
    edit,
    change,
    leave: (hadFocus) => {
      const left = edits.get().get(key);
      if (left) change({ ...left, hadFocus });
    },
  };
}
