import { getBranchHref } from '#routes/branch-href.ts';
import {
  customersBranch,
  groupsBranch,
  linesBranch,
  purchasesBranch,
  shopBranch,
  shopPaymentsBranch,
  type Branch,
} from '#common/routes/branches.ts';
import { menuStrings } from './menu.strings.ts';
import { pageRoutes } from '#common/routes/pages.ts';
import { screenRoutes, type ScreenName } from '#common/routes/screens.ts';
import { openTabs, type SettingsTab } from '#common/routes/settings-tabs.ts';
import { useCustomer, type Permission, type Retail } from '#page/shop-context.tsx';
import { paths } from '#routes/paths.ts';
import {
  AddressBookIcon,
  ClipboardIcon,
  ListIcon,
  PackageIcon,
  SettingsIcon,
  TruckIcon,
  UsersIcon,
  WalletIcon,
} from '#ui/later-icons.tsx';
import type { ReactNode } from 'react';

/** An entry of the office's menu. */
export interface OfficePage {
  href: string;
  /** The pattern of further addresses that belong to this section. */
  within?: string;
  icon: ReactNode;
  label: string;
  /** What its badge counts. */
  waits?: 'orders_wait' | 'payments_wait';
}

/** A list of a branch, with what differs from its screen. */
interface MenuList extends Partial<OfficePage> {
  branch: Branch;
  screen: ScreenName;
  icon: ReactNode;
}

const menuLists: readonly MenuList[] = [
  { branch: purchasesBranch, screen: 'purchases', within: '/*', icon: <TruckIcon /> },
  { branch: groupsBranch, screen: 'groups', within: '/*', icon: <UsersIcon />, waits: 'orders_wait' },
  { branch: linesBranch, screen: 'lines', within: '/*', icon: <ListIcon /> },
  {
    branch: shopBranch,
    screen: 'orders',
    label: menuStrings.shopOrders,
    icon: <ClipboardIcon />,
    waits: 'orders_wait',
  },
  {
    branch: shopPaymentsBranch,
    screen: 'payments',
    within: '/:paymentId',
    label: menuStrings.payments,
    icon: <WalletIcon />,
    waits: 'payments_wait',
  },
  { branch: customersBranch, screen: 'customers', within: '/*', icon: <AddressBookIcon /> },
];

const lists = menuLists.map(({ branch, screen, within, ...entry }): OfficePage & { permission: Permission } => {
  const { label, permission } = screenRoutes[screen];
  return {
    label,
    permission,
    ...entry,
    href: getBranchHref(branch, screen),
    ...(within !== undefined && { within: branch.prefix + within }),
  };
});

const itemsPage: OfficePage = { href: paths.items.getHref(), icon: <PackageIcon />, label: pageRoutes.items.label };

const settingsPage = (tab: SettingsTab): OfficePage => ({
  href: paths.settings.getHref(tab),
  within: pageRoutes.settings.path,
  icon: <SettingsIcon />,
  label: pageRoutes.settings.label,
});

/** The sections of the office that this person may see. */
export function useOfficePages(): readonly OfficePage[] {
  const customer = useCustomer();
  const holds = (permission: Permission): boolean => customer?.permissions.includes(permission) ?? false;
  const [tab] = openTabs(customer);
  return [
    ...lists.filter(({ permission }) => holds(permission)),
    ...(pageRoutes.items.permissions.some(holds) ? [itemsPage] : []),
    ...(tab ? [settingsPage(tab)] : []),
  ];
}

/** How much waits in a section. */
export const waitingIn = ({ waits }: OfficePage, shop: Retail): number => (waits ? shop[waits] : 0);
