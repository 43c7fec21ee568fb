import { api, unwrap } from '#api/client.ts';
import type { components } from '#contract/types.ts';
import { changeEach, type ListChange, verdictsOf } from '#office/kit/bulk/list-change.ts';
import { bulkStrings } from '#office/kit/bulk/bulk.strings.ts';
import type { SentTo } from '#office/kit/bulk/sendings.ts';
import { namedLines, type SeenLines, sentParts, takeBackLines, waitingLines } from '#office/kit/line/sent-lines.ts';
import { invalidateAfterSending } from '#office/kit/purchase/purchase.queries.ts';
import type { QueryClient } from '@tanstack/react-query';

type Sent = Map<number, components['schemas']['SentLine']>;

const readWaiting = async (id: number): Promise<SeenLines> =>
  waitingLines(await unwrap(api.GET('/placed-order/{id}/', { params: { path: { id } } })));

/** Lets the lines of orders wait again that a sending has put into a purchase. */
const takeBack = (
  queryClient: QueryClient,
  sent: Sent,
  linesOf: ReadonlyMap<number, readonly number[]>,
): ListChange => ({
  name: 'undo',
  send: async (rows) => {
    const lines = rows.ids.flatMap((id) => linesOf.get(id) ?? []);
    const { refused } = verdictsOf(await takeBackLines(sent, lines), rows);
    const why = new Map(refused.map((row) => [row.id, row]));
    return {
      // An order is refused for the first of its lines that somebody has changed since.
      refused: rows.ids.flatMap((id) => {
        const row = linesOf.get(id)?.flatMap((line) => why.get(line) ?? [])[0];
        return row ? [{ ...row, id }] : [];
      }),
      unchanged: rows.ids.filter((id) => !linesOf.has(id)).length,
    };
  },
  refresh: () => invalidateAfterSending(queryClient),
  doneText: bulkStrings.undone,
  canRetry: false,
});

/** The waiting lines of the orders go to a purchase, from which those that went can be taken back at once. */
export function sendOrders(queryClient: QueryClient, { purchaseId, albumId }: SentTo, name: string): ListChange {
  const sent: Sent = new Map();
  const linesOf = new Map<number, readonly number[]>();
  const waitingOf = new Map<number, SeenLines>();
  const sendOne = async (id: number, isAgain: boolean): Promise<void> => {
    // After a lost answer none may wait any more: those are named again that did.
    const waiting = (isAgain ? waitingOf.get(id) : undefined) ?? (await readWaiting(id));
    waitingOf.set(id, waiting);
    const params = { path: { id } };
    const album = albumId === undefined ? {} : { album_id: albumId };
    const { lines } = await unwrap(
      purchaseId === null
        ? api.PUT('/placed-order/{id}/send-to-self-purchase/', { params, body: namedLines(waiting) })
        : api.PUT('/placed-order/{id}/send-to-purchase/', {
            params,
            body: { purchase_id: purchaseId, ...namedLines(waiting), ...album },
          }),
    );
    // The server sends them from these versions alone. What a colleague has done since is in the answer too.
    const came = lines.filter((line) => line.version - 1 === waiting.get(line.id));
    for (const { id: line, version, purchase } of came) sent.set(line, { version, purchase: purchase ?? null });
    if (came.length > 0)
      linesOf.set(
        id,
        came.map((line) => line.id),
      );
  };
  return {
    name,
    isOfInput: true,
    send: (rows) => changeEach(rows, (id) => sendOne(id, rows.isAgain)),
    refresh: () => invalidateAfterSending(queryClient),
    ...sentParts(sent, () => sent.size),
    undo: () => (sent.size === 0 ? undefined : takeBack(queryClient, sent, linesOf)),
  };
}
