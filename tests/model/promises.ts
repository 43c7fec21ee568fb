import { phoneLoginPromises } from './auth/phone-login.promises.ts';
import { socialLoginPromises } from './auth/social-login.promises.ts';
import { cartPromises } from './cart/cart.promises.ts';
import { cartLinePromises } from './cart/cart-line.promises.ts';
import { favouritePromises } from './favourite/favourite.promises.ts';
import { favouritesPromises } from './favourite/favourites.promises.ts';
import { fieldEditPromises } from './item/field-edit.promises.ts';
import { fieldEditsPromises } from './item/field-edits.promises.ts';
import { checkoutPromises } from './order/checkout.promises.ts';
import { orderLinePromises } from './order/order-line.promises.ts';
import { photoPricingPromises } from './order/photo-pricing.promises.ts';
import { placedOrderPromises } from './order/placed-order.promises.ts';
import { placingOrderPromises } from './order/placing-order.promises.ts';
import { stateChangePromises } from './order/state-change.promises.ts';
import { lineEditPromises } from './order/line-edit.promises.ts';
import { payingPromises } from './payment/paying.promises.ts';
import { itemImportPromises } from './item-import/item-import.promises.ts';
import { paymentPromises } from './payment/payment.promises.ts';
import { paymentDecisionPromises } from './payment/payment-decision.promises.ts';
import { markQueuePromises } from './purchase/mark-queue.promises.ts';
import { purchasePromises } from './purchase/purchase.promises.ts';
import { appSessionPromises } from './shell/app-session.promises.ts';
import { bulkActionPromises } from './shell/bulk-action.promises.ts';
import { confirmPromises } from './shell/confirm.promises.ts';
import { connectionPromises } from './shell/connection.promises.ts';
import { freshnessPromises } from './shell/freshness.promises.ts';
import { uploadPromises } from './upload/upload.promises.ts';
import { uploadsPromises } from './upload/uploads.promises.ts';
import type { Promised } from './kit/promises/promises.ts';

/** What each machine promises to those who use it, by the machine's name. */
export const promises: Readonly<Record<string, readonly Promised[]>> = {
  'auth/phone-login': phoneLoginPromises,
  'auth/social-login': socialLoginPromises,
  'cart/cart': cartPromises,
  'cart/cart-line': cartLinePromises,
  'favourite/favourite': favouritePromises,
  'favourite/favourites': favouritesPromises,
  'item/field-edit': fieldEditPromises,
  'item/field-edits': fieldEditsPromises,
  'order/checkout': checkoutPromises,
  'order/order-line': orderLinePromises,
  'order/photo-pricing': photoPricingPromises,
  'order/placed-order': placedOrderPromises,
  'order/placing-order': placingOrderPromises,
  'order/state-change': stateChangePromises,
  'order/line-edit': lineEditPromises,
  'payment/paying': payingPromises,
  'item-import/item-import': itemImportPromises,
  'payment/payment': paymentPromises,
  'payment/payment-decision': paymentDecisionPromises,
  'purchase/mark-queue': markQueuePromises,
  'purchase/purchase': purchasePromises,
  'shell/app-session': appSessionPromises,
  'shell/bulk-action': bulkActionPromises,
  'shell/confirm': confirmPromises,
  'shell/connection': connectionPromises,
  'shell/freshness': freshnessPromises,
  'upload/upload': uploadPromises,
  'upload/uploads': uploadsPromises,
};
