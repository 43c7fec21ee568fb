import { cartModel } from './cart/cart.model.ts';
import { cartLineModel } from './cart/cart-line.model.ts';
import { phoneLoginModel } from './auth/phone-login.model.ts';
import { socialLoginModel } from './auth/social-login.model.ts';
import { favouriteModel } from './favourite/favourite.model.ts';
import { favouritesModel } from './favourite/favourites.model.ts';
import { fieldEditModel } from './item/field-edit.model.ts';
import { fieldEditsModel } from './item/field-edits.model.ts';
import type { Model } from './kit/model.ts';
import { checkoutModel } from './order/checkout.model.ts';
import { lineEditModel } from './order/line-edit.model.ts';
import { orderLineModel } from './order/order-line.model.ts';
import { photoPricingModel } from './order/photo-pricing.model.ts';
import { placedOrderModel } from './order/placed-order.model.ts';
import { placingOrderModel } from './order/placing-order.model.ts';
import { stateChangeModel } from './order/state-change.model.ts';
import { itemImportModel } from './item-import/item-import.model.ts';
import { payingModel } from './payment/paying.model.ts';
import { paymentModel } from './payment/payment.model.ts';
import { paymentDecisionModel } from './payment/payment-decision.model.ts';
import { markQueueModel } from './purchase/mark-queue.model.ts';
import { purchaseModel } from './purchase/purchase.model.ts';
import { bulkActionModel } from './shell/bulk-action.model.ts';
import { appSessionModel } from './shell/app-session.model.ts';
import { connectionModel } from './shell/connection.model.ts';
import { freshnessModel } from './shell/freshness.model.ts';
import { confirmModel } from './shell/confirm.model.ts';
import { uploadModel } from './upload/upload.model.ts';
import { uploadsModel } from './upload/uploads.model.ts';

/** Every model that `npm run paths` walks. */
export const models: readonly Model[] = [
  phoneLoginModel,
  socialLoginModel,
  cartModel,
  cartLineModel,
  favouriteModel,
  favouritesModel,
  fieldEditModel,
  fieldEditsModel,
  checkoutModel,
  orderLineModel,
  photoPricingModel,
  placedOrderModel,
  placingOrderModel,
  stateChangeModel,
  lineEditModel,
  payingModel,
  itemImportModel,
  paymentModel,
  paymentDecisionModel,
  markQueueModel,
  purchaseModel,
  appSessionModel,
  bulkActionModel,
  confirmModel,
  connectionModel,
  freshnessModel,
  uploadModel,
  uploadsModel,
];
