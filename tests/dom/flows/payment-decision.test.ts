import { paymentDecisionFlow } from '#office/payments/decision/payment-decision.flow.ts';
import { walkFlow } from '#tests/model/kit/flow/walk-flow.ts';
import { paymentDecisionModel } from '#tests/model/payment/payment-decision.model.ts';
import { paymentOf } from '#tests/support/dom/account-samples.ts';
import { expect, it } from 'vitest';

interface Meanwhile {
  version: number;
  isOpen: boolean;
}
interface Decision {
  paymentId: number;
  state: 'F' | 'C';
}

it('walks every path of a decision about a payment, with what is sent and what follows', async () => {
  const { failures, missed, left } = await walkFlow(paymentDecisionModel, {
    flow: paymentDecisionFlow,
    answers: {
      updatePayment: (output: Meanwhile | null, { paymentId, state }: Decision) => {
        if (output === null) return [{ status: 200, body: paymentOf({ id: paymentId, state }) }];
        const decisions = output.isOpen ? [{ state, held_by: null }] : [];
        const current = paymentOf({ id: paymentId, version: output.version, decisions });
        return [{ status: 409, body: { code: 'changed_meanwhile', detail: 'Платёж изменился', current } }];
      },
    },
  });
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
  expect(left).toBe(0);
});
