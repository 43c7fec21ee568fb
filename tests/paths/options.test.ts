import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('walks every machine by every driver where nothing is asked', () => {
  const { models, drivers, path } = readOptions([]);
  expect(models.length).toBeGreaterThan(20);
  expect(drivers).toEqual(['node', 'dom', 'flow', 'server', 'browser']);
  expect(path).toBeUndefined();
});

it('takes two hundred random sequences of the first seed where nothing is asked', () => {
  expect(readOptions([])).toMatchObject({ random: 200, seed: 1 });
  expect(readOptions(['--random', '20', '--seed', '7'])).toMatchObject({ random: 20, seed: 7 });
});

it('takes a machine by its whole name or the last part of it', () => {
  const names = readOptions(['--machine', 'cart-line', '--machine', 'payment/paying']).models.map(({ name }) => name);
  expect(names).toEqual(['cart/cart-line', 'payment/paying']);
});

it('walks what is named twice once', () => {
  const asked = ['--machine', 'cart-line', '--machine', 'cart/cart-line', '--driver', 'dom', '--driver', 'dom'];
  const { models, drivers, path } = readOptions([...asked, '--path', '3']);
  expect([models.map(({ name }) => name), drivers, path]).toEqual([['cart/cart-line'], ['dom'], 3]);
});

it('takes a commit behind --changed, or none, and goes on with what stands behind it', () => {
  expect(readOptions([]).changed).toBeUndefined();
  expect(readOptions(['--changed']).changed).toBe('');
  expect(readOptions(['--changed', '--driver', 'dom'])).toMatchObject({ changed: '', drivers: ['dom'] });
  expect(readOptions(['--changed', 'HEAD~2', '--seed', '3'])).toMatchObject({ changed: 'HEAD~2', seed: 3 });
  expect(readOptions(['--changed=main']).changed).toBe('main');
});

it('takes a part of the machines, and the folders of parts', () => {
  expect(readOptions(['--shard', '2/3']).shard).toEqual({ part: 2, of: 3 });
  expect(readOptions(['--merge', 'a', 'b', 'c']).merge).toEqual(['a', 'b', 'c']);
  expect(readOptions(['--merge', 'a', '--merge', 'b']).merge).toEqual(['a', 'b']);
});

it.each([
  [['--shard', '4/3'], /'4\/3' is not a part, such as 1\/3/],
  [['--shard', '0/3'], /'0\/3' is not a part/],
  [['--shard', '1'], /'1' is not a part/],
  [['--machine', 'cart-line', '--path', '3', '--changed'], /--path walks its one path/],
  [['--merge', 'a', 'b', '--driver', 'dom'], /--merge puts together what was walked/],
  [['--merge', 'a', '--changed'], /--merge puts together what was walked/],
  [['--machin', 'cart-line'], /--machin/],
  [['cart-line'], /cart-line/],
  [['--machine', 'kettle'], /No machine is called 'kettle'\. There are: auth\/phone-login, /],
  [['--driver', 'robot'], /No driver is called 'robot'\. There are: node, dom/],
  [['--path', '3'], /--path needs the one --machine/],
  [['--random', 'many'], /'many' is not a number of sequences or a seed/],
  [['--seed', '-1'], /--seed/],
  [['--machine', 'cart-line', '--path', 'x'], /'x' is not the number of a path/],
])('refuses %j', (args, why) => {
  expect(() => readOptions(args)).toThrow(why);
});
