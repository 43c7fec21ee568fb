import type { KeyGroup } from '#ui/keys/page-keys.ts';
import { listsStrings } from '../lists.strings.ts';

/** Texts of selected rows. */
export const selectionStrings = {
  column: 'Выбор',
  page: 'Выбрать все на странице',
  all: 'Выбрать все по\u00A0фильтру',
  row: (name: string) => `Выбрать: ${name}`,
} as const;

const keysWith = (all: string): KeyGroup => ({
  title: listsStrings.list,
  keys: {
    '↓ ↑': listsStrings.nextRow,
    Пробел: 'выбрать строку или снять выбор',
    'Shift + ↓ ↑': 'выбрать несколько подряд',
    'Ctrl + A': all,
    Enter: listsStrings.openRow,
    Esc: 'снять выбор',
  },
});

/** The keys of rows that can be selected, of a list of pages and of one scroll. */
export const rowKeys = {
  pages: keysWith('выбрать страницу, ещё раз — всё по фильтру'),
  scroll: keysWith('выбрать всё по фильтру'),
};
