import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEngineChild } from '#tests/support/child.ts';
import { describeOnEachEngine, freshDatabase, type TestDatabase } from '#tests/support/database.ts';

const ROUNDS = 10;
const idsIn = (line: string) => line.slice(line.indexOf(' ') + 1).split(',').filter(Boolean).map(Number);

describeOnEachEngine('a program killed in the middle of its writes', (engine) => {
  let database: TestDatabase | null = null;
  let place = '';
  beforeAll(async () => {
    if (engine === 'pglite') {
      place = mkdtempSync(join(tmpdir(), 'shop-crash-'));
    } else {
      database = await freshDatabase('postgres');
      place = database.databaseUrl ?? '';
    }
  });
  afterAll(async () => {
    await database?.close();
    if (engine === 'pglite') rmSync(place, { recursive: true, force: true });
  });

  it('has every acknowledged row when it starts again, ten times over', async () => {
    const acknowledged: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const child = startEngineChild('write', place);
      expect(idsIn(await child.line('kept'))).toEqual(expect.arrayContaining(acknowledged));
      for (let seen = 0; seen < 3 + 7 * round; seen += 1) await child.line('acknowledged');
      const { lines } = await child.kill();
      acknowledged.push(...lines.filter((line) => line.startsWith('acknowledged')).flatMap(idsIn));
    }
    const last = startEngineChild('hold', place);
    expect(idsIn(await last.line('kept'))).toEqual(expect.arrayContaining(acknowledged));
    expect((await last.finish()).code).toBe(0);
    expect(acknowledged.length).toBeGreaterThan(300);
  }, 300_000);
});
