import type { ScreenName } from '#routes/branches.ts';
import type { BranchParams } from '#routes/match-pattern.ts';
import { customerStrings } from '#entities/customer/customer.strings.ts';
import { ordersStrings } from '#entities/order/orders.strings.ts';
import { accountStrings } from '#entities/payment/account.strings.ts';
import { usePageTitle } from '#page/page-title.ts';
import { purchaseStrings } from '#entities/purchase/purchase.strings.ts';
import { SignInState } from '#entities/shop/sign-in-state.tsx';
import { ownOrdersStrings } from '#storefront/orders/own-orders.strings.ts';

function textsOf(screen: ScreenName, { orderId = 0 }: BranchParams): { page: string; title: string } {
  switch (screen) {
    case 'orders':
      return { page: ownOrdersStrings.title, title: ordersStrings.signIn };
    case 'order':
      return { page: ordersStrings.number(orderId), title: ordersStrings.signIn };
    case 'lines':
      return { page: ordersStrings.allLines, title: ordersStrings.signIn };
    case 'groups':
      return { page: ordersStrings.groups, title: ordersStrings.signIn };
    case 'customers':
    case 'customer':
      return { page: customerStrings.all, title: customerStrings.signIn };
    case 'payments':
    case 'payment':
      return { page: accountStrings.payments, title: accountStrings.signInForPayments };
    case 'albums':
    case 'purchases':
    case 'purchase':
      return { page: purchaseStrings.title, title: purchaseStrings.signIn };
    case 'history':
    case 'orderHistory':
      return { page: accountStrings.history, title: accountStrings.signInForHistory };
  }
}

/** Shown to guests in place of a branch's screen. */
export function SignInPage({ screen, params }: { screen: ScreenName; params: BranchParams }) {
  const { page, title } = textsOf(screen, params);
  usePageTitle(page);
  return <SignInState title={title} />;
}
