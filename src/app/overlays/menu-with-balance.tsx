import { BalanceBox } from '#storefront/account/balance-box.tsx';
import { SideMenu } from '../shell/menu/side-menu.tsx';

/** The side menu with the balance in it. */
export function MenuWithBalance() {
  return <SideMenu balance={<BalanceBox />} />;
}
