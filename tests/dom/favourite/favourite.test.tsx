import type { favouriteMachine, FavouriteState } from '#machines/favourite/favourite.machine.ts';
import { favouritesMachine, favouriteActorId } from '#machines/favourite/favourites.machine.ts';
import { FavouriteButton } from '#entities/favourite/favourite-button.tsx';
import { favouriteWithoutControl } from '#tests/model/favourite/favourite.controls.ts';
import { favouriteModel } from '#tests/model/favourite/favourite.model.ts';
import { favouritesWithoutControl } from '#tests/model/favourite/favourites.controls.ts';
import { favouritesModel } from '#tests/model/favourite/favourites.model.ts';
import { walkDom, type DomDriver } from '#tests/model/kit/walk-dom.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  createActor,
  enqueueActions,
  fromPromise,
  type ActorRefFrom,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';

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
function startWithFavourite(machine: AnyStateMachine, favourite: FavouriteState): FavouritesActor {
  const answers = [true];
  return createActor(
    favouritesMachine.provide({
      actors: {
        // Answered once: a list that comes after a save would begin the favourite again.
        listFavourites: fromPromise<readonly number[], void>(() =>
          answers.pop() ? Promise.resolve([]) : new Promise(() => undefined),
        ),
        favourite: machine as typeof favouriteMachine,
      },
      actions: {
        tellFavourites: enqueueActions(({ enqueue, self }) => {
          enqueue.spawnChild('favourite', { id: favouriteActorId(1), input: { ...favourite, parent: self } });
          enqueue.assign({ touchedIds: [1] });
        }),
      },
    }),
  );
}

const theFavourite = () => favourites?.getSnapshot().children[favouriteActorId(1)];
const showsFavourite = ({ context }: AnyMachineSnapshot): void => {
  expect(theFavourite()).toBeDefined();
  expect(pressed()).toEqual(context.isFavourite ? [1] : []);
};

const favouriteDriver: DomDriver = {
  render: (machine, input) => {
    const actor = startWithFavourite(machine, input as FavouriteState);
    const page = show(actor);
    actor.send({ type: 'account.entered' });
    return page;
  },
  act: {
    'favourite.toggled': ({ user }) => user.click(heart(1)),
  },
  withoutControl: favouriteWithoutControl,
  screen: { idle: showsFavourite, saving: showsFavourite },
};

it('walks every path of a favourite on the real heart', async () => {
  const { failures, missed } = await walkDom(favouriteModel, favouriteDriver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
});

/** Marks as the taps have left them: in this walk no save is ever answered. */
let tapped = new Map<number, boolean>();
let listed: readonly number[] = [];

const showsFavourites = ({ context }: AnyMachineSnapshot): void => {
  listed = context.favouriteIds ?? [];
  const marked = goods.filter(({ id }) => tapped.get(id) ?? listed.includes(id));
  expect(pressed()).toEqual(marked.map(({ id }) => id));
};

const listDriver: DomDriver = {
  render: (machine) => {
    [tapped, listed] = [new Map(), []];
    return show(createActor(machine as typeof favouritesMachine));
  },
  act: {
    'item.toggled': async ({ user, event, snapshot }) => {
      const { itemId } = event as EventObject & { itemId: number };
      if (!snapshot.matches('guest')) tapped.set(itemId, !(tapped.get(itemId) ?? listed.includes(itemId)));
      await user.click(heart(itemId));
    },
  },
  withoutControl: {
    ...favouritesWithoutControl,
    'account.entered': 'told by the session',
  },
  screen: { guest: showsFavourites, loading: showsFavourites, ready: showsFavourites, failed: showsFavourites },
};

it('walks every path of the favourites on the real hearts', async () => {
  const { failures, missed } = await walkDom(favouritesModel, listDriver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
});
