import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Order, Slice } from './generator.ts';

/** Requests that the end of a slice cut off are let go. */
const REST_MS = 50;

/** The load generator in a process of its own. */
export class Generator {
  private readonly child: ChildProcess;
  private readonly broken: Promise<never>;

  constructor(factsFile: string) {
    this.child = fork(join(import.meta.dirname, 'generator.ts'), [factsFile], { execArgv: ['--import', 'tsx'] });
    this.broken = once(this.child, 'exit').then(() => {
      throw new Error('The load generator ended');
    });
    this.broken.catch(() => undefined);
  }

  async measure(order: Order): Promise<Slice> {
    this.child.send(order);
    const answered = once(this.child, 'message').then(([slice]) => slice as Slice);
    const slice = await Promise.race([answered, this.broken]);
    await wait(REST_MS);
    return slice;
  }

  stop(): void {
    this.child.kill();
  }
}
