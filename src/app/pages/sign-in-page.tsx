import { screenRoutes, type ScreenName } from '#common/routes/screens.ts';
import { ordersStrings } from '#entities/order/orders.strings.ts';
import { SignInState } from '#entities/shop/sign-in-state.tsx';
import { usePageTitle } from '#page/page-title.ts';
import type { BranchParams } from '#routes/branch-params.ts';

/** Shown to guests in place of a branch's screen. */
export function SignInPage({ screen, params }: { screen: ScreenName; params: BranchParams }) {
  const { label, signIn } = screenRoutes[screen];
  usePageTitle(screen === 'order' ? ordersStrings.number(params.orderId ?? 0) : label);
  return <SignInState title={signIn} />;
}
