import type { NextState } from '#contract/types.ts';
import { OrderView } from '#entities/order/page/order-view.tsx';
import { verbOf } from '#entities/order/transitions/transitions.strings.ts';
import { stateChangeFlow } from '#entities/order/flows/state-change.flow.ts';
import { orderStateNames } from '#entities/order/order-states.strings.ts';
import { stateChangeModel, someTransitions } from '#tests/model/order/state-change.model.ts';
import { walkDom, type DomDriver } from '#tests/model/kit/walk-dom.ts';
import { orderOf } from '#tests/support/dom/order-samples.ts';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';

const order = orderOf({ version: 4, next_states: someTransitions });

function Page({ machine }: { machine: AnyStateMachine }) {
  return (
    <TestPage customer={someCustomer} flows={[[stateChangeFlow, machine]]}>
      <OrderView order={order} links={null} />
    </TestPage>
  );
}

const nextOf = (event: EventObject): NextState => (event as EventObject & { next: NextState }).next;
const badge = () => screen.getByRole('status');
const actions = () => [...screen.getByLabelText('Что сделать с заказом').querySelectorAll('button')];
const dialog = () => screen.queryByRole('dialog');
const dialogButton = (text: string): HTMLElement => {
  const found = [...(dialog()?.querySelectorAll('button') ?? [])].find((button) => button.textContent === text);
  if (!found) throw new Error(`The dialog has no '${text}'`);
  return found;
};

const driver: DomDriver = {
  render: (machine) => <Page machine={machine} />,
  act: {
    'state.chosen': async ({ user, event }) => {
      const button = actions().find(({ textContent }) => textContent === verbOf(nextOf(event)));
      await user.click(button ?? document.body);
    },
    'change.confirmed': async ({ user, event, snapshot, isTaken }) => {
      const { chosen, meanwhile } = snapshot.context;
      if (meanwhile === 'closed') {
        expect(() => dialogButton(verbOf(chosen))).toThrow();
        return;
      }
      const field = screen.queryByLabelText('Причина');
      if (field) {
        await user.clear(field);
        await user.type(field, (event as EventObject & { reason: string }).reason);
      }
      await user.click(dialogButton(verbOf(chosen)));
      if (!isTaken) expect(dialog()).toHaveTextContent('Это поле не может быть пустым.');
    },
    'change.declined': ({ user }) => user.click(dialogButton('Не сейчас')),
  },
  screen: {
    idle: () => {
      expect(badge()).toHaveTextContent('Новый');
      expect(dialog()).toBeNull();
      for (const button of actions()) expect(button).toBeEnabled();
    },
    asking: ({ context }: AnyMachineSnapshot) => {
      expect(badge()).toHaveTextContent('Новый');
      expect(dialog()).toBeVisible();
      expect(screen.queryByText(/^Запись изменилась/) !== null).toBe(context.meanwhile !== null);
      expect(screen.queryByText(/^Столько нет: «Чаша»/) !== null).toBe(context.short !== null);
      expect(screen.queryByLabelText('Причина') !== null).toBe(context.chosen.needs_reason);
      expect(screen.queryByText(/^Баланс клиента не покрывает заказ/) !== null).toBe(context.chosen.is_forced);
    },
    saving: ({ context }: AnyMachineSnapshot) => {
      expect(badge()).toHaveTextContent(orderStateNames[context.chosen.state as NextState['state']]);
      expect(dialog()).toBeNull();
      for (const button of actions()) expect(button).toBeDisabled();
    },
  },
};

it('walks every path of a state change on the page of an order', async () => {
  const { failures, missed } = await walkDom(stateChangeModel, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
});
