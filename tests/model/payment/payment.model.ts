import { paymentMachine, type PaymentFacts, paymentStates } from '#machines/payment/payment.machine.ts';
import { defineModel } from '../kit/model.ts';

/** Whatever a payment may be decided by. */
export const everyPaymentFacts: readonly PaymentFacts[] = [{ isCovered: false }, { isCovered: true }];

/** The lifecycle of a payment, every move tried with whatever it may depend on. */
export const paymentModel = defineModel('payment/payment', {
  machine: paymentMachine,
  events: Object.fromEntries(paymentStates.map((state) => [`payment.${state}`, everyPaymentFacts])),
});
