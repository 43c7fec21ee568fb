import { canonicalJson } from '../domain/kit/canonical-json.ts';
import { KeptText } from '../kept/kept-text.ts';
import { VersionedCache } from '../kept/versioned-cache.ts';
import type { ChangesWith, CountOnce, OperationId } from './operation.ts';

/** What may be kept of an operation; its request is one of its own, read and allowed. */
export interface Keepable {
  readonly id: OperationId;
  readonly keptFor?: (request: never) => string | null;
  readonly changesWith?: (request: never) => ChangesWith;
}

interface KeptRequest {
  caller: { shop: { id: number } };
  path?: unknown;
  query?: unknown;
}

/** Bodies of answers that are the same for many, made once for each state of the shop's catalogue. */
export interface KeptAnswers {
  /**
   * The JSON of an answer, from what is kept or by `make`, whose counts are kept too; null where nobody else is given
   * the same.
   */
  find: (
    operation: Keepable,
    request: KeptRequest,
    make: (countOnce: CountOnce) => Promise<unknown>,
  ) => Promise<KeptText> | null;
}

/** How new the catalogue of a shop is. */
type VersionOf = (shopId: number) => Promise<Readonly<Record<ChangesWith, number>>>;

/** Their keys alone would take some megabytes. */
const MAX_COUNT_BYTES = 2_000_000;
const COUNT_BYTES = 50;

/** Makes the store of one process. */
export function keepAnswers(versionOf: VersionOf, maxBytes: number): KeptAnswers {
  const answers = new VersionedCache<KeptText>({ maxBytes, bytesOf: ({ bytes }) => bytes });
  const counts = new VersionedCache<number>({ maxBytes: MAX_COUNT_BYTES, bytesOf: () => COUNT_BYTES });
  return {
    find: ({ id, keptFor, changesWith }, request, make) => {
      const whom = keptFor?.(request as never) ?? null;
      if (whom === null) return null;
      const { caller, path, query } = request;
      const about = [caller.shop.id, id, whom];
      const key = canonicalJson([...about, path, query]);
      return versionOf(caller.shop.id).then((versions) => {
        const countOnce: CountOnce = (of, counted, count) =>
          counts.get(canonicalJson([...about, of]), versions[counted], count);
        const makeText = async (older: KeptText | undefined) =>
          KeptText.of(JSON.stringify(await make(countOnce)), older);
        return answers.get(key, versions[changesWith?.(request as never) ?? 'catalogue'], makeText);
      });
    },
  };
}
