import { getBranchHref } from '#entities/branch/branch-href.ts';
import {
  groupsBranch,
  linesBranch,
  purchasesBranch,
  shopBranch,
  shopPaymentsBranch,
} from '#entities/branch/branches.ts';
import { MenuLink } from '#entities/shop/menu-link.tsx';
import { usePermission, useShop } from '#entities/shop/shop-context.tsx';
import { AlertIcon } from '#ui/icons.tsx';
import { ClipboardIcon, ListIcon, TruckIcon, UsersIcon, WalletIcon } from '#ui/later-icons.tsx';
import { Text } from '@mantine/core';
import { badgeText } from './badge-text.ts';
import { menuStrings } from './menu.strings.ts';
import classes from './office-menu.module.css';

/** The office's group in the side menu, with the entries that this person may see. */
export function OfficeMenu() {
  const { orders_wait: ordersWait, payments_wait: paymentsWait, calls_used_up: areCallsUsedUp } = useShop();
  const seesShopOrders = usePermission('get_strange_orders');
  const seesPayments = usePermission('get_strange_payments');
  const seesPurchases = usePermission('get_purchase');
  if (!seesShopOrders && !seesPurchases && !seesPayments && !areCallsUsedUp) return null;
  return (
    <>
      <Text component="h3" className={classes['group']}>
        {menuStrings.title}
      </Text>
      {areCallsUsedUp && (
        <p className={classes['notice']} role="status">
          <AlertIcon size={20} />
          {menuStrings.callsUsedUp}
        </p>
      )}
      {seesPurchases && (
        <MenuLink
          href={getBranchHref(purchasesBranch, 'purchases')}
          within={`${purchasesBranch.prefix}/*`}
          icon={<TruckIcon />}
          label={menuStrings.purchases}
        />
      )}
      {seesShopOrders && (
        <>
          <MenuLink
            href={getBranchHref(groupsBranch, 'groups')}
            icon={<UsersIcon />}
            label={menuStrings.groups}
            within={`${groupsBranch.prefix}/*`}
            badge={badgeText(ordersWait)}
          />
          <MenuLink
            href={getBranchHref(linesBranch, 'lines')}
            icon={<ListIcon />}
            label={menuStrings.lines}
            within={`${linesBranch.prefix}/*`}
          />
          <MenuLink
            href={getBranchHref(shopBranch, 'orders')}
            icon={<ClipboardIcon />}
            label={menuStrings.shopOrders}
            badge={badgeText(ordersWait)}
          />
        </>
      )}
      {seesPayments && (
        <MenuLink
          href={getBranchHref(shopPaymentsBranch, 'payments')}
          within={`${shopPaymentsBranch.prefix}/:paymentId`}
          icon={<WalletIcon />}
          label={menuStrings.payments}
          badge={badgeText(paymentsWait)}
        />
      )}
    </>
  );
}
