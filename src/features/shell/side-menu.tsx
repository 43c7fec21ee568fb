import { formatPhone } from '#lib/phone.ts';
import { paths } from '#lib/paths.ts';
import { menuDrawer, useIsOpen } from '#ui/disclosures.ts';
import { ClipboardIcon, ClockIcon, GridIcon, HeartIcon, HomeIcon, LoginIcon, LogoutIcon, ReceiptIcon, UserIcon, WalletIcon } from '#ui/icons.tsx';
import { useRunningActor } from '#ui/running-actors.tsx';
import { useCustomer, usePermission, useShop, type Customer } from '#ui/shop-context.tsx';
import { SideDrawer } from '#ui/side-drawer.tsx';
import { Avatar, Button, Text } from '@mantine/core';
import '@mantine/core/styles/Avatar.layer.css';
import type { MouseEvent, ReactNode } from 'react';
import { MenuLink } from './menu-link.tsx';
import { badgeText, shellStrings } from './shell.strings.ts';
import classes from './side-menu.module.css';

const WIDTH = 320;

function nameOf({ user, phone }: Customer): string {
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ');
  return name || (phone === null ? shellStrings.guest : formatPhone(phone));
}

function initialsOf({ user }: Customer): string {
  return [user.first_name, user.last_name].map((name) => name.charAt(0).toUpperCase()).join('');
}

function Person({ balance }: { balance: ReactNode }) {
  const customer = useCustomer();
  const login = useRunningActor('login');
  const session = useRunningActor('session');
  const initials = customer && initialsOf(customer);
  return (
    <div className={classes['person']}>
      <Avatar src={customer?.avatar_url ?? null} alt="" size={52} radius={26} {...(customer && { color: 'brand' })}>
        {initials || <UserIcon size={26} />}
      </Avatar>
      <div className={classes['who']}>
        <Text fw={700} lh={1.25} lineClamp={2} className={classes['name'] ?? ''}>
          {customer ? nameOf(customer) : shellStrings.guest}
        </Text>
        {customer ? (
          <Button
            variant="subtle"
            color="gray"
            size="compact-md"
            ml={-8}
            leftSection={<LogoutIcon size={18} />}
            onClick={() => session.send({ type: 'logout.requested' })}
          >
            {shellStrings.signOut}
          </Button>
        ) : (
          <Button
            leftSection={<LoginIcon size={18} />}
            onClick={() => {
              menuDrawer.close();
              login.send({ type: 'dialog.opened', reason: 'menu' });
            }}
          >
            {shellStrings.signIn}
          </Button>
        )}
      </div>
      {customer && <div className={classes['balance']}>{balance}</div>}
    </div>
  );
}

function FavouritesLink() {
  const login = useRunningActor('login');
  const isGuest = useCustomer() === null;
  const href = paths.favourites.getHref();
  const signInFirst = (event: MouseEvent): void => {
    if (!isGuest) return;
    event.preventDefault();
    login.send({ type: 'dialog.opened', reason: 'favourite', after: href });
  };
  return <MenuLink href={href} icon={<HeartIcon />} label={shellStrings.favourites} onFollow={signInFirst} />;
}

/** The way to every section, and who is signed in, with their balance. */
export function SideMenu({ balance }: { balance?: ReactNode }) {
  const { orders_wait: ordersWait } = useShop();
  const customer = useCustomer();
  const seesShopOrders = usePermission('get_strange_orders');
  const isOpen = useIsOpen(menuDrawer);
  return (
    <SideDrawer opened={isOpen} onClose={menuDrawer.close} size={WIDTH} title={shellStrings.menu} closeLabel={shellStrings.closeMenu}>
      <Person balance={balance} />
      <nav aria-label={shellStrings.menu} className={classes['links']}>
        <MenuLink href={paths.main.getHref()} icon={<HomeIcon />} label={shellStrings.main} />
        <MenuLink href={paths.catalog.getHref()} icon={<GridIcon />} label={shellStrings.catalog} />
        <FavouritesLink />
        {customer && (
          <>
            <MenuLink
              href={paths.placedOrders.getHref()}
              icon={<ReceiptIcon />}
              label={shellStrings.myOrders}
              // An order's address does not say whose it is.
              within={seesShopOrders ? undefined : paths.placedOrder.path}
            />
            <MenuLink href={paths.payments.getHref(customer.id)} icon={<WalletIcon />} label={shellStrings.payments} />
            <MenuLink
              href={paths.balanceHistory.getHref(customer.id)}
              icon={<ClockIcon />}
              label={shellStrings.balanceHistory}
              within={paths.orderBalanceHistory.path.replace(':customerId', String(customer.id))}
            />
          </>
        )}
        {seesShopOrders && (
          <>
            <Text component="h3" className={classes['group']}>
              {shellStrings.staff}
            </Text>
            <MenuLink
              href={paths.placedOrders.getHref({ scope: 'shop' })}
              icon={<ClipboardIcon />}
              label={shellStrings.shopOrders}
              badge={badgeText(ordersWait)}
            />
          </>
        )}
      </nav>
    </SideDrawer>
  );
}
