import { api, unwrap } from '#api/client.ts';
import { purchasesBranch } from '#common/routes/branches.ts';
import type { components } from '#contract/types.ts';
import { lineForms } from '#entities/order/orders.strings.ts';
import { plural } from '#lib/plural.ts';
import { bulkStrings } from '#office/kit/bulk/bulk.strings.ts';
import type { ListChange } from '#office/kit/bulk/list-change.ts';
import { getBranchHref } from '#routes/branch-href.ts';

type SentLine = components['schemas']['SentLine'];

/** Lines that a sending has put into a purchase, by their ids. */
export type SentLines = ReadonlyMap<number, SentLine>;

/** Lines by their ids, in the versions in which they were seen. */
export type SeenLines = ReadonlyMap<number, number>;

/** What a sending says of its lines, which go as they were seen; where there are none, the server says why. */
export const namedLines = (lines: SeenLines) =>
  lines.size === 0
    ? {}
    : { line_ids: [...lines.keys()], versions: [...lines].map(([id, version]) => ({ id, version })) };

/** The lines of an order that wait. */
export const waitingLines = ({ lines }: Pick<components['schemas']['PlacedOrder'], 'lines'>): SeenLines =>
  new Map(lines.flatMap(({ id, state, version }) => (state === 'W' ? [[id, version]] : [])));

/** As many as one call takes. */
const LINES_PER_CALL = 100;

/** Lets these lines wait again in the versions that the sending left; answers what became of each. */
export async function takeBackLines(lines: SentLines, ids: readonly number[]) {
  const result = [];
  for (let start = 0; start < ids.length; start += LINES_PER_CALL) {
    const some = ids.slice(start, start + LINES_PER_CALL);
    const versions = some.map((id) => ({ id, version: lines.get(id)?.version ?? 0 }));
    const call = api.PUT('/order/state/', { body: { ids: some, versions, state: 'W' } });
    result.push(...(await unwrap(call)).result);
  }
  return result;
}

/** What is told of lines that were sent: how many of so many rows, where to, and the way there. */
export function sentParts(
  lines: SentLines,
  countOf = (count: number): number => count,
): Required<Pick<ListChange, 'doneText' | 'next'>> {
  const purchaseOf = () => [...lines.values()].find(({ purchase }) => purchase)?.purchase;
  return {
    doneText: (count) => {
      const purchase = purchaseOf();
      const counted = plural(countOf(count), lineForms);
      return purchase ? bulkStrings.sentTo(counted, purchase.name) : bulkStrings.sent(counted);
    },
    next: () => {
      const purchase = purchaseOf();
      if (!purchase) return undefined;
      const href = getBranchHref(purchasesBranch, 'purchase', { purchaseId: purchase.id });
      return { text: bulkStrings.openPurchase, href };
    },
  };
}
