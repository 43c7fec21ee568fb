import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the seeded demo shop, to be copied. */
    seededData: string;
  }
}

/** The built server in a process of its own, on a data folder of its own. */
export interface AppServer {
  url: string;
  /** Stops gracefully and removes the data folder. */
  stop(): Promise<void>;
}

// A safety net alone: making the demo shop may take a minute on a loaded machine.
const startWithinMs = 900_000;
const keptOutput = 4_000;

/** The address that the server says it listens on; one that takes too long is killed. */
async function waitUntilListening(child: ChildProcess, read: () => string): Promise<string> {
  const late = setTimeout(() => child.kill('SIGKILL'), startWithinMs);
  const url = await new Promise<string | undefined>((resolve) => {
    child.stdout?.on('data', () => {
      const found = /^Listening on (\S+)$/m.exec(read())?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => resolve(undefined));
  });
  clearTimeout(late);
  if (url === undefined) throw new Error(`The server did not come up:\n${read()}`);
  return url;
}

/**
 * Starts `dist/server/main.js` on a data folder that stays when it stops, with `more` in its environment. It believes a
 * visitor's `X-Forwarded-For`.
 */
export async function startOn(dataDir: string, more: Readonly<Record<string, string>> = {}): Promise<AppServer> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH,
      HOME,
      PORT: '0',
      HOST: '127.0.0.1',
      TRUST_PROXY: 'on',
      DATA_DIR: dataDir,
      DRAW_WITHIN_MS: '60000',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const note = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-keptOutput);
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const ended = once(child, 'exit');
  const url = await waitUntilListening(child, () => output);
  const complain = (code: number | null, signal: string | null) =>
    console.error(`The server at ${url} ended by itself (${code ?? signal}). It said last:\n${output}`);
  child.once('exit', complain);
  return {
    url,
    stop: async () => {
      child.off('exit', complain);
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A server on a copy of the seeded demo shop, with `more` in its environment. */
export async function startAppServer(more: Readonly<Record<string, string>> = {}): Promise<AppServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-data-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    await cp(inject('seededData'), dataDir, { recursive: true });
    const server = await startOn(dataDir, more);
    return {
      url: server.url,
      stop: async () => {
        await server.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
