import { beforeAll, expect, it } from 'vitest';
import { startEngineChild } from '#tests/support/server/child.ts';
import { describeOnEachEngine } from '#tests/support/server/engines.ts';
import { makeProgramPlace } from '#tests/support/server/killed-program.ts';
import { KILLS } from '#tests/support/thorough.ts';

/** Writes that are waited for before the first kill, and how many more before each of the next. */
const FIRST = 3;
const MORE = Math.round(70 / KILLS);
const idsIn = (line: string) =>
  line
    .slice(line.indexOf(' ') + 1)
    .split(',')
    .filter(Boolean)
    .map(Number);

describeOnEachEngine('a program killed in the middle of its writes', (engine) => {
  let place: string;
  beforeAll(async () => {
    const made = await makeProgramPlace(engine);
    ({ place } = made);
    return made.remove;
  });

  it('has every acknowledged row after each of many restarts', async () => {
    const acknowledged: number[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      const child = startEngineChild('write', place);
      expect(idsIn(await child.line('kept'))).toEqual(expect.arrayContaining(acknowledged));
      for (let seen = 0; seen < FIRST + MORE * round; seen += 1) await child.line('acknowledged');
      const { lines } = await child.kill();
      acknowledged.push(...lines.filter((line) => line.startsWith('acknowledged')).flatMap(idsIn));
    }
    const last = startEngineChild('hold', place);
    expect(idsIn(await last.line('kept'))).toEqual(expect.arrayContaining(acknowledged));
    expect((await last.finish()).code).toBe(0);
    expect(acknowledged.length).toBeGreaterThan(25 * KILLS);
  });
});
