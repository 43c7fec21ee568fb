import { checkPlacedOrderTable } from '#machines/order/placed-order.machine.ts';
import { checkPaymentTable } from '#machines/payment/payment.machine.ts';

/** Throws where a table of states is broken, before the server takes its first request. */
export function checkLifecycles(): void {
  checkPlacedOrderTable();
  checkPaymentTable();
}
