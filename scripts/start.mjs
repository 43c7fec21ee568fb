import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadSettingsFile } from './env.mjs';
import { isBuilt, root, serverEntry } from './stamp.mjs';

/** Builds in a process of its own: Vite sets NODE_ENV and its memory must not stay with the server. */
async function build() {
  console.log('Building…');
  const builder = spawn(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url))], {
    cwd: root,
    stdio: 'inherit',
  });
  const stop = (signal) => builder.kill(signal);
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const [code] = await once(builder, 'exit');
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (code !== 0) process.exit(code ?? 1);
}

loadSettingsFile(join(root, '.env'));
if (!isBuilt()) await build();
await import(pathToFileURL(serverEntry).href);
