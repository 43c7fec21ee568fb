import { paymentMachine, type PaymentFacts, paymentStates } from '#machines/payment/payment.machine.ts';
import { defineModel } from '../kit/model.ts';

const flags = [false, true];

/** Every combination of facts that a payment may be decided by. */
export const everyPaymentFacts: readonly PaymentFacts[] = flags.flatMap((canDecide) => flags.map((isCovered) => ({ canDecide, isCovered })));

/** The lifecycle of a payment, every move tried with every combination of facts. */
export const paymentModel = defineModel('payment/payment', {
  machine: paymentMachine,
  events: Object.fromEntries(paymentStates.map((state) => [`payment.${state}`, everyPaymentFacts])),
});
