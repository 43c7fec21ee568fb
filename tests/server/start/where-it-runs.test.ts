import { carryOutWhereItRuns } from '#server/commands/where-it-runs.ts';
import { DatabaseInUseError } from '#server/db/engine/errors.ts';
import { expect, it } from 'vitest';

const held = () => Promise.reject(new DatabaseInUseError('/data/db', 12));

it('is answered by a shop that was still starting', async () => {
  const answers = [null, null, 'Готово'];
  const ask = async () => answers.shift() ?? null;
  expect(await carryOutWhereItRuns({ ask, here: held, lookMs: 1 })).toBe('Готово');
});

it('is carried out here once another command has left the database', async () => {
  const tries = [held, held, async () => 'Сделано здесь'];
  const here = () => (tries.shift() ?? held)();
  expect(await carryOutWhereItRuns({ ask: async () => null, here, lookMs: 1 })).toBe('Сделано здесь');
});

it('tells whoever has waited long enough to come back', async () => {
  const asked = carryOutWhereItRuns({ ask: async () => null, here: held, waitMs: 5, lookMs: 1 });
  await expect(asked).rejects.toThrow('Магазин ещё запускается: повторите через минуту.');
});

it('hides no other problem', async () => {
  const broken = new Error('disk');
  const asked = carryOutWhereItRuns({ ask: async () => null, here: () => Promise.reject(broken), lookMs: 1 });
  await expect(asked).rejects.toBe(broken);
});
