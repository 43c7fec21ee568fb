import { BalanceBox } from '#features/account/balance-box.tsx';
import { SideMenu } from '#features/shell/side-menu.tsx';

/** The side menu with the balance in it. */
export function MenuPart() {
  return <SideMenu balance={<BalanceBox />} />;
}
