import { expect, it } from 'vitest';
import { replayLine } from './history.ts';
import { readOptions } from './options.ts';

const history = {
  lifecycle: 'payment/payment',
  start: 'nothing on the balance',
  prefix: ['cashier top_up 40'],
  branches: [['cashier top_up F seen'], ['owner top_up C']],
};

it('races every lifecycle where nothing is asked', () => {
  const { races, histories, seed, history: asked } = readOptions([]);
  expect([races.length, histories, seed, asked]).toEqual([4, 500, 1, undefined]);
});

it('takes a lifecycle by its whole name or the last part of it, and once', () => {
  const asked = ['--lifecycle', 'payment', '--lifecycle', 'payment/payment', '--histories', '7', '--seed', '3'];
  const { races, histories, seed } = readOptions(asked);
  expect([races.map(({ name }) => name), histories, seed]).toEqual([['payment/payment'], 7, 3]);
});

it('reads the history in the line that replays it, and races its lifecycle alone', () => {
  const [, text = ''] = /'(.*)'$/.exec(replayLine(history)) ?? [];
  const { races, history: read } = readOptions(['--history', text]);
  expect([races.map(({ name }) => name), read]).toEqual([['payment/payment'], history]);
});

it.each([
  [['--histroy', '{}'], /--histroy/],
  [['payment'], /payment/],
  [['--lifecycle', 'kettle'], /No lifecycle is called 'kettle'\. There are: order\/placed-order, /],
  [['--histories', '0'], /'0' is not a number of histories/],
  [['--seed', 'x'], /'x' is not a seed/],
  [['--history', 'nowhere.json'], /Not a history in JSON: nowhere\.json/],
  [['--history', '{"lifecycle":"kettle"}'], /No lifecycle is called 'kettle'/],
  [['--history', JSON.stringify({ ...history, start: 'hot' })], /'hot' is no start of payment\/payment/],
  [['--history', JSON.stringify({ ...history, branches: 'F' })], /"branches"/],
  [['--history', JSON.stringify({ ...history, prefix: ['cat top_up F'] })], /'cat top_up F' is no command/],
  [['--history', JSON.stringify(history), '--lifecycle', 'payment'], /leave out --lifecycle/],
])('refuses %j', (args, why) => {
  expect(() => readOptions(args)).toThrow(why);
});
