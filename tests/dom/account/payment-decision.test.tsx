import { DecisionButtons } from '#office/payments/decision/decision-buttons.tsx';
import { Decisions } from '#office/payments/decision/decisions.tsx';
import { paymentDecisionFlow } from '#office/payments/decision/payment-decision.flow.ts';
import { walkDom, type DomDriver } from '#tests/model/kit/walk-dom.ts';
import { paymentDecisionModel } from '#tests/model/payment/payment-decision.model.ts';
import { paymentOf } from '#tests/support/dom/account-samples.ts';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';

const topUp = paymentOf({ id: 3, version: 4, decisions: [{ state: 'F', held_by: null }] });
const refund = paymentOf({ id: 5, version: 6, type: 'refund', decisions: [{ state: 'C', held_by: null }] });

function Page({ machine }: { machine: AnyStateMachine }) {
  return (
    <TestPage customer={someCustomer} flows={[[paymentDecisionFlow, machine]]}>
      <Decisions>
        <DecisionButtons payment={topUp} />
        <DecisionButtons payment={refund} />
      </Decisions>
    </TestPage>
  );
}

const dialog = () => screen.queryByRole('dialog');
const inDialog = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });
const verbs = { F: 'Подтвердить', C: 'Отменить' } as const;
const verbOf = ({ context }: AnyMachineSnapshot): string => (context.chosen.state === 'F' ? verbs.F : verbs.C);

const driver: DomDriver = {
  render: (machine) => <Page machine={machine} />,
  act: {
    'decision.chosen': ({ user, event }) => {
      const { paymentId } = event as EventObject & { paymentId: number };
      return user.click(screen.getByRole('button', { name: new RegExp(`платёж №\\s${paymentId}$`) }));
    },
    'decision.confirmed': async ({ user, event, snapshot, isTaken }) => {
      if (snapshot.context.meanwhile === 'closed') {
        expect(within(screen.getByRole('dialog')).queryByRole('button', { name: verbOf(snapshot) })).toBeNull();
        return;
      }
      const field = screen.getByLabelText(snapshot.context.chosen.state === 'C' ? 'Причина' : 'Комментарий');
      await user.clear(field);
      await user.type(field, (event as EventObject & { reason: string }).reason);
      await user.click(inDialog(verbOf(snapshot)));
      if (!isTaken) expect(dialog()).toHaveTextContent('Это поле не может быть пустым.');
    },
    'decision.declined': ({ user, snapshot }) =>
      user.click(inDialog(snapshot.context.meanwhile === 'closed' ? 'Закрыть' : 'Не сейчас')),
  },
  screen: {
    idle: () => expect(dialog()).toBeNull(),
    asking: ({ context }: AnyMachineSnapshot) => {
      expect(dialog()).toBeVisible();
      expect(screen.queryByText(/^Запись изменилась/) !== null).toBe(context.meanwhile !== null);
      expect(screen.queryByText(/Теперь так сделать нельзя/) !== null).toBe(context.meanwhile === 'closed');
      expect(screen.queryByText(/^Ответ сервера не пришёл/) !== null).toBe(context.refusal !== null);
    },
    saving: (snapshot: AnyMachineSnapshot) => {
      expect(inDialog(verbOf(snapshot))).toHaveAttribute('data-loading');
      expect(inDialog('Не сейчас')).toBeDisabled();
    },
  },
};

it('walks every path of a decision', async () => {
  const { failures, missed } = await walkDom(paymentDecisionModel, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
});
