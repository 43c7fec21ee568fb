import { expect, it } from 'vitest';
import { explore } from '#tests/model/kit/explore.ts';
import { confirmModel } from '#tests/model/shell/confirm.model.ts';
import { judge, walkInNode, type WalkedMachine } from './measure.ts';
import { edgeOf, tellPath } from './one-path.ts';
import { isGreen, tellRow, verdictOf, type Run } from './verdict.ts';

const graph = explore(confirmModel);
const judged = (walks: WalkedMachine['walks']) => judge(process.cwd(), confirmModel, graph, walks);
const runOf = (machine: WalkedMachine): Run => ({
  machines: [machine],
  commit: '',
  date: new Date('2026-11-28T12:30:00Z'),
  seconds: 1,
  isWhole: true,
  drivers: ['dom'],
  withoutModel: [],
  withoutWalk: {},
  mutants: [],
  planted: { faults: [] },
  problems: [],
});

it('refuses a number that no path has', () => {
  expect(() => edgeOf(graph, 99_999)).toThrow(/There is no path 99999: they go from 0 to \d+$/);
});

it('is green where one of the drivers has walked the path, and says which', async () => {
  const machine = judged({ node: await walkInNode(confirmModel, graph, [0]) });
  const { lines, isGreen: isWell } = tellPath(machine, { number: 0, drivers: ['node', 'dom'], problems: [] });
  expect(isWell).toBe(true);
  expect(lines.slice(-2)).toEqual(['✓ node: as the table says', '– dom: does not walk this machine']);
});

it('is red where no driver has walked the path', () => {
  const { lines, isGreen: isWell } = tellPath(judged({}), { number: 0, drivers: ['dom'], problems: [] });
  expect(isWell).toBe(false);
  expect(lines.at(-1)).toBe('✗ dom: does not walk this machine');
});

it('is red where something else is wrong, and says what', () => {
  const { lines, isGreen: isWell } = tellPath(judged({ dom: null }), {
    number: 0,
    drivers: ['dom'],
    problems: ['the run itself'],
  });
  expect(isWell).toBe(false);
  expect(lines.slice(-2)).toEqual(['✗ dom: the walk ended before it could say anything', '✗ the run itself']);
});

it('a run in which nothing was walked is not green', () => {
  const run = runOf(judged({}));
  expect(isGreen(run)).toBe(false);
  expect(verdictOf(run).slice(0, 2)).toEqual([
    '✗ nothing was walked · 1 machines, 0 paths, 1.0 s',
    '  ! Not walked at all: shell/confirm.',
  ]);
  expect(tellRow(judged({}))).toMatch(/^– shell\/confirm/);
});

it('a run with a problem of its own is not green', async () => {
  const run = runOf(judged({ node: await walkInNode(confirmModel, graph) }));
  expect(isGreen(run)).toBe(true);
  expect(isGreen({ ...run, problems: ['dom: every walk went well, and the tests ended with 1'] })).toBe(false);
});

it('a run that leaves out a walk which a driver has to do is not green, and says which', async () => {
  const run = {
    ...runOf(judged({ node: await walkInNode(confirmModel, graph) })),
    withoutWalk: { flow: ['cart/cart'] },
  };
  expect(isGreen(run)).toBe(false);
  expect(verdictOf(run)).toContain('  ! The driver flow does not walk: cart/cart.');
});

it('says how many events a driver does not bring about', async () => {
  const walk = await walkInNode(confirmModel, graph);
  const told = verdictOf(runOf(judged({ server: { ...walk, notOffered: { 'order.done': ['by a purchase'] } } })));
  expect(told).toContain('  ! Events that server doesn’t bring about, each with its reason at its machine: 1.');
});
