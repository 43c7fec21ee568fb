import { Worker } from 'node:worker_threads';
import type { CallAnswer, StyledPage } from '#common/drawing.ts';
import type { FromDrawer, ToDrawer } from './messages.ts';

/** Answers what a page asks the API for, with its query, as JSON. */
type AnswerCall = (path: string) => Promise<CallAnswer>;

/** Draws pages as guests see them at first. */
export interface PageDrawer {
  /** Null for a page that is not for guests; rejects where it can't be drawn, or not in time. */
  draw: (path: string, answer: AnswerCall) => Promise<StyledPage | null>;
  close: () => Promise<void>;
}

/** Options of a drawer. */
export interface DrawerOptions {
  /** The built worker. */
  entry: URL;
  /** After this time in milliseconds nobody waits for a page. */
  withinMs: number;
}

interface Drawing {
  answer: AnswerCall;
  resolve: (page: StyledPage | null) => void;
  reject: (error: Error) => void;
}

/** The thread, and what it draws. Begins again after a failure of the thread itself. */
class DrawingThread {
  readonly drawings = new Map<number, Drawing>();
  readonly worker: Worker;
  readonly #withinMs: number;
  #last = 0;

  constructor({ entry, withinMs }: DrawerOptions, onEnd: () => void) {
    this.#withinMs = withinMs;
    this.worker = new Worker(entry);
    this.worker.unref();
    this.worker.on('message', (message: FromDrawer) => void this.#hear(message));
    const end = (error: Error): void => {
      onEnd();
      for (const { reject } of this.drawings.values()) reject(error);
      this.drawings.clear();
    };
    this.worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
    this.worker.on('exit', () => end(new Error('The thread that draws pages has ended')));
  }

  draw(path: string, answer: AnswerCall): Promise<StyledPage | null> {
    this.#last += 1;
    const drawing = this.#last;
    let timer: NodeJS.Timeout | undefined;
    const drawn = new Promise<StyledPage | null>((resolve, reject) => {
      this.drawings.set(drawing, { answer, resolve, reject });
      const giveUp = () => reject(new Error(`${path} was not drawn within ${this.#withinMs} ms`));
      timer = setTimeout(giveUp, this.#withinMs);
    });
    this.#send({ kind: 'draw', drawing, path });
    return drawn.finally(() => {
      clearTimeout(timer);
      this.drawings.delete(drawing);
    });
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
      drawing.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

/** Makes a drawer, whose thread starts with the first page. */
export function createPageDrawer(options: DrawerOptions): PageDrawer {
  let thread: DrawingThread | null = null;
  const forget = (): void => {
    thread = null;
  };
  return {
    draw: async (path, answer) => {
      thread ??= new DrawingThread(options, forget);
      return thread.draw(path, answer);
    },
    close: async () => {
      await thread?.worker.terminate();
    },
  };
}
