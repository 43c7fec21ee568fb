import { findAll } from '#office/kit/bulk/find-all.ts';
import { expect, it } from 'vitest';

it('finds the rows of every page once, at the version read last, so that a changed one is refused', async () => {
  const pages = [
    [
      { id: 5, version: 3 },
      { id: 4, version: 1 },
    ],
    // A row that came meanwhile has moved the fourth to the next page.
    [
      { id: 4, version: 2 },
      { id: 9, version: 7 },
    ],
  ];
  const found = await findAll(async ({ page }) => ({ result: pages[page - 1] ?? [], pages: 2, total: 4 }));
  expect(found).toEqual({
    ids: [5, 4, 9],
    seen: [
      { id: 5, version: 3 },
      { id: 4, version: 2 },
      { id: 9, version: 7 },
    ],
    total: 4,
  });
});

it('takes the first 5000 of a longer list, and tells how long that is', async () => {
  const asked: number[] = [];
  const { ids, total } = await findAll(async ({ page, limit }) => {
    asked.push(limit);
    const result = Array.from({ length: limit }, (_, place) => ({ id: (page - 1) * limit + place + 1, version: 1 }));
    return { result, pages: 60, total: 6_000 };
  });
  expect([ids.length, ids.at(-1), total, asked.length]).toEqual([5_000, 5_000, 6_000, 50]);
});
