import { bulkFlow } from '#office/kit/bulk/bulk.flow.ts';
import type { RefusedRow } from '#machines/shell/bulk-action.machine.ts';
import { walkDom, type DomDriver } from '#tests/model/kit/walk-dom.ts';
import { bulkActionWithoutControl } from '#tests/model/shell/bulk-action.controls.ts';
import { bulkActionModel } from '#tests/model/shell/bulk-action.model.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { BranchRoutes } from '#tests/support/dom/branch-routes.tsx';
import { widen } from '#tests/support/dom/lines-site.tsx';
import { orderOf } from '#tests/support/dom/order-samples.ts';
import { orderStaff, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';

const accepted = { state: 'accepted', needs_reason: false, is_forced: false };
const billed = { state: 'need_pay', needs_reason: false, is_forced: false };
const verdictOf = (id: number, version: number, state: string, next: object) => ({
  id,
  ok: true,
  version,
  state,
  customer_id: 7,
  total: 1000,
  account: { balance: 1500, reserved: 0, topping_up: 0, customer_type: 'retail' },
  next_states: [next],
});
/** What is told of orders before they are changed; nothing of № 3, and so no version. */
const verdicts = [
  { id: 3, ok: false, code: 'not_found', detail: 'Не найдено.' },
  verdictOf(5, 2, 'created', accepted),
  verdictOf(7, 4, 'created', accepted),
  verdictOf(9, 6, 'accepted', billed),
];

function serve(): void {
  serveOrders([...[3, 5, 7].map((id) => orderOf({ id })), orderOf({ id: 9, state: 'accepted' })]);
  const others = globalThis.fetch;
  answerCalls(async (request: Request) => {
    if (new URL(request.url).pathname !== '/api/placed-order/list/') return others(request);
    const { ids } = (await request.clone().json()) as { ids: number[] };
    return Response.json({ result: verdicts.filter(({ id }) => ids.includes(id)) });
  });
}

/** The machine with as many rows a call as the model has: in life a call takes fifty. */
function beginWith(machine: AnyStateMachine, input: unknown): AnyStateMachine {
  const begin = machine.getInitialSnapshot.bind(machine);
  return Object.assign(machine, { getInitialSnapshot: (scope: Parameters<typeof begin>[0]) => begin(scope, input) });
}

const bar = () => document.querySelector<HTMLElement>('[role=group][aria-label="Выбранные заказы"]');
// By role it takes a page of rows a while.
const buttonOfBar = (name: string | RegExp): HTMLElement | null =>
  [...(bar()?.querySelectorAll('button') ?? [])].find(({ textContent }) =>
    typeof name === 'string' ? textContent === name : name.test(textContent),
  ) ?? null;
const found = (name: string): HTMLElement => {
  const button = buttonOfBar(name);
  if (!button) throw new Error(`The bar has no '${name}'`);
  return button;
};
const run = () => bar()?.querySelector('[role=progressbar][aria-label="Ход изменения"]') ?? null;

/** The button of each change in the bar, and the one that answers its question; № 3 isn't known to go. */
const asks: Readonly<Record<string, { act: string; go: string }>> = {
  accepted: { act: 'Принять', go: 'Принять 2\u00A0из\u00A03' },
  need_pay: { act: 'Запросить оплату', go: 'Запросить оплату 1\u00A0заказа' },
};

async function choose(user: UserEvent, { name, ids }: { name: string; ids: readonly number[] }): Promise<void> {
  const clear = buttonOfBar('Снять выбор');
  if (clear) await user.click(clear);
  const { act, go } = asks[name] ?? {};
  if (act === undefined || go === undefined) {
    // Of nothing nothing is offered.
    expect(bar()).toBeNull();
    return;
  }
  for (const id of ids) await user.click(await screen.findByLabelText(`Выбрать: Заказ № ${id}`));
  await user.click(found(act));
  await waitFor(() => found(go));
  await user.click(found(go));
}

/** What has become of some rows, by the change and their number. */
const results: Readonly<Record<string, string>> = {
  'accepted 0': 'Принято: 0.',
  'accepted 1': 'Принято: 1.',
  'accepted 2': 'Принято: 2.',
  'accepted 3': 'Принято: 3.',
  'need_pay 0': 'Запрошена оплата: 0.',
  'need_pay 1': 'Запрошена оплата: 1.',
};

const told = (): string | undefined =>
  [...(bar()?.querySelectorAll('[role=status]') ?? [])]
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
    .find((text) => !text.startsWith('Выбрано'));
const refusals = (): string[] =>
  [...(bar()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
const refusalOf = ({ id }: RefusedRow): string => `Заказ № ${id}: Refused ${id}Показать`;

const driver: DomDriver = {
  render: (machine, input) => {
    history.replaceState(null, '', '/orders?scope=shop');
    return (
      <TestPage customer={orderStaff} flows={[[bulkFlow, beginWith(machine, input)]]}>
        <BranchRoutes />
      </TestPage>
    );
  },
  act: {
    'change.chosen': ({ user, event }) => {
      const { change, ids } = event as EventObject & { change: { name: string }; ids: readonly number[] };
      return choose(user, { name: change.name, ids });
    },
    'change.stopped': ({ user }) => user.click(found('Остановить')),
    'change.resumed': ({ user }) => user.click(found('Продолжить')),
    'refused.retried': async ({ user, isTaken }) => {
      if (isTaken) await user.click(buttonOfBar(/^Повторить для/) ?? document.body);
      else expect(buttonOfBar(/^Повторить/)).toBeNull();
    },
    'change.closed': ({ user }) => user.click(found('Готово')),
  },
  withoutControl: bulkActionWithoutControl,
  screenClass: (snapshot) => {
    const { isStopping, refusal, unchanged, refused } = snapshot.context;
    if (snapshot.matches('changing')) return { isStopping };
    return {
      isLost: refusal !== null,
      hasUnchanged: snapshot.matches('finished') && unchanged > 0,
      isRefused: refused.length > 0,
      canRetry: refused.some(({ canRetry }: RefusedRow) => canRetry),
    };
  },
  screen: {
    idle: () => {
      expect(screen.getByLabelText('Выбрать: Заказ № 3')).toBeVisible();
      expect(run()).toBeNull();
      expect(told()).toBeUndefined();
      expect(buttonOfBar('Готово')).toBeNull();
    },
    changing: ({ context: { done, refused, total, isStopping } }: AnyMachineSnapshot) => {
      expect(run()).toBeVisible();
      expect(told()).toBe(`Готово ${done + refused.length} из ${total}`);
      expect(found(isStopping ? 'Останавливаем…' : 'Остановить').hasAttribute('disabled')).toBe(isStopping);
      expect(buttonOfBar('Готово')).toBeNull();
      expect(found('Снять выбор')).toBeDisabled();
      expect(refusals()).toEqual([]);
    },
    paused: ({ context: { waiting, refusal, refused } }: AnyMachineSnapshot) => {
      expect(run()).toBeNull();
      expect(told()).toBe(
        refusal === null
          ? `Остановлено. Не изменено: ${waiting.length}.`
          : `Связь прервалась. Осталось: ${waiting.length}. Ничего не потеряно — можно продолжить.`,
      );
      expect(refusals()).toEqual(refused.map(refusalOf));
      expect(found('Продолжить')).toHaveFocus();
      expect(buttonOfBar(/^Повторить/)).toBeNull();
    },
    finished: ({ context: { change, done, unchanged, refused } }: AnyMachineSnapshot) => {
      const changed = results[`${change.name} ${done - unchanged}`];
      expect(told()).toBe(unchanged === 0 ? changed : `${changed} Без изменений: ${unchanged}.`);
      expect(refusals()).toEqual(refused.map(refusalOf));
      const again = refused.filter(({ canRetry }: RefusedRow) => canRetry).length;
      expect(buttonOfBar(/^Повторить/)?.textContent).toBe(again > 0 ? `Повторить для\u00A0${again}` : undefined);
      expect(buttonOfBar('Продолжить')).toBeNull();
      expect(run()).toBeNull();
    },
  },
};

it('walks every path of a change of many orders in the bar of their list', async () => {
  widen(true);
  serve();
  const { failures, missed } = await walkDom(bulkActionModel, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
});
