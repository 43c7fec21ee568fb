import { carryOutWhereItRuns, openBesideCommands } from '#server/commands/where-it-runs.ts';
import { DatabaseInUseError } from '#server/db/engine/errors.ts';
import { beforeEach, expect, it } from 'vitest';

const told: (number | null)[] = [];
const onWait = (pid: number | null) => void told.push(pid);
beforeEach(() => void told.splice(0));

const held = () => Promise.reject(new DatabaseInUseError('/data/db', 12));

it('is answered by a shop that was still starting', async () => {
  const answers = [null, null, 'Готово'];
  const ask = async () => answers.shift() ?? null;
  expect(await carryOutWhereItRuns({ ask, here: held, lookMs: 1, onWait })).toBe('Готово');
  // Said before the first wait, and once.
  expect(told).toEqual([12]);
});

it('is carried out here once another command has left the database', async () => {
  const tries = [held, held, async () => 'Сделано здесь'];
  const here = () => (tries.shift() ?? held)();
  expect(await carryOutWhereItRuns({ ask: async () => null, here, lookMs: 1, onWait })).toBe('Сделано здесь');
  expect(told).toEqual([12]);
});

it.each([
  [12, 'Магазин ещё запускается или идёт другая команда (процесс 12).'],
  [null, 'Магазин ещё запускается или идёт другая команда.'],
])('tells whoever has waited long enough who holds the database: %j', async (pid, holder) => {
  const here = () => Promise.reject(new DatabaseInUseError('/data/db', pid));
  const asked = carryOutWhereItRuns({ ask: async () => null, here, waitMs: 5, lookMs: 1, onWait });
  await expect(asked).rejects.toThrow(`${holder} Повторите через минуту; если не поможет, перезапустите магазин.`);
});

it('hides no other problem', async () => {
  const broken = new Error('disk');
  const asked = carryOutWhereItRuns({ ask: async () => null, here: () => Promise.reject(broken), lookMs: 1, onWait });
  await expect(asked).rejects.toBe(broken);
});

it('says nothing where nobody is waited for', async () => {
  expect(await carryOutWhereItRuns({ ask: async () => 'Готово', here: held, onWait })).toBe('Готово');
  expect(told).toEqual([]);
});

it('lets a shop start once a command has left the database', async () => {
  const tries = [held, held, async () => 'открыта'];
  const open = () => (tries.shift() ?? held)();
  expect(await openBesideCommands({ open, isServed: async () => false, lookMs: 1, onWait })).toBe('открыта');
  expect(told).toEqual([12]);
});

it('lets no second one start beside a shop that is served, however long it could wait', async () => {
  const opened = openBesideCommands({ open: held, isServed: async () => true, onWait });
  await expect(opened).rejects.toThrow('уже открыта другой запущенной программой (процесс 12)');
  expect(told).toEqual([]);
});

it('lets no shop start that has waited long enough', async () => {
  const opened = openBesideCommands({ open: held, isServed: async () => false, waitMs: 5, lookMs: 1, onWait });
  await expect(opened).rejects.toThrow(DatabaseInUseError);
});
