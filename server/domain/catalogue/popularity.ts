import {
  claimCounting,
  releaseCounting,
  findChangedPopularity,
  type ItemPopularity,
  writePopularity,
} from '../../db/repositories/catalogue/popularity.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';

const MINUTE_MS = 60_000;
const COUNTED_MS = 90 * 24 * 60 * MINUTE_MS;
/** Less than the hour between two rounds of one process, so that each of its rounds may count. */
const COUNT_AGAIN_MS = 55 * MINUTE_MS;
/** Written in parts, so that other queries of an embedded database needn't wait for all of them. */
const WRITTEN_AT_ONCE = 200;

const partsOf = (rows: readonly ItemPopularity[]) =>
  Array.from({ length: Math.ceil(rows.length / WRITTEN_AT_ONCE) }, (_, part) =>
    rows.slice(part * WRITTEN_AT_ONCE, (part + 1) * WRITTEN_AT_ONCE),
  );

async function countShop({ db }: DomainDeps, shopId: number, since: Date): Promise<void> {
  const changed = await findChangedPopularity(db.orm, shopId, since);
  for (const part of partsOf(changed)) await writePopularity(db.orm, part);
}

/**
 * Counts the pieces of each item that were ordered in the last ninety days; a shop whose last count is recent is left
 * out. A shop that fails is left to the next round, of whichever process, and the others are counted; then the first
 * error is thrown.
 */
export async function countPopularity(deps: DomainDeps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const errors: unknown[] = [];
  for (const shopId of await claimCounting(db.orm, { now, before: before(COUNT_AGAIN_MS) })) {
    try {
      await countShop(deps, shopId, before(COUNTED_MS));
    } catch (error) {
      errors.push(error);
      await releaseCounting(db.orm, shopId);
    }
  }
  if (errors.length > 0) throw errors[0];
}
