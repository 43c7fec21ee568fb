import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { createServer } from 'vite';
import { loadSettingsFile } from './env.mjs';
import { root } from './stamp.mjs';

loadSettingsFile(join(root, '.env'));
const port = Number(process.env.PORT || 3000);
const apiPort = String(port + 1);
process.env.API_PORT = apiPort;

const vite = await createServer({ root, configFile: join(root, 'vite.config.ts'), server: { port, strictPort: true } });
try {
  await vite.listen();
} catch (error) {
  // Vite has no code for it.
  if (!/already in use/.test(String(error))) throw error;
  const { startStrings } = await tsImport('../server/start/start.strings.ts', import.meta.url);
  console.error(startStrings.portTaken(port));
  process.exit(1);
}
const [pagesUrl] = vite.resolvedUrls.local;

// The server tells the address of the pages once it listens itself: from then on they work.
const api = spawn(
  join(root, 'node_modules/.bin/tsx'),
  ['watch', '--clear-screen=false', 'server/main.ts', pagesUrl.replace(/\/$/, '')],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PORT: apiPort } },
);

let isStopping = false;
function stop() {
  isStopping = true;
  api.kill('SIGTERM');
}

process.once('SIGINT', stop).once('SIGTERM', stop);
api.once('exit', (code) => {
  // Pages without their server are no use.
  if (!isStopping) process.exitCode = code ?? 1;
  void vite.close();
});
