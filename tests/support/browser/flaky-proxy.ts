import { once } from 'node:events';
import {
  createServer,
  request as send,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** A call to the server that comes through. */
export interface PassingCall {
  method: string;
  /** With its query. */
  path: string;
  body: string;
  /** When it came, on the machine's own steady clock. */
  at: number;
  /** When its answer went out, or it was dropped; null until then. */
  endedAt: number | null;
}

/** What becomes of a call. */
type Fate =
  | { kind: 'pass' }
  /** Waits that long before the server gets it. */
  | { kind: 'delay'; ms: number }
  /** The server never gets it; the connection breaks. */
  | { kind: 'lost' }
  /** The server does its work; the connection breaks before the answer. */
  | { kind: 'answerLost' }
  /** Answered here; the server never gets it. */
  | { kind: 'answer'; status: number; body: object }
  /** The server gets it once this is settled, even if the page has given up on it. */
  | { kind: 'hold'; until: Promise<unknown> };

/** Chooses what becomes of a call to the API. */
export type ChooseFate = (call: PassingCall) => Fate;

const pass: Fate = { kind: 'pass' };

/** Stands between the browser and the server, and does to the calls what a bad network does. */
export class FlakyProxy {
  readonly url: string;
  /** Every call to the API, in the order in which they came. */
  readonly calls: PassingCall[] = [];
  /** Nothing gets through; every connection breaks. */
  isOffline = false;
  /** Ends the service worker's script: with another end it is another version. */
  workerEnd = '';
  private choose: ChooseFate = () => pass;
  private readonly close: () => Promise<void>;

  private constructor(url: string, close: () => Promise<void>) {
    this.url = url;
    this.close = close;
  }

  /** Opens a way to the server at `target`. */
  static async open(target: string): Promise<FlakyProxy> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const proxy = new FlakyProxy(`http://127.0.0.1:${port}`, async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    });
    server.on('request', (request, response) => void proxy.pass(target, request, response));
    return proxy;
  }

  /** From now on the calls to the API go as this says. */
  treat(choose: ChooseFate): void {
    this.choose = choose;
  }

  /** The calls of this kind so far. */
  callsTo(method: string, path: RegExp): PassingCall[] {
    return this.calls.filter((call) => call.method === method && path.test(call.path));
  }

  stop(): Promise<void> {
    return this.close();
  }

  private async pass(target: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/' } = request;
    if (this.isOffline) return void request.socket.destroy();
    const body = await buffer(request).catch(() => null);
    if (body === null) return;
    if (path === '/sw.js' && this.workerEnd !== '') {
      const script = await (await fetch(new URL(path, target))).text();
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script + this.workerEnd);
    }
    if (!path.startsWith('/api/')) return forward(target, request, body, response);
    const call: PassingCall = { method, path, body: body.toString(), at: performance.now(), endedAt: null };
    this.calls.push(call);
    response.once('close', () => {
      call.endedAt = performance.now();
    });
    const fate = this.choose(call);
    if (fate.kind === 'lost') return void request.socket.destroy();
    if (fate.kind === 'answer') {
      return void response
        .writeHead(fate.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(fate.body));
    }
    if (fate.kind === 'delay') await wait(fate.ms);
    if (fate.kind === 'hold') await fate.until;
    return forward(target, request, body, fate.kind === 'answerLost' ? null : response);
  }
}

/** Hands a request on; without a way back its connection breaks once the server has answered. */
async function forward(
  target: string,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse | null,
): Promise<void> {
  const headers: OutgoingHttpHeaders = { ...request.headers, 'content-length': body.length };
  const upstream = send(new URL(request.url ?? '/', target), { method: request.method ?? 'GET', headers });
  upstream.end(body);
  try {
    const [answer] = (await once(upstream, 'response')) as [IncomingMessage];
    if (!response) {
      answer.resume();
      await once(answer, 'end');
      return void request.socket.destroy();
    }
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  } catch {
    request.socket.destroy();
  }
}
