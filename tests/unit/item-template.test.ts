import { itemTemplate } from '#office/items/files/template.ts';
import { expect, it } from 'vitest';

it('is a file of columns that an import knows, with the mark by which spreadsheets know its encoding', async () => {
  const bytes = new Uint8Array(await itemTemplate('Посуда').blob.arrayBuffer());
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  // The same text is imported by tests/server/item-file/import-categories.test.ts.
  expect(new TextDecoder().decode(bytes)).toBe(
    'Артикул;Название;Категория;Цена;Остаток;Описание;Характеристики\r\n' +
      'Ч-101;Пример: замените эту строку;Посуда;1290,50;12;;Цвет: белый\r\n',
  );
});

it('quotes a category with the sign that parts its cells', async () => {
  expect(await itemTemplate('Чай; "кофе"').blob.text()).toContain(';"Чай; ""кофе""";1290,50;');
});
