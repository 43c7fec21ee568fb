import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Change } from '#tests/model/kit/random/slow-server.ts';
import { CartPage } from './cart-page.ts';

const idOf = ({ record }: Change): number => Number(record.split(' ')[1]);

/** What the person wished last: of lines their count and comment, or that they go; of items that they come. */
class Wishes {
  readonly lines = new Map<number, { count?: number; comment?: string; isGone?: boolean }>();
  readonly items = new Set<number>();
  /** Lines of which nobody knows whether they are gone: what is typed into one that is goes with it. */
  readonly unsure = new Set<number>();
  chosen = 1;

  line(lineId: number) {
    const known = this.lines.get(lineId) ?? {};
    this.lines.set(lineId, known);
    return known;
  }

  /** The answer was lost: nobody knows whether it has been done. */
  lose(change: Change | undefined): void {
    if (change?.what === 'add') this.items.delete(idOf(change));
    // A save that was lost is sent again.
    if (change?.what !== 'delete') return;
    this.lines.delete(idOf(change));
    this.unsure.add(idOf(change));
  }

  /** The server said that it can't be. */
  refuse(change: Change | undefined): void {
    if (!change) return;
    if (change.what === 'add') this.items.delete(idOf(change));
    if (change.what === 'save') this.lines.delete(idOf(change));
    const wish = this.lines.get(idOf(change));
    if (change.what === 'delete' && wish) {
      delete wish.isGone;
      if (Object.keys(wish).length === 0) this.lines.delete(idOf(change));
    }
  }

  /** The line that a call was about is not there any more. */
  miss(change: Change | undefined): void {
    if (change?.what === 'save') this.lines.delete(idOf(change));
  }
}

type Command = fc.AsyncCommand<Wishes, CartPage>;

/** Something that happens, told by its name and its number. */
const happens = (name: string, run: (pick: number, page: CartPage, wishes: Wishes) => Promise<unknown> | void) =>
  fc.nat({ max: 60 }).map((pick): Command => ({
    check: () => true,
    run: async (wishes, page) => {
      await run(pick, page, wishes);
    },
    toString: () => `${name} ${pick}`,
  }));

/** A line of those that are shown. */
const lineAt = (page: CartPage, pick: number): number =>
  page.shown()[pick % Math.max(1, page.shown().length)]?.[0] ?? 0;

const commands = [
  happens('choose an item', async (_, page, wishes) => {
    if (!page.isReady) return;
    wishes.chosen += 1;
    wishes.items.add(wishes.chosen);
    await page.choose(wishes.chosen);
  }),
  happens('change a count', async (pick, page, wishes) => {
    const [lineId, count] = [lineAt(page, pick), 2 + pick];
    if (lineId && (await page.touch(lineId, { type: 'count.changed', count }))) wishes.line(lineId).count = count;
  }),
  happens('change a comment', async (pick, page, wishes) => {
    const [lineId, comment] = [lineAt(page, pick), `${pick}`];
    if (lineId && (await page.touch(lineId, { type: 'comment.changed', comment })))
      wishes.line(lineId).comment = comment;
  }),
  happens('want a line to go', async (pick, page) => {
    const lineId = lineAt(page, pick);
    if (lineId) await page.touch(lineId, { type: 'deletion.requested' });
  }),
  happens('say yes', async (pick, page, wishes) => {
    const lineId = lineAt(page, pick);
    if (!(await page.reply(lineId, true))) return;
    wishes.line(lineId).isGone = true;
    wishes.items.delete(lineId / 10);
  }),
  happens('say no', (pick, page) => page.reply(lineAt(page, pick), false)),
  happens('wait for a moment', (_, page) => page.pass(800)),
  happens('wait for a while', (_, page) => page.pass(3_000)),
  happens('leave the page', (_, page) => page.tell('flush.requested')),
  happens('be online again', (_, page) => page.tell('connection.restored')),
  happens('arrive', (pick, page) => page.network.arrive(pick)),
  happens('answer', async (pick, page, wishes) => wishes.miss(await page.network.answer(pick))),
  happens('answer the next', async (_, page, wishes) => wishes.miss(await page.network.answer(0))),
  happens('lose', async (pick, page, wishes) => wishes.lose(await page.network.lose(pick))),
  happens('refuse', async (pick, page, wishes) => wishes.refuse(await page.network.refuse(pick))),
];

/** Everything that is on its way arrives, and what waits is sent. */
async function comeToRest(page: CartPage, wishes: Wishes): Promise<void> {
  for (let turn = 0; turn < 100 && !page.isAtRest; turn += 1) {
    while (!page.network.isQuiet) wishes.miss(await page.network.answer(0));
    await page.hurry();
  }
  expect(page.isAtRest).toBe(true);
}

it('shows what the server has once all is quiet, and the server has what was wished last', async () => {
  let granted = 0;
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 60, size: 'max' }), async (sequence) => {
      const page = new CartPage();
      const wishes = new Wishes();
      await fc.asyncModelRun(() => ({ model: wishes, real: page }), sequence);
      await comeToRest(page, wishes);
      expect(new Map(page.shown())).toEqual(page.lines);
      expect(page.unsaved()).toEqual([]);
      const due = [...wishes.lines].filter(([id]) => !wishes.unsure.has(id) || page.lines.has(id));
      const kept = due.flatMap(([id, { isGone, ...wish }]) => (isGone ? [] : [[id, wish] as const]));
      expect(Object.fromEntries(page.lines)).toMatchObject(Object.fromEntries(kept));
      const gone = [...wishes.lines].flatMap(([id, { isGone }]) => (isGone ? [id] : []));
      expect(gone.filter((id) => page.lines.has(id))).toEqual([]);
      granted += kept.length + gone.length;
      const items = [...page.lines.values()].map(({ itemId }) => itemId);
      expect(items).toEqual(expect.arrayContaining([...wishes.items]));
      granted += wishes.items.size;
      page.stop();
    }),
    { seed: 1, numRuns: 300 },
  );
  expect(granted).toBeGreaterThan(300);
});
