import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { favouriteMachine, type FavouriteState } from '#machines/favourite/favourite.machine.ts';
import { favouriteActorId, favouritesMachine } from '#machines/favourite/favourites.machine.ts';
import { SlowServer, type Change } from '#tests/model/kit/random/slow-server.ts';
import { settle } from '../kit/walk-node.ts';

const ITEMS = [1, 2, 3];

/** A customer's page, and the server that it talks to. */
class Page {
  readonly network = new SlowServer();
  /** What the server has. */
  readonly liked = new Set([1]);
  private readonly favourites;

  constructor() {
    const saveFavourite = fromPromise<void, FavouriteState>(({ input: { itemId, isFavourite } }) =>
      this.network.call({ record: `${itemId}`, what: 'save' }, (isNewest) => {
        if (!isNewest) return;
        if (isFavourite) this.liked.add(itemId);
        else this.liked.delete(itemId);
      }),
    );
    const listFavourites = fromPromise<readonly number[], void>(() =>
      this.network.call(undefined, () => [...this.liked]),
    );
    const favourite = favouriteMachine.provide({ actors: { saveFavourite } });
    this.favourites = createActor(favouritesMachine.provide({ actors: { listFavourites, favourite } })).start();
    this.favourites.send({ type: 'account.entered' });
  }

  /** What the heart of an item shows. */
  shows(itemId: number): boolean {
    const { children, context } = this.favourites.getSnapshot();
    const listed = context.favouriteIds?.includes(itemId) ?? false;
    return children[favouriteActorId(itemId)]?.getSnapshot().context.isFavourite ?? listed;
  }

  async press(itemId: number): Promise<void> {
    this.favourites.send({ type: 'item.toggled', itemId });
    await settle();
  }

  async show(): Promise<void> {
    this.favourites.send({ type: 'list.outdated' });
    await settle();
  }

  /** Everything that is on its way arrives; a page that has no list is shown again. */
  async comeToRest(): Promise<void> {
    while (!this.network.isQuiet) await this.network.answer(0);
    if (!this.favourites.getSnapshot().matches('failed')) return;
    await this.show();
    while (!this.network.isQuiet) await this.network.answer(0);
  }

  stop(): void {
    this.favourites.stop();
  }
}

/** What the person wished last for each item; nothing where the answer said that it can't be, or got lost. */
type Wishes = Map<number, boolean>;
type Command = fc.AsyncCommand<Wishes, Page>;

/** Something that happens, told by its name and its number. */
const happens = (name: string, run: (pick: number, page: Page, wishes: Wishes) => Promise<unknown> | void) =>
  fc.nat({ max: 20 }).map((pick): Command => ({
    check: () => true,
    run: async (wishes, page) => {
      await run(pick, page, wishes);
    },
    toString: () => `${name} ${pick}`,
  }));

const forget = (wishes: Wishes, change: Change | undefined): void => {
  if (change) wishes.delete(Number(change.record));
};

const commands = [
  happens('press', async (pick, page, wishes) => {
    const itemId = ITEMS[pick % ITEMS.length] ?? 1;
    wishes.set(itemId, !page.shows(itemId));
    await page.press(itemId);
  }),
  happens('show the page', (_, page) => page.show()),
  happens('arrive', (pick, page) => page.network.arrive(pick)),
  happens('answer', (pick, page) => page.network.answer(pick)),
  happens('lose', async (pick, page, wishes) => forget(wishes, await page.network.lose(pick))),
  happens('refuse', async (pick, page, wishes) => forget(wishes, await page.network.refuse(pick))),
];

it('shows what the server has once all is quiet, and the server has what was wished last', async () => {
  let settledWishes = 0;
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 50, size: 'max' }), async (sequence) => {
      const page = new Page();
      const wishes: Wishes = new Map();
      await fc.asyncModelRun(() => ({ model: wishes, real: page }), sequence);
      await page.comeToRest();
      const liked = ITEMS.filter((itemId) => page.liked.has(itemId));
      expect(ITEMS.filter((itemId) => page.shows(itemId))).toEqual(liked);
      for (const [itemId, wish] of wishes) expect([itemId, page.liked.has(itemId)]).toEqual([itemId, wish]);
      settledWishes += wishes.size;
      page.stop();
    }),
    { seed: 1, numRuns: 300 },
  );
  expect(settledWishes).toBeGreaterThan(100);
});
