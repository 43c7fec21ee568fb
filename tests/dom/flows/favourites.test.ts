import { favouritesFlow } from '#entities/favourite/flows/favourites.flow.ts';
import { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import { favouritesModel } from '#tests/model/favourite/favourites.model.ts';
import { walkFlow } from '#tests/model/kit/flow/walk-flow.ts';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';

it('walks every path of the list of favourites, with what is sent and what follows', async () => {
  const { failures, missed, left } = await walkFlow(favouritesModel, {
    flow: favouritesFlow,
    actors: () => ({ login: createActor(phoneLoginMachine, { input: {} }) }),
    queries: [['listItems', { favourite: true }]],
    answers: {
      listFavourites: (ids: readonly number[]) => [
        { status: 200, body: { items: ids.map((item_id) => ({ item_id })) } },
      ],
    },
  });
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(left).toBe(0);
});
