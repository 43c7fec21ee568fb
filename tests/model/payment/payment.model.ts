import { paymentMachine, type PaymentFacts, paymentStates } from '#machines/payment/payment.machine.ts';
import { defineModel } from '../kit/model.ts';
import { paymentTable } from './payment.table.ts';

/** Whatever a payment may be decided by. */
export const everyPaymentFacts: readonly PaymentFacts[] = [false, true].flatMap((isCovered) =>
  [false, true].flatMap((isOwn) =>
    [false, true].flatMap((canDecide) =>
      [false, true].flatMap((hasColleague) =>
        [false, true].map((hasChangedPhone) => ({ isCovered, isOwn, canDecide, hasColleague, hasChangedPhone })),
      ),
    ),
  ),
);

/** The lifecycle of a payment, every transition tried with whatever it may depend on. */
export const paymentModel = defineModel('payment/payment', {
  machine: paymentMachine,
  table: paymentTable,
  events: Object.fromEntries(paymentStates.map((state) => [`payment.${state}`, everyPaymentFacts])),
});
