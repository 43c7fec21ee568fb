import { expect, it } from 'vitest';
import { addUpLines } from '#entities/purchase/equal-lines.ts';

const teapot = { id: 1, item_id: 7, description: 'Чайник', count: 2, price: 1350 };

it('adds up lines of the same item, whatever each is sold for', () => {
  const others = { ...teapot, id: 3, item_id: 8, description: 'Чайник', count: 4 };
  const dearer = { ...teapot, id: 5, count: 3, price: 1480 };
  const groups = addUpLines([teapot, others, dearer]);
  expect(groups.map(({ lines, count }) => [lines.map(({ id }) => id), count])).toEqual([
    [[1, 5], 5],
    [[3], 4],
  ]);
  expect(groups[0]?.first).toBe(teapot);
});

it('takes no photo for another, and nothing that was renamed in its order for what it was', () => {
  const photo = { ...teapot, item_id: null, description: '' };
  const lines = [photo, { ...photo, id: 2 }, { ...teapot, id: 3 }, { ...teapot, id: 4, description: 'Чайник, синий' }];
  expect(addUpLines(lines)).toHaveLength(4);
});

it('knows the same goods again when one of their lines is gone', () => {
  const [before] = addUpLines([teapot, { ...teapot, id: 9 }]);
  const [after] = addUpLines([{ ...teapot, id: 9 }]);
  expect(after?.key).toBe(before?.key);
});

it('adds up nothing to nothing', () => {
  expect(addUpLines([])).toEqual([]);
});
