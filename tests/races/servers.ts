import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { listening } from '#tests/support/server/production.ts';

/** An answer; `body` is its JSON. */
interface ServerAnswer {
  status: number;
  body: unknown;
}

interface ServerRequest {
  host: string;
  token: string;
  url: string;
  body: object;
}

/** A server in a process of its own. */
export interface Server {
  put(request: ServerRequest): Promise<ServerAnswer>;
  /** What it has logged of faults. */
  faults(): string;
  close(): Promise<void>;
}

/** Bundles the server's program from the sources as they are now: a start from them takes ten times as long. */
async function bundle(): Promise<{ program: string; remove: () => Promise<void> }> {
  await mkdir('.cache', { recursive: true });
  const outDir = await mkdtemp(join('.cache', 'races-'));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { ssr: 'tests/races/server-child.ts', outDir, target: 'node20', emptyOutDir: true },
  });
  return {
    program: join(outDir, 'server-child.js'),
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}

function put(agent: Agent, origin: string, { host, token, url, body }: ServerRequest): Promise<ServerAnswer> {
  const text = JSON.stringify(body);
  const headers = {
    host,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/api${url}`, { method: 'PUT', agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const said = Buffer.concat(chunks).toString();
        resolve({ status: answer.statusCode ?? 0, body: said === '' ? null : JSON.parse(said) });
      });
    });
    sent.on('error', reject).end(text);
  });
}

async function start(program: string, databaseUrl: string, dataDir: string): Promise<Server> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, NODE_ENV: 'production', LOG_LEVEL: 'error' };
  const child: ChildProcess = spawn(process.execPath, [program], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let said = '';
  let faults = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (faults += chunk.toString()));
  const ended = once(child, 'close');
  const failed = ended.then(([code]) => Promise.reject(new Error(`A server ended with ${code}:\n${faults || said}`)));
  failed.catch(() => undefined);
  const url = await Promise.race([listening({ child, read: () => said }), failed]);
  const agent = new Agent({ keepAlive: true });
  return {
    put: (asked) => put(agent, url, asked),
    faults: () => said.split('\n').slice(1).join('\n') + faults,
    close: async () => {
      agent.destroy();
      child.stdin?.end();
      await ended;
    },
  };
}

/** Starts two servers on one database. */
export async function startServers(databaseUrl: string): Promise<{ servers: Server[]; close: () => Promise<void> }> {
  const { program, remove } = await bundle();
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-races-'));
  const starts = await Promise.allSettled([0, 1].map(() => start(program, databaseUrl, dataDir)));
  const servers = starts.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const close = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.close()));
    await Promise.all([remove(), rm(dataDir, { recursive: true, force: true })]);
  };
  const failed = starts.find((one) => one.status === 'rejected');
  if (failed) {
    await close();
    throw failed.reason;
  }
  return { servers, close };
}
