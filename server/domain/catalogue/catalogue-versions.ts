import {
  type CatalogueVersion,
  findCatalogueVersion,
  foldCatalogueChanges,
} from '../../db/repositories/catalogue/catalogue-version.ts';
import { shareReadings } from '../../kept/share-readings.ts';
import type { DomainDeps } from '../kit/domain-deps.ts';

/** The version of a shop's catalogue, not older than this question; versions grow. */
export type CatalogueVersions = (shopId: number) => Promise<CatalogueVersion>;

/** More rows than these are added up: reading them takes longer than one row does. */
const MOST_ROWS = 500;

/** Makes the reader of versions; whoever asks at once is answered together. */
export const makeCatalogueVersions = (
  { db }: Pick<DomainDeps, 'db'>,
  onFoldFailure: (error: unknown) => void,
): CatalogueVersions =>
  shareReadings(async (shopId) => {
    const { rows, ...version } = await findCatalogueVersion(db.orm, shopId);
    if (rows > MOST_ROWS) foldCatalogueChanges(db.orm, shopId).catch(onFoldFailure);
    return version;
  });
