import { expect, it } from 'vitest';
import { createLogger } from '#server/start/logging.ts';
import { prepareShop } from '#server/start/prepare-shop.ts';
import { readSettings } from '#server/start/settings.ts';
import { freshDatabase } from '#tests/support/server/database.ts';
import { describeOnEachEngine } from '#tests/support/server/engines.ts';
import { SmallShop } from '#tests/support/server/small-shop.ts';

describeOnEachEngine('a shop that is there at the start', (engine) => {
  it.each([
    ['a demo shop', true],
    ['a real one', false],
  ])('names people to sign in as only where it is for show: %s', async (_, isDemo) => {
    const db = await freshDatabase(engine);
    const { deps } = await SmallShop.open(db, { isDemo });
    const namesWith = async (DEMO: string) => {
      const parts = { ...deps, settings: readSettings({ DEMO }), log: createLogger('silent') };
      return (await prepareShop(parts, 'no pictures are needed')).length;
    };
    expect((await namesWith('on')) > 0).toBe(isDemo);
    expect(await namesWith('off')).toBe(0);
    await db.close();
  });
});
