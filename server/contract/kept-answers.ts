import { canonicalJson } from '../domain/kit/canonical-json.ts';
import { KeptText } from '../kept/kept-text.ts';
import { VersionedCache } from '../kept/versioned-cache.ts';
import type { OperationId } from './operation.ts';

/** What may be kept of an operation; its request is one of its own, read and allowed. */
export interface Keepable {
  readonly id: OperationId;
  readonly keptFor?: (request: never) => string | null;
}

interface KeptRequest {
  caller: { shop: { id: number } };
  path?: unknown;
  query?: unknown;
}

/** Bodies of answers that are the same for many, made once for each state of the shop's catalogue. */
export interface KeptAnswers {
  /** The JSON of an answer, from what is kept or by `make`; null where nobody else is given the same. */
  find: (operation: Keepable, request: KeptRequest, make: () => Promise<unknown>) => Promise<KeptText> | null;
}

/** Makes the store of one process; `versionOf` says how new the catalogue of a shop is. */
export function keepAnswers(versionOf: (shopId: number) => Promise<number>, maxBytes: number): KeptAnswers {
  const answers = new VersionedCache<KeptText>({ maxBytes, bytesOf: ({ bytes }) => bytes });
  return {
    find: ({ id, keptFor }, request, make) => {
      const whom = keptFor?.(request as never) ?? null;
      if (whom === null) return null;
      const { caller, path, query } = request;
      const key = canonicalJson([caller.shop.id, id, whom, path, query]);
      const makeText = async (older: KeptText | undefined) => KeptText.of(JSON.stringify(await make()), older);
      return versionOf(caller.shop.id).then((version) => answers.get(key, version, makeText));
    },
  };
}
