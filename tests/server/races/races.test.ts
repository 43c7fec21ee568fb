import { expect } from 'vitest';
import { races } from '#tests/races/lifecycles/races.ts';
import { search, shrink } from '#tests/races/search.ts';
import { RaceSite } from '#tests/races/site.ts';
import { tellFailure } from '#tests/races/tell.ts';
import { describeShopOnPostgres } from '#tests/support/server/shop-test.ts';

/** Of each lifecycle: `npm run races` is the long form. */
const HISTORIES = 30;
const SEED = 1;
const SHRINK_MS = 10_000;

describeShopOnPostgres('two servers', (it) => {
  let site: RaceSite;

  it.beforeAll(async ({ stock: { shop, db } }) => {
    site = await RaceSite.open(shop, db.databaseUrl ?? '');
  });

  it.afterAll(() => site.close());

  it.for(races.map((race) => [race.name, race] as const))(
    'take commands of %s at once as one machine would one after another',
    async ([, race]) => {
      const { failure, ran, taken } = await search(site, race, { histories: HISTORIES, seed: SEED });
      expect(failure && tellFailure(await shrink(site, race, failure.ran, SHRINK_MS))).toBeNull();
      expect(ran).toBe(HISTORIES);
      // Most of what is tried is there to be taken.
      expect(taken).toBeGreaterThan(HISTORIES);
    },
  );

  it('have no two transactions that hold each other up', async () => {
    expect([await site.close(), site.servers.map((server) => server.faults())]).toEqual([0, ['', '']]);
  });
});
