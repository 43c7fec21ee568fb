import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Parser, type ReadEntry } from 'tar';
import { diskProblem } from '../backup/disk-problem.ts';
import { isKeptPath } from '../backup/manifest.ts';
import { backupStrings } from './backup.strings.ts';
import { CommandError } from './command-error.ts';

const OWN_FILE_ONLY = 0o600;
const OWN_FOLDER_ONLY = 0o700;

async function write(path: string, data: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: OWN_FOLDER_ONLY });
  await writeFile(path, data, { flag: 'wx', mode: OWN_FILE_ONLY });
}

async function receive(from: AsyncIterable<Uint8Array | string>, folder: string): Promise<void> {
  const whole: { path: string; data: Uint8Array }[] = [];
  let problem: unknown = null;
  let isAll = false;
  const parser = new Parser({
    strict: true,
    onReadEntry: (entry: ReadEntry) => {
      const path = entry.path.replace(/^\.\//, '');
      const isFile = entry.type === 'File';
      if (entry.type !== 'Directory' && !(isFile && isKeptPath(path))) problem ??= new Error(`${path} is of no copy`);
      if (problem !== null || !isFile) return entry.resume();
      const chunks: Uint8Array[] = [];
      entry.on('data', (chunk) => chunks.push(chunk));
      entry.on('end', () => whole.push({ path: join(folder, path), data: Buffer.concat(chunks) }));
    },
  });
  parser.on('error', (error) => (problem ??= error));
  parser.on('eof', () => (isAll = true));
  const writeWhole = async () => {
    for (const { path, data } of whole.splice(0)) await write(path, data);
    if (problem !== null) throw problem;
  };
  await mkdir(folder, { recursive: true, mode: OWN_FOLDER_ONLY });
  for await (const chunk of from) {
    parser.write(Buffer.from(chunk));
    await writeWhole();
  }
  const ended = once(parser, 'end');
  parser.end();
  await ended;
  await writeWhole();
  if (!isAll) throw new Error('The stream has no end');
}

/**
 * Receives a copy from one stream, a file after the other; throws CommandError where it isn't one, or ends too early.
 * Nothing is written any more once this is over, so that the folder can be removed: what tar itself unpacks goes on
 * after its stream was cut.
 */
export async function receiveCopy(from: AsyncIterable<Uint8Array | string>, folder: string): Promise<void> {
  try {
    await receive(from, folder);
  } catch (error) {
    const known = diskProblem(error);
    throw new CommandError(known ? backupStrings.problems[known.problem](known.about) : backupStrings.broken);
  }
}
