import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './stamp.mjs';

const port = Number(process.env.PORT ?? 3000);
const apiPort = String(port + 1);
const bin = (name) => join(root, 'node_modules/.bin', name);

const children = [
  spawn(bin('tsx'), ['watch', '--clear-screen=false', 'server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: apiPort },
  }),
  spawn(bin('vite'), ['--port', String(port), '--strictPort'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, API_PORT: apiPort },
  }),
];

let stopping = false;
function stop() {
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
}

process.once('SIGINT', stop).once('SIGTERM', stop);
for (const child of children) {
  // One without the other is no use: when either ends by itself, so does the other.
  child.once('exit', (code) => {
    if (!stopping) process.exitCode = code ?? 1;
    stop();
  });
}
