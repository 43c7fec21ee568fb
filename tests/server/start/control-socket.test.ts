import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askRunning, serveControl } from '#server/commands/control-socket.ts';

let folder: string;
let path: string;
let close: () => Promise<void>;
const ran: (readonly string[])[] = [];
const faults: unknown[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'control-'));
  path = join(folder, 'control.sock');
  const run = async (args: readonly string[]) => {
    ran.push(args);
    return `Готово: ${args.join(' ')}`;
  };
  close = await serveControl(path, { run, onError: (error) => faults.push(error) });
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

async function send(body: string): Promise<[status: number | undefined, text: string]> {
  const call = request({ socketPath: path, method: 'POST', path: '/' });
  call.end(body);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.setEncoding('utf8');
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  return [answer.statusCode, text];
}

it('carries out what it is sent', async () => {
  const long = 'Лавка'.repeat(5_000);
  expect(await askRunning(path, ['shop', 'create', long])).toBe(`Готово: shop create ${long}`);
  expect(ran.splice(0)).toEqual([['shop', 'create', long]]);
});

it.each(['', 'нет', '{"0":"shop"}', 'null', '"shop"', '[1]', '[["shop"]]', '["shop"'])(
  'answers %j with how commands are used',
  async (body) => {
    const [status, text] = await send(body);
    expect([status, text.split('\n')[0]]).toEqual([422, 'Как пользоваться:']);
    expect([ran, faults]).toEqual([[], []]);
  },
);
