import { favouriteFlow } from '#entities/favourite/flows/favourites.flow.ts';
import { favouriteModel } from '#tests/model/favourite/favourite.model.ts';
import { walkFlow } from '#tests/model/kit/flow/walk-flow.ts';
import { expect, it } from 'vitest';

it('walks every path of a favourite, with what is sent and what follows', async () => {
  const { failures, missed, left } = await walkFlow(favouriteModel, { flow: favouriteFlow });
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(left).toBe(0);
});
