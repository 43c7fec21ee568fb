import {
  type ItemImportFacts,
  itemImportMachine,
  itemImportStates,
} from '#machines/item-import/item-import.machine.ts';
import { defineModel } from '../kit/model.ts';
import { itemImportTable } from './item-import.table.ts';

/** Whatever an import may be decided by. */
const everyItemImportFacts: readonly ItemImportFacts[] = [false, true].flatMap((hasWork) =>
  [false, true].flatMap((hasErrors) => [false, true].map((isWhole) => ({ hasWork, hasErrors, isWhole }))),
);

/** What is told where only writing asks for facts: it would be refused by them. */
const noFacts: ItemImportFacts = { hasWork: false, hasErrors: false, isWhole: false };

/** The lifecycle of an import; writing is tried with whatever it may depend on. */
export const itemImportModel = defineModel('item-import/item-import', {
  machine: itemImportMachine,
  table: itemImportTable,
  events: Object.fromEntries(
    itemImportStates.map((state) => [`import.${state}`, state === 'applying' ? everyItemImportFacts : [noFacts]]),
  ),
});
