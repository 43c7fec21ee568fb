import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { auditOperations } from './audit.ts';
import { authOperations } from './auth.ts';
import { balanceHistoryOperations } from './balance-history.ts';
import { cartOperations } from './cart.ts';
import { categoryOperations } from './category.ts';
import { changeOperations } from './change.ts';
import { customersOperations } from './customers.ts';
import { deliveryOperations } from './delivery.ts';
import { demoOperations } from './demo.ts';
import { favouriteOperations } from './favourite.ts';
import { fileOperations } from './file.ts';
import { infoOperations } from './info.ts';
import { itemImportOperations } from './item-import.ts';
import { itemOperations } from './item.ts';
import { orderOperations } from './order.ts';
import { paymentOperations } from './payment.ts';
import { permissionOperations } from './permission.ts';
import { placedOrderOperations } from './placed-order.ts';
import { intermediaryOperations, purchaseOperations } from './purchase.ts';
import { reportOperations } from './report.ts';
import { retailOperations } from './retail.ts';
import { socialLoginOperations } from './social-login.ts';
import { viewOperations } from './view.ts';

/** Every operation of the contract. */
export const makeHandlers = (deps: Deps) =>
  ({
    ...authOperations(deps),
    ...socialLoginOperations(deps),
    ...demoOperations(deps),
    ...retailOperations(deps),
    ...infoOperations(deps),
    ...customersOperations(deps),
    ...categoryOperations(deps),
    ...itemOperations(deps),
    ...itemImportOperations(deps),
    ...favouriteOperations(deps),
    ...cartOperations(deps),
    ...deliveryOperations(deps),
    ...fileOperations(deps),
    ...placedOrderOperations(deps),
    ...orderOperations(deps),
    ...purchaseOperations(deps),
    ...intermediaryOperations(deps),
    ...reportOperations(deps),
    ...paymentOperations(deps),
    ...balanceHistoryOperations(deps),
    ...viewOperations(deps),
    ...permissionOperations(deps),
    ...auditOperations(deps),
    ...changeOperations(deps),
  }) satisfies Handlers;
