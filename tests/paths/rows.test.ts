import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import type { Row } from '#tests/model/kit/table.ts';
import { placesOfRows } from './rows.ts';

const source = `const leaving = (name) => ({ in: name, on: 'left', to: 'gone' });
export const table = {
  rows: [
    { in: 'idle', on: 'opened', to: 'busy' },
    { in: ['idle', 'busy'], on: 'closed', when: isLast, to: 'gone' },
    ...['idle', 'busy'].map(leaving),
    { in: 'idle', on: 'opened', to: 'busy', when: isFirst },
  ],
};
`;

it('finds each row where it is written, one that a function makes in the function', () => {
  const file = join(temporaryFolder(), 'some.table.ts');
  writeFileSync(file, source);
  const rows: Row[] = [
    { in: 'idle', on: 'opened', to: 'busy' },
    { in: ['idle', 'busy'], on: 'closed', to: 'gone' },
    { in: 'idle', on: 'left', to: 'gone' },
    { in: 'busy', on: 'left', to: 'gone' },
    { in: 'idle', on: 'opened', to: 'busy' },
  ];
  const places = placesOfRows('some.table.ts', file, { starts: [], states: {}, rows });
  expect(rows.map((row) => places.get(row)?.line)).toEqual([4, 5, 1, 1, 7]);
});
