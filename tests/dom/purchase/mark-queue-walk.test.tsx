import { purchaseAlbumsQuery } from '#entities/purchase/albums/album.queries.ts';
import type { RefusedMark } from '#machines/purchase/mark-queue.machine.ts';
import type { LineMark, WaitingMark } from '#machines/purchase/mark-queue.rules.ts';
import { connectionMachine } from '#machines/shell/connection.machine.ts';
import { markQueueFlow } from '#storefront/market/flows/mark-queue.flow.ts';
import { MarketPurchasePage } from '#storefront/market/market-purchase-page.tsx';
import { walkDom, type DomDriver } from '#tests/model/kit/walk-dom.ts';
import { markQueueModel } from '#tests/model/purchase/mark-queue.model.ts';
import { cup, irina, marked, serve, vase, type Line } from '#tests/support/dom/market-site.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { createActor, type AnyMachineSnapshot, type AnyStateMachine, type EventObject } from 'xstate';

let queryClient = new QueryClient();

/** The purchase as the shop has it now. */
function showLines(...lines: Line[]): void {
  const { queryKey } = purchaseAlbumsQuery(9, 4);
  act(() => void queryClient.setQueryData(queryKey, (known) => known && { ...known, lines }));
}

let connection = createActor(connectionMachine, { input: {} });

/** No network, so that nothing is sent before the walk has its word. */
function loseNetwork(): void {
  connection.stop();
  connection = createActor(connectionMachine, { input: {} }).start();
  connection.send({ type: 'network.lost' });
}
afterAll(() => connection.stop());

function Page({ machine }: { machine: AnyStateMachine }) {
  return (
    <TestPage customer={irina} queryClient={queryClient} actors={{ connection }} flows={[[markQueueFlow, machine]]}>
      <MarketPurchasePage />
    </TestPage>
  );
}

const named = (label: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`button[aria-label="${label}"]`);
  if (!found) throw new Error(`There is no button '${label}'`);
  return found;
};
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');
const textsOf = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => plain(textContent));

const unsentOf = ({ context }: AnyMachineSnapshot): WaitingMark[] => context.unsent as WaitingMark[];
const refusedOf = ({ context }: AnyMachineSnapshot): RefusedMark[] => context.refused as RefusedMark[];
/** What was said last of a line, and the shop doesn't know. */
const lastOf = (snapshot: AnyMachineSnapshot, lineId: number): LineMark['state'] | undefined =>
  unsentOf(snapshot).findLast(({ mark }) => mark.line_id === lineId)?.mark.state;
const names: Readonly<Record<number, string>> = { 31: 'Чашка', 32: 'Ваза' };

/** How much is left to buy, by what is said of the cup and of the vase. */
const lefts = {
  none: 'Купить ещё 5 из 5 шт.',
  cup: 'Купить ещё 3 из 5 шт.',
  vase: 'Купить ещё 2 из 5 шт.',
  both: 'Всё отмечено: 5 шт.',
};

/** What stands on the page beside the lines, `status` for one, and which lines wait. */
const shows =
  (isWaiting: boolean, status: (snapshot: AnyMachineSnapshot) => string[]) =>
  (snapshot: AnyMachineSnapshot): void => {
    const [isCup, isVase] = [lastOf(snapshot, 31) === 'P', lastOf(snapshot, 32) === 'C'];
    const left = lefts[isCup ? (isVase ? 'both' : 'cup') : isVase ? 'vase' : 'none'];
    expect(textsOf('[role=status]')).toEqual([left, ...status(snapshot)]);
    expect(textsOf('[role=alert]')).toEqual(
      refusedOf(snapshot).map(({ lineId }) => `${names[lineId]}: Проверьте заполнение полей.Понятно`),
    );
    const waiting = new Set(unsentOf(snapshot).map(({ mark }) => mark.line_id));
    expect(screen.queryAllByText(/^ещё не\sотправлено$/)).toHaveLength(isWaiting ? waiting.size : 0);
  };
const waits =
  (text: string) =>
  (snapshot: AnyMachineSnapshot): string[] =>
    unsentOf(snapshot).length > 0 ? [`${text}: ${unsentOf(snapshot).length}`] : [];
const noNetwork = shows(true, waits('Нет сети. Ждут отправки'));
const nothing = shows(false, () => []);

const driver: DomDriver = {
  render: (machine) => {
    localStorage.clear();
    queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    history.replaceState(null, '', '/purchases/4/list-orders/');
    loseNetwork();
    return <Page machine={machine} />;
  },
  act: {
    'mark.told': async ({ user, event, snapshot }) => {
      const { key, mark } = (event as EventObject & { waiting: WaitingMark }).waiting;
      vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
        new Uint8Array(bytes.buffer).fill(Number.parseInt(key.slice(0, 2), 16));
        return bytes;
      });
      if (mark.state === 'P') await user.click(named('Куплено: Чашка'));
      else if (mark.state === 'O') {
        // The shop knows of it where nothing of it waits.
        if (!lastOf(snapshot, 31)) showLines({ ...cup, state: 'P', can_undo: true }, vase);
        await user.click(await waitFor(() => named('Вернуть: Чашка')));
        showLines(cup, vase);
      } else {
        await user.click(named('Нет в\u00A0наличии: Ваза'));
        fireEvent.change(screen.getByLabelText('Причина'), { target: { value: 'Нет' } });
        await user.click(screen.getByText(/^Отметить «нет»/));
      }
    },
    'mark.givenUp': ({ user, event }) => {
      const { lineId } = event as EventObject & { lineId: number };
      return user.click(named(`Отменить отметку: ${names[lineId]}`));
    },
    'refusal.read': ({ user, event }) => {
      const { lineId } = event as EventObject & { lineId: number };
      return user.click(named(`Понятно: ${names[lineId]}`));
    },
  },
  withoutControl: {
    'network.lost': 'told by the connection',
    'network.restored': 'told by the connection',
    'marks.settledElsewhere': 'told by another tab',
    'mark.told': (snapshot, event) => {
      const { line_id: lineId, state } = (event as EventObject & { waiting: WaitingMark }).waiting.mark;
      const last = lastOf(snapshot, lineId);
      return (state === 'O' ? last === 'O' : last === state)
        ? 'a line that is marked so is not marked so again'
        : undefined;
    },
    'mark.givenUp': (snapshot, event) => {
      const stuck = unsentOf(snapshot).find(({ isTried }) => isTried);
      const isStuck = stuck?.mark.line_id === (event as EventObject & { lineId: number }).lineId;
      return isStuck ? undefined : 'only what was sent first is given up';
    },
    'refusal.read': (snapshot, event) => {
      const isRefused = refusedOf(snapshot).some(
        ({ lineId }) => lineId === (event as EventObject & { lineId: number }).lineId,
      );
      return isRefused ? undefined : 'nothing was refused of that line';
    },
  },
  screenClass: (snapshot) => ({
    isAnyUnsent: unsentOf(snapshot).length > 0,
    isStuck: snapshot.hasTag('waiting') && unsentOf(snapshot).some(({ isTried }) => isTried),
    isRefused: refusedOf(snapshot).length > 0,
  }),
  screen: {
    offline: noNetwork,
    unanswered: noNetwork,
    busy: shows(true, waits('Сервер занят или не отвечает, отправим позже. Ждут отправки')),
    idle: nothing,
    sending: nothing,
    told: shows(false, ({ context }) => [`Отправлено: ${context.late}`]),
  },
};

it('walks every path of the marks of an intermediary on the page of their purchase', async () => {
  serve(marked, { lines: [cup, vase] });
  const { failures, missed } = await walkDom(markQueueModel, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
});
