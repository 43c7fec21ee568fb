import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { CommandError } from './command-error.ts';
import { commandStrings } from './commands.strings.ts';

const MOST_BYTES = 64 * 1024;
/** A copy of a large shop takes minutes. */
const ANSWER_WITHIN_MS = 30 * 60_000;
/** For the account that runs the shop alone. */
const OWN_FILES_ONLY = 0o177;

/** The socket of the process that holds a data folder. */
export const controlPath = (dataDir: string): string => join(dataDir, 'control.sock');

/** Carries out a command; what to tell the person. */
export type RunCommand = (args: readonly string[]) => Promise<string>;

async function readText(message: IncomingMessage): Promise<string> {
  // A letter may be cut between two chunks.
  message.setEncoding('utf8');
  let text = '';
  for await (const chunk of message) {
    text += String(chunk);
    if (text.length > MOST_BYTES) throw new CommandError(commandStrings.usage);
  }
  return text;
}

/** The arguments that were sent; throws CommandError where they are none. */
function readArgs(text: string): string[] {
  try {
    const sent: unknown = JSON.parse(text);
    if (Array.isArray(sent) && sent.every((one) => typeof one === 'string')) return sent;
  } catch {
    // Told as whatever else isn't a command.
  }
  throw new CommandError(commandStrings.usage);
}

/** Lets commands be sent to this process, by its own account alone. Returns a function that ends this. */
export async function serveControl(
  path: string,
  { run, onError }: { run: RunCommand; onError: (error: unknown) => void },
): Promise<() => Promise<void>> {
  const server = createServer((message, answer) => {
    const told = async (): Promise<[status: number, text: string]> => {
      try {
        return [200, await run(readArgs(await readText(message)))];
      } catch (error) {
        if (error instanceof CommandError) return [422, error.message];
        onError(error);
        return [500, commandStrings.failed];
      }
    };
    void told().then(([status, text]) => answer.writeHead(status, { 'content-type': 'text/plain' }).end(text));
  });
  // Left by a process that was killed; a living one would hold the data folder.
  await rm(path, { force: true });
  const before = process.umask(OWN_FILES_ONLY);
  try {
    server.listen(path);
    await once(server, 'listening');
  } finally {
    process.umask(before);
  }
  return async () => {
    const closed = once(server, 'close');
    server.close();
    await closed;
  };
}

const isCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Whether a process takes commands there. */
export async function isListening(path: string): Promise<boolean> {
  const call = connect(path);
  try {
    await once(call, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    call.destroy();
  }
}

/**
 * Sends a command to the process that holds the data folder; null where none listens. Throws CommandError with what it
 * refused.
 */
export async function askRunning(path: string, args: readonly string[]): Promise<string | null> {
  const call = request({ socketPath: path, method: 'POST', path: '/', timeout: ANSWER_WITHIN_MS });
  call.on('timeout', () => call.destroy(new CommandError(commandStrings.unanswered)));
  try {
    call.end(JSON.stringify(args));
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    const text = await readText(answer);
    if (answer.statusCode !== 200) throw new CommandError(text);
    return text;
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ECONNREFUSED', 'ENOTDIR')) return null;
    throw error;
  }
}
