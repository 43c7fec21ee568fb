import { findCatalogueVersion, foldCatalogueChanges } from '../../db/repositories/catalogue/catalogue-version.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';

/** The version of a shop's catalogue, not older than this question; versions grow. */
export type CatalogueVersions = (shopId: number) => Promise<number>;

/** More rows than these are added up: reading them takes longer than one row does. */
const MOST_ROWS = 500;

interface Reading {
  running: Promise<number>;
  /** What begins when it ends, for all who have asked since it began: it may have missed their changes. */
  next: Promise<number> | null;
}

/** Makes the reader of versions. Questions of a shop that come while one is being answered are answered together. */
export function makeCatalogueVersions(
  { db }: Pick<DomainDeps, 'db'>,
  onFoldFailure: (error: unknown) => void,
): CatalogueVersions {
  const readings = new Map<number, Reading>();

  async function find(shopId: number): Promise<number> {
    const { version, rows } = await findCatalogueVersion(db.orm, shopId);
    if (rows > MOST_ROWS) foldCatalogueChanges(db.orm, shopId).catch(onFoldFailure);
    return version;
  }

  function begin(shopId: number): Promise<number> {
    const running = find(shopId);
    const reading: Reading = { running, next: null };
    readings.set(shopId, reading);
    const end = (): void => {
      if (readings.get(shopId) === reading) readings.delete(shopId);
    };
    running.then(end, end);
    return running;
  }

  return (shopId) => {
    const reading = readings.get(shopId);
    if (!reading) return begin(shopId);
    const again = () => begin(shopId);
    reading.next ??= reading.running.then(again, again);
    return reading.next;
  };
}
