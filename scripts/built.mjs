import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isBuilt, root } from './stamp.mjs';

/** Builds in a process of its own: Vite sets NODE_ENV and its memory must not stay with the server. */
async function build(output) {
  output.write('Building…\n');
  const builder = spawn(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url))], {
    cwd: root,
    stdio: ['inherit', output, 'inherit'],
  });
  const stop = (signal) => builder.kill(signal);
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const [code] = await once(builder, 'exit');
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (code !== 0) process.exit(code ?? 1);
}

/** Builds what has changed since the last build. */
export async function ensureBuilt({ output = process.stdout } = {}) {
  if (!isBuilt()) await build(output);
}
