import type { favouriteMachine, Mark } from '#machines/favourite/favourite.machine.ts';
import { favouritesMachine, markActorId } from '#machines/favourite/favourites.machine.ts';
import { FavouriteButton } from '#ui/favourite-button.tsx';
import { favouriteModel } from '#tests/model/favourite/favourite.model.ts';
import { favouritesModel } from '#tests/model/favourite/favourites.model.ts';
import { walkDom, type DomDriver } from '#tests/model/kit/walk-dom.ts';
import { TestPage } from '#tests/support/test-page.tsx';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor, enqueueActions, fromPromise, type ActorRefFrom, type AnyMachineSnapshot, type AnyStateMachine, type EventObject } from 'xstate';

type FavouritesActor = ActorRefFrom<typeof favouritesMachine>;

const goods = [
  { id: 1, name: 'Чашка' },
  { id: 2, name: 'Тарелка' },
];
const heart = (itemId: number) => screen.getByRole('button', { name: `Нравится: ${goods[itemId - 1]?.name}` });
const pressed = () => goods.filter(({ id }) => heart(id).getAttribute('aria-pressed') === 'true').map(({ id }) => id);

let favourites: FavouritesActor | undefined;

function show(actor: FavouritesActor) {
  favourites?.stop();
  favourites = actor;
  actor.start();
  return (
    <TestPage actors={{ favourites: actor }}>
      {goods.map((item) => (
        <FavouriteButton key={item.id} item={item} />
      ))}
    </TestPage>
  );
}

/** The real favourites, with the machine under test as the first item's mark from the moment that the list is there. */
function startWithMark(machine: AnyStateMachine, mark: Mark): FavouritesActor {
  return createActor(
    favouritesMachine.provide({
      actors: {
        listFavourites: fromPromise<readonly number[], void>(() => Promise.resolve([])),
        favourite: machine as typeof favouriteMachine,
      },
      actions: {
        tellMarks: enqueueActions(({ enqueue }) => {
          enqueue.spawnChild('favourite', { id: markActorId(1), input: mark });
          enqueue.assign({ touchedIds: [1] });
        }),
      },
    }),
  );
}

const theMark = () => favourites?.getSnapshot().children[markActorId(1)];
const showsMark = ({ context }: AnyMachineSnapshot): void => {
  expect(theMark()).toBeDefined();
  expect(pressed()).toEqual(context.isMarked ? [1] : []);
};

const markDriver: DomDriver = {
  render: (machine, input) => {
    const actor = startWithMark(machine, input as Mark);
    const page = show(actor);
    actor.send({ type: 'account.entered' });
    return page;
  },
  act: {
    'favourite.toggled': ({ user }) => user.click(heart(1)),
    'mark.received': ({ event }) => act(() => theMark()?.send(event as EventObject & { type: 'mark.received'; isMarked: boolean })),
  },
  screen: { idle: showsMark, saving: showsMark },
};

it('walks every path of a mark on the real heart', async () => {
  const { failures, missed } = await walkDom(favouriteModel, markDriver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
});

/** Marks as the taps have left them: in this walk no save is ever answered. */
let tapped = new Map<number, boolean>();
let listed: readonly number[] = [];

const showsMarks = ({ context }: AnyMachineSnapshot): void => {
  listed = context.markedIds ?? [];
  const marked = goods.filter(({ id }) => tapped.get(id) ?? listed.includes(id));
  expect(pressed()).toEqual(marked.map(({ id }) => id));
};

const listDriver: DomDriver = {
  render: (machine) => {
    [tapped, listed] = [new Map(), []];
    return show(createActor(machine as typeof favouritesMachine));
  },
  act: {
    'account.entered': () => act(() => favourites?.send({ type: 'account.entered' })),
    'mark.saved': () => act(() => favourites?.send({ type: 'mark.saved' })),
    'list.outdated': () => act(() => favourites?.send({ type: 'list.outdated' })),
    'item.toggled': async ({ user, event, snapshot }) => {
      const { itemId } = event as EventObject & { itemId: number };
      if (!snapshot.matches('guest')) tapped.set(itemId, !(tapped.get(itemId) ?? listed.includes(itemId)));
      await user.click(heart(itemId));
    },
  },
  screen: { guest: showsMarks, loading: showsMarks, ready: showsMarks, failed: showsMarks },
};

it('walks every path of a visitor’s favourites on the real hearts', async () => {
  const { failures, missed } = await walkDom(favouritesModel, listDriver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
});
