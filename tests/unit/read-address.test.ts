import { readCatalogueAddress } from '#routes/catalogue-address.ts';
import { readId } from '#common/read-id.ts';
import { readName, readPage, readSearch } from '#lib/read-address.ts';
import { expect, it } from 'vitest';

it.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
  ['2147483648', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
  [' 7 ', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('reads %j as the id %j', (text, id) => {
  expect(readId(text)).toBe(id);
});

it('reads pages that a list may have', () => {
  expect(['1', '100000', '100001', 'last'].map(readPage)).toEqual([1, 100_000, undefined, undefined]);
});

it('reads a search without its edges, as long as the server takes it', () => {
  expect(['  плед ', '   ', 'я'.repeat(200), null].map(readSearch)).toEqual([
    'плед',
    undefined,
    'я'.repeat(100),
    undefined,
  ]);
});

it('reads names, and no properties that every object has', () => {
  const names = { paid: 'Оплачен' };
  expect(['paid', 'toString', '', null].map((value) => readName(names, value))).toEqual([
    'paid',
    undefined,
    undefined,
    undefined,
  ]);
});

it('leaves out whatever it cannot read of the catalogue’s address', () => {
  expect(
    readCatalogueAddress(
      new URLSearchParams('search=%20&category=99999999999&priceMin=99999999999&priceMax=500&order=magic&page=1e2'),
    ),
  ).toEqual({ priceMax: 500 });
});
