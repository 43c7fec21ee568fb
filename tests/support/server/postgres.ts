import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { accessSync, chmodSync, chownSync, constants, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';

const PACKAGED = '/usr/lib/postgresql';
const READY_WITHIN_MS = 300_000;

/** A PostgreSQL server for tests, with the right to create databases. */
export interface PostgresServer {
  /** The address of a database `name` on it. */
  urlOf(name: string): string;
  stop(): Promise<void>;
}

interface Account {
  uid: number;
  gid: number;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function packagedFolders(): string[] {
  try {
    const versions = readdirSync(PACKAGED).toSorted((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(PACKAGED, version, 'bin'));
  } catch {
    return [];
  }
}

/** The folder that holds both initdb and postgres, or null when PostgreSQL is not installed. */
function findPostgres(): string | null {
  const folders = [...packagedFolders(), ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.find((folder) => isProgram(join(folder, 'initdb')) && isProgram(join(folder, 'postgres'))) ?? null;
}

/** PostgreSQL refuses to run as root, so root lends it another account. */
function accountToRunAs(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody');
  if (found === undefined) throw new Error('root needs an account named postgres or nobody to run PostgreSQL under');
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

async function waitUntilReady(url: string, server: ChildProcess, said: () => string): Promise<void> {
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await delay(50)) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${said()}`);
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch {
      // Not up yet.
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error(`PostgreSQL was not ready in time:\n${said()}`);
}

async function startCluster(bin: string): Promise<PostgresServer> {
  const account = accountToRunAs();
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  chmodSync(folder, 0o700);
  if (account !== null) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const options = { cwd: folder, ...account };
  await promisify(execFile)(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    options,
  );
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    // What a test wrote need not outlive a power cut.
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'shared_buffers=64MB',
    'max_connections=400',
  ];
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  server.stderr.on('data', (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-4_000);
  });
  const urlOf = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  // SIGQUIT: at once, without waiting for clients. Also when the run is cut short before `stop`.
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  const stop = async () => {
    process.removeListener('exit', kill);
    const ended = new Promise((done) => server.once('exit', done));
    if (server.exitCode === null && kill()) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(urlOf('postgres'), server, () => log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { urlOf, stop };
}

/** The server at TEST_DATABASE_URL, or one started for this run; null when there is neither. */
export async function startPostgres(): Promise<PostgresServer | null> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    const urlOf = (name: string) => Object.assign(new URL(given), { pathname: `/${name}` }).href;
    return { urlOf, stop: () => Promise.resolve() };
  }
  const bin = findPostgres();
  return bin === null ? null : startCluster(bin);
}
