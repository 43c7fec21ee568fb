import type { Handlers } from '../contract/handler.ts';
import { FullAnswer, type Operations } from '../contract/operation.ts';
import type { Deps } from '../deps.ts';
import type * as operations from '../operations.ts';
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
import { permissionOperations } from './permission.ts';
import { placedOrderOperations } from './placed-order.ts';
import { intermediaryOperations, purchaseOperations } from './purchase.ts';
import { reportOperations } from './report.ts';
import { retailOperations } from './retail.ts';
import { socialLoginOperations } from './social-login.ts';
import { viewOperations } from './view.ts';

/** Every operation of the contract. */
const makeHandlers = (deps: Deps) =>
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
    ...balanceHistoryOperations(deps),
    ...viewOperations(deps),
    ...permissionOperations(deps),
    ...auditOperations(deps),
    ...changeOperations(deps),
  }) satisfies Partial<Handlers>;

type RunHandler = (request: unknown) => Promise<{ status: number }>;

/** The handlers as operations. */
export function adaptHandlers(deps: Deps): Omit<Operations<Deps>, keyof typeof operations> {
  const handlers: Record<string, unknown> = makeHandlers(deps);
  return Object.fromEntries(
    Object.entries(handlers).map(([id, run]) => [
      id,
      async (_: unknown, request: unknown) => {
        const { status, ...content } = await (run as RunHandler)(request);
        return new FullAnswer(status, content);
      },
    ]),
  ) as never;
}
