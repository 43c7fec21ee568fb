import { createAtom } from '@xstate/store';
import { useAtom } from '@xstate/store-react';
import { useEffect } from 'react';

const none: readonly number[] = [];

/** The selected rows of the lists that are shown, by the name of their selection. */
const chosenRows = createAtom<ReadonlyMap<string, readonly number[]>>(new Map());

/** Tells what stands above a list which of its rows are selected. */
export function useTellChosen(selection: string, ids: ReadonlySet<number>): void {
  useEffect(() => {
    chosenRows.set((all) => new Map(all).set(selection, [...ids]));
    return () => chosenRows.set((all) => new Map(all).set(selection, none));
  }, [selection, ids]);
}

/** The selected rows of the list that is shown; none where it has no selection. */
export const useChosen = (selection: string): readonly number[] =>
  useAtom(chosenRows, (all) => all.get(selection) ?? none);
