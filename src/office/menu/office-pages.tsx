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
import { screenRoute, type ScreenName } from '#common/routes/screens.ts';
import { openTabs, type SettingsTab } from '#common/routes/settings-tabs.ts';
import { useCustomer, type Permission, type Retail } from '#page/shop-context.tsx';
import { paths } from '#routes/paths.ts';
import {
  AddressBookIcon,
  ClipboardIcon,
  HomeIcon,
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
  /** Its name beside a page, which names the shop and its people already. */
  short: string;
  /** Whether a phone has it at hand; the others are in its menu. */
  isAtHand?: true;
  /** The pattern of further addresses that belong to this section. */
  within?: string;
  icon: ReactNode;
  label: string;
  /** What its page calls itself, where that is another name. */
  title?: string;
  /** Its place among the sections beside a page, by the day's work; the menu has the specification's order. */
  rank: number;
  /** What its badge counts. */
  waits?: 'orders_wait' | 'payments_wait';
}

/** A list of a branch, with what differs from its screen. */
interface MenuList extends Partial<OfficePage> {
  branch: Branch;
  screen: ScreenName;
  icon: ReactNode;
  rank: number;
}

// As the specification orders them in the menu.
const menuLists: readonly MenuList[] = [
  {
    branch: purchasesBranch,
    screen: 'purchases',
    short: menuStrings.short.purchases,
    isAtHand: true,
    within: '/*',
    icon: <TruckIcon />,
    rank: 3,
  },
  {
    branch: groupsBranch,
    screen: 'groups',
    short: menuStrings.short.groups,
    within: '/*',
    icon: <UsersIcon />,
    waits: 'orders_wait',
    rank: 2,
  },
  { branch: linesBranch, screen: 'lines', short: menuStrings.short.lines, within: '/*', icon: <ListIcon />, rank: 1 },
  {
    branch: shopBranch,
    screen: 'orders',
    label: menuStrings.shopOrders,
    short: menuStrings.short.orders,
    isAtHand: true,
    icon: <ClipboardIcon />,
    waits: 'orders_wait',
    rank: 0,
  },
  {
    branch: shopPaymentsBranch,
    screen: 'payments',
    within: '/:paymentId',
    label: menuStrings.payments,
    short: menuStrings.short.payments,
    isAtHand: true,
    icon: <WalletIcon />,
    waits: 'payments_wait',
    rank: 4,
  },
  {
    branch: customersBranch,
    screen: 'customers',
    short: menuStrings.short.customers,
    within: '/*',
    icon: <AddressBookIcon />,
    rank: 5,
  },
];

const lists = menuLists.map(({ branch, screen, within, ...entry }) => {
  const { label, title, permission, isForIntermediaries = false } = screenRoute(screen);
  return {
    label,
    short: label,
    ...(title !== undefined && { title }),
    permission,
    isForIntermediaries,
    ...entry,
    href: getBranchHref(branch, screen),
    ...(within !== undefined && { within: branch.prefix + within }),
  };
});

const todayPage: OfficePage = {
  href: paths.today.getHref(),
  icon: <HomeIcon />,
  label: pageRoutes.today.label,
  short: pageRoutes.today.label,
  isAtHand: true,
  rank: -1,
};

const itemsPage: OfficePage = {
  href: paths.items.getHref(),
  icon: <PackageIcon />,
  label: pageRoutes.items.label,
  short: menuStrings.short.items,
  rank: 6,
};

const settingsPage = (tab: SettingsTab): OfficePage => ({
  href: paths.settings.getHref(tab),
  within: pageRoutes.settings.path,
  icon: <SettingsIcon />,
  label: pageRoutes.settings.label,
  short: menuStrings.short.settings,
  rank: 7,
});

/** The sections of the office that this person may see. */
export function useOfficePages(): readonly OfficePage[] {
  const customer = useCustomer();
  const holds = (permission: Permission): boolean => customer?.permissions.includes(permission) ?? false;
  const [tab] = openTabs(customer);
  const buys = customer?.is_intermediary ?? false;
  return [
    todayPage,
    ...lists.filter(({ permission, isForIntermediaries }) => holds(permission) || (isForIntermediaries && buys)),
    ...(pageRoutes.items.permissions.some(holds) ? [itemsPage] : []),
    ...(tab ? [settingsPage(tab)] : []),
  ];
}

/** The same sections in the order of the day's work. */
export const useSections = (): readonly OfficePage[] =>
  useOfficePages().toSorted(({ rank: one }, { rank: other }) => one - other);

/** How much waits in a section. */
export const waitingIn = ({ waits }: OfficePage, shop: Retail): number => (waits ? shop[waits] : 0);
