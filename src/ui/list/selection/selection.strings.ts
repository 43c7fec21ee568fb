import type { KeyGroup } from '#ui/keys/page-keys.ts';
import { listsStrings } from '../lists.strings.ts';

/** Texts of selected rows. */
export const selectionStrings = {
  column: 'Выбор',
  all: 'Выбрать все по\u00A0фильтру',
  row: (name: string) => `Выбрать: ${name}`,
} as const;

/** The keys of rows that can be selected. */
export const rowKeys: KeyGroup = {
  title: listsStrings.list,
  keys: {
    '↓ ↑': listsStrings.nextRow,
    Пробел: 'выбрать строку или снять выбор',
    'Shift + ↓ ↑': 'выбрать несколько подряд',
    'Ctrl + A': 'выбрать всё по фильтру',
    Enter: listsStrings.openRow,
    Esc: 'снять выбор',
  },
};
