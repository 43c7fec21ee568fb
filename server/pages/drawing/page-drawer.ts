import { Worker } from 'node:worker_threads';
import type { CallAnswer, StyledPage } from '#common/drawing.ts';
import type { FromDrawer, ToDrawer } from './messages.ts';

/** What is answered to a path of the API with its query, as JSON. */
export type AnswerCall = (path: string) => Promise<CallAnswer>;

/** Draws pages as guests see them at first. */
export interface PageDrawer {
  /** Null for a page that is not for guests; rejects where it can't be drawn. */
  draw: (path: string, answer: AnswerCall) => Promise<StyledPage | null>;
  close: () => Promise<void>;
}

interface Drawing {
  answer: AnswerCall;
  resolve: (page: StyledPage | null) => void;
  reject: (error: Error) => void;
}

/** More than these at a time are not drawn: whoever came last would wait in vain. */
const MOST_AT_ONCE = 16;

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** The thread, and what it draws. */
class DrawingThread {
  readonly drawings = new Map<number, Drawing>();
  readonly worker: Worker;
  #last = 0;

  constructor(entry: URL, onEnd: () => void) {
    this.worker = new Worker(entry);
    this.worker.unref();
    this.worker.on('message', (message: FromDrawer) => void this.#hear(message));
    const end = (error: Error): void => {
      onEnd();
      for (const { reject } of this.drawings.values()) reject(error);
      this.drawings.clear();
    };
    this.worker.on('error', (error) => end(asError(error)));
    this.worker.on('exit', () => end(new Error('The thread that draws pages has ended')));
  }

  draw(path: string, answer: AnswerCall): Promise<StyledPage | null> {
    if (this.drawings.size >= MOST_AT_ONCE) return Promise.reject(new Error(`${path} comes after too many others`));
    this.#last += 1;
    const drawing = this.#last;
    const drawn = new Promise<StyledPage | null>((resolve, reject) => {
      this.drawings.set(drawing, { answer, resolve, reject });
    });
    this.#send({ kind: 'draw', drawing, path });
    return drawn.finally(() => this.drawings.delete(drawing));
  }

  #send(message: ToDrawer): void {
    this.worker.postMessage(message, []);
  }

  async #hear(message: FromDrawer): Promise<void> {
    const drawing = this.drawings.get(message.drawing);
    if (message.kind === 'drawn') drawing?.resolve(message.page);
    if (message.kind === 'failed') drawing?.reject(new Error(message.reason));
    if (message.kind !== 'call' || !drawing) return;
    try {
      this.#send({ kind: 'answer', call: message.call, answer: await drawing.answer(message.path) });
    } catch (error) {
      drawing.reject(asError(error));
    }
  }
}

/** Makes a drawer by the built worker. Its thread starts with the first page, and anew after it has failed. */
export function createPageDrawer(entry: URL): PageDrawer {
  let thread: DrawingThread | null = null;
  const begin = (): DrawingThread => {
    const begun = new DrawingThread(entry, () => {
      if (thread === begun) thread = null;
    });
    return begun;
  };
  return {
    draw: async (path, answer) => {
      thread ??= begin();
      return thread.draw(path, answer);
    },
    close: async () => {
      await thread?.worker.terminate();
    },
  };
}
