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

it.each([
  [12, 'магазин запускается или идёт другая команда (процесс 12).'],
  [null, 'магазин запускается или идёт другая команда.'],
])('tells whoever has waited long enough who holds the database: %j', async (pid, holder) => {
  const here = () => Promise.reject(new DatabaseInUseError('/data/db', pid));
  const asked = carryOutWhereItRuns({ ask: async () => null, here, waitMs: 5, lookMs: 1 });
  await expect(asked).rejects.toThrow(
    `База данных занята: ${holder} Повторите через минуту; если не поможет, перезапустите магазин.`,
  );
});

it('hides no other problem', async () => {
  const broken = new Error('disk');
  const asked = carryOutWhereItRuns({ ask: async () => null, here: () => Promise.reject(broken), lookMs: 1 });
  await expect(asked).rejects.toBe(broken);
});
