import { checkItemImportTable } from '#machines/item-import/item-import.machine.ts';
import { checkOrderLineTable } from '#machines/order/order-line.machine.ts';
import { checkPlacedOrderTable } from '#machines/order/placed-order.machine.ts';
import { checkPaymentTable } from '#machines/payment/payment.machine.ts';
import { checkPurchaseTable } from '#machines/purchase/purchase.machine.ts';

/** Checks the tables of states at the start; throws where one is broken. */
export function checkLifecycles(): void {
  checkPlacedOrderTable();
  checkOrderLineTable();
  checkPaymentTable();
  checkPurchaseTable();
  checkItemImportTable();
}
