import type { ItemImport } from '#contract/types.ts';

/** An import whose file was read: one row changes an item, and one is wrong. */
export const previewed: ItemImport = {
  id: 7,
  state: 'previewed',
  file_name: 'Товары.csv',
  format: 'csv',
  encoding: 'windows-1251',
  delimiter: 'semicolon',
  columns: [
    { title: 'Артикул', sample: 'Ч-101', field: 'article' },
    { title: 'Сумма', sample: '500', field: null },
  ],
  counts: { create: 0, update: 1, same: 0, error: 1 },
  total: 2,
  done: 2,
  written: 0,
  pictures: 0,
  mode: null,
  problem: null,
  created_at: '2026-11-21T09:30:00.000Z',
  changed_at: '2026-11-21T09:30:02.000Z',
};
