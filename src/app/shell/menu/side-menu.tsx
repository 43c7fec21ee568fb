import { tokenStorage } from '#api/storage.ts';
import { screenRoutes } from '#common/routes/screens.ts';
import { pageRoutes } from '#common/routes/pages.ts';
import { formatPhone } from '#lib/phone.ts';
import { paths } from '#routes/paths.ts';
import { getOwnHref } from '#routes/branch-href.ts';
import { ownBranch } from '#common/routes/branches.ts';
import { CustomerAvatar } from '#entities/customer/customer-avatar.tsx';
import { MenuButton, MenuLink } from '#entities/shop/menu-link.tsx';
import { menuDrawer, photoOrderDialog } from '#entities/shop/overlays.ts';
import { HeartIcon, ImageIcon, LoginIcon, ReceiptIcon } from '#ui/icons.tsx';
import { ClockIcon, GridIcon, HomeIcon, LogoutIcon, UserIcon, WalletIcon } from '#ui/later-icons.tsx';
import { usePageActor } from '#page/page-context.tsx';
import { useCustomer, usePermission, type Customer } from '#page/shop-context.tsx';
import { SideDrawer } from '#ui/overlay/side-drawer.tsx';
import { Button, Text } from '@mantine/core';
import { useAtom } from '@xstate/store-react';
import { Suspense, type ReactNode } from 'react';
import { OfficeMenu, useSeesOffice, worksHere } from '../../office.ts';
import { shellStrings } from '../shell.strings.ts';
import { useFavouritesLink } from '../use-favourites-link.ts';
import classes from './side-menu.module.css';

const WIDTH = 320;

function nameOf({ user, phone }: Customer): string {
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ');
  return name || (phone === null ? shellStrings.guest : formatPhone(phone));
}

function Person({ balance }: { balance: ReactNode }) {
  const customer = useCustomer();
  const login = usePageActor('login');
  const session = usePageActor('session');
  // Whoever has a token is no guest, before it is known who they are too.
  const isGuest = customer === null && tokenStorage.read() === null;
  return (
    <div className={classes['person']}>
      <CustomerAvatar customer={customer} size={52} />
      <div className={classes['who']}>
        <Text fw={700} lh={1.25} lineClamp={2} className={classes['name'] ?? ''}>
          {customer ? nameOf(customer) : isGuest && shellStrings.guest}
        </Text>
        {customer && (
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
        )}
        {isGuest && (
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
  const { href, onClick } = useFavouritesLink();
  return <MenuLink href={href} icon={<HeartIcon />} label={pageRoutes.favourites.label} onFollow={onClick} />;
}

/** Links to every section, the signed-in person and their balance. */
export function SideMenu({ balance }: { balance?: ReactNode }) {
  const customer = useCustomer();
  const seesOffice = useSeesOffice();
  const mayOrderByPhoto = usePermission('create_order');
  const isOpen = useAtom(menuDrawer.isOpen);
  return (
    <SideDrawer
      opened={isOpen}
      onClose={menuDrawer.close}
      size={WIDTH}
      title={shellStrings.menu}
      closeLabel={shellStrings.closeMenu}
    >
      <Person balance={balance} />
      <nav aria-label={shellStrings.menu} className={classes['links']}>
        <MenuLink href={paths.main.getHref()} icon={<HomeIcon />} label={pageRoutes.main.label} />
        <MenuLink href={paths.catalog.getHref()} icon={<GridIcon />} label={pageRoutes.catalog.label} />
        <FavouritesLink />
        {mayOrderByPhoto && (
          <MenuButton icon={<ImageIcon />} label={shellStrings.byPhoto} onPress={photoOrderDialog.open} />
        )}
        {customer && (
          <>
            <MenuLink href={paths.profile.getHref()} icon={<UserIcon />} label={pageRoutes.profile.label} />
            <MenuLink
              href={getOwnHref('orders')}
              icon={<ReceiptIcon />}
              label={screenRoutes.orders.label}
              // Whose order it is can't be told from its address, so staff get no highlighted entry.
              within={seesOffice ? undefined : ownBranch.screens.order}
            />
            <MenuLink
              href={getOwnHref('payments', { customerId: customer.id })}
              icon={<WalletIcon />}
              label={screenRoutes.payments.label}
            />
            <MenuLink
              href={getOwnHref('history', { customerId: customer.id })}
              icon={<ClockIcon />}
              label={screenRoutes.history.label}
              within={ownBranch.screens.orderHistory.replace(':customerId', String(customer.id))}
            />
          </>
        )}
        {worksHere(customer) && (
          <Suspense fallback={null}>
            <OfficeMenu />
          </Suspense>
        )}
      </nav>
    </SideDrawer>
  );
}
