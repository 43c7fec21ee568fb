import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { CallAnswer, DrawingModule } from '#common/drawing.ts';
import type { FromDrawer, ToDrawer } from './messages.ts';
import { type Keyframes, makeUsedStyles, type StyleRule } from './used-styles.ts';

if (!parentPort) throw new Error('This is started as a worker');
const port = parentPort;
const send = (message: FromDrawer): void => port.postMessage(message);

// All are beside this file once they are built.
const client = (await import(new URL('./views.js', import.meta.url).href)) as DrawingModule;

const usedStyles = makeUsedStyles(
  JSON.parse(readFileSync(new URL('./styles.json', import.meta.url), 'utf8')) as (StyleRule | Keyframes)[],
);

/** The drawing that a call is made for. */
const drawings = new AsyncLocalStorage<number>();
const calls = new Map<number, (answer: CallAnswer) => void>();
let lastCall = 0;

client.answerCalls(
  (path) =>
    new Promise((resolve, reject) => {
      const drawing = drawings.getStore();
      if (drawing === undefined) {
        reject(new Error(`${path} is asked for by no page`));
        return;
      }
      lastCall += 1;
      calls.set(lastCall, resolve);
      send({ kind: 'call', drawing, call: lastCall, path });
    }),
);

async function draw(drawing: number, path: string): Promise<void> {
  try {
    const page = await drawings.run(drawing, () => client.drawPage(path));
    send({ kind: 'drawn', drawing, page: page && { ...page, css: usedStyles(page.html) } });
  } catch (error) {
    send({ kind: 'failed', drawing, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

port.on('message', (message: ToDrawer) => {
  if (message.kind === 'draw') {
    void draw(message.drawing, message.path);
    return;
  }
  calls.get(message.call)?.(message.answer);
  calls.delete(message.call);
});
