import { callReports } from '#api/client.ts';
import { tokenStorage } from '#api/storage.ts';
import { uploadFile } from '#api/upload.ts';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';

const stored = {
  id: '6f1c1f5e-8f4d-4c41-9a0e-0d8c5c6b8a11',
  image: { url: '/files/up/ab/ab-30.webp', width: 30, height: 30, sources: [] },
};

interface Seen {
  authorization: string | undefined;
  body: string;
}

let server: Server;
let url: string;
let seen: Seen[];
let answer: (response: ServerResponse) => void;

/** A server that says what the test wants; the page stands at another address, so it has to allow that. */
beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', 'authorization');
    if (request.method === 'OPTIONS') return void response.end();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      seen.push({ authorization: request.headers.authorization, body: Buffer.concat(chunks).toString() });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const say = (status: number, body: unknown) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const photo = new File(['picture '.repeat(30_000)], 'Паспорт.jpg', { type: 'image/jpeg' });
const send = (more: { signal?: AbortSignal; onProgress?: (share: number) => void; url?: string } = {}) =>
  uploadFile(photo, { url, signal: new AbortController().signal, onProgress: () => undefined, ...more });

it('sends the file under the person’s token without its own name, and tells how far it is', async () => {
  tokenStorage.write('secret');
  answer = say(200, stored);
  const shares: number[] = [];
  expect(await send({ onProgress: (share) => shares.push(share) })).toEqual(stored);
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(seen[0]?.authorization).toBe('Bearer secret');
  expect(seen[0]?.body).toContain('name="file"; filename="photo"');
  expect(seen[0]?.body).not.toContain('Паспорт');
});

it('rejects with what the server says, as other calls do', async () => {
  answer = say(413, { code: 'picture_too_large', detail: 'Слишком большое изображение.' });
  await expect(send()).rejects.toMatchObject({
    kind: 'http',
    status: 413,
    code: 'picture_too_large',
    detail: 'Слишком большое изображение.',
  });
  answer = (response) => void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
  await expect(send()).rejects.toMatchObject({ kind: 'http', status: 502, message: 'Bad Gateway' });
});

it('tells the page that its token has ended', async () => {
  tokenStorage.write('old');
  answer = say(401, { code: 'unauthorized', detail: 'Войдите, чтобы продолжить.' });
  let ended = 0;
  callReports.onTokenEnded = () => (ended += 1);
  await expect(send()).rejects.toMatchObject({ status: 401 });
  expect(ended).toBe(1);
});

it('is aborted without a message when it is no longer needed', async () => {
  const controller = new AbortController();
  const reached: boolean[] = [];
  callReports.onReach = (isReached) => reached.push(isReached);
  answer = () => controller.abort();
  await expect(send({ signal: controller.signal })).rejects.toMatchObject({ kind: 'aborted' });
  await expect(send({ signal: controller.signal })).rejects.toMatchObject({ kind: 'aborted' });
  expect([reached, seen.length]).toEqual([[], 1]);
});

it('reports a server that is not reached', async () => {
  const reached: boolean[] = [];
  callReports.onReach = (isReached) => reached.push(isReached);
  await expect(send({ url: 'http://127.0.0.1:1/' })).rejects.toMatchObject({
    kind: 'network',
    message: 'Нет связи с магазином',
  });
  expect(reached).toEqual([false]);
});
