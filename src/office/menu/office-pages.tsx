import { getBranchHref } from '#routes/branch-href.ts';
import {
  customersBranch,
  groupsBranch,
  linesBranch,
  purchasesBranch,
  shopBranch,
  shopPaymentsBranch,
} from '#routes/branches.ts';
import { openTabs, type SettingsTab } from '#routes/settings-tabs.ts';
import { settingsPlaceStrings } from '#entities/shop/settings.strings.ts';
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
import { menuStrings } from './menu.strings.ts';

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

const officePages: readonly (OfficePage & { permission: Permission | readonly Permission[] })[] = [
  {
    permission: 'get_purchase',
    href: getBranchHref(purchasesBranch, 'purchases'),
    within: `${purchasesBranch.prefix}/*`,
    icon: <TruckIcon />,
    label: menuStrings.purchases,
  },
  {
    permission: 'get_strange_orders',
    href: getBranchHref(groupsBranch, 'groups'),
    within: `${groupsBranch.prefix}/*`,
    icon: <UsersIcon />,
    label: menuStrings.groups,
    waits: 'orders_wait',
  },
  {
    permission: 'get_strange_orders',
    href: getBranchHref(linesBranch, 'lines'),
    within: `${linesBranch.prefix}/*`,
    icon: <ListIcon />,
    label: menuStrings.lines,
  },
  {
    permission: 'get_strange_orders',
    href: getBranchHref(shopBranch, 'orders'),
    icon: <ClipboardIcon />,
    label: menuStrings.shopOrders,
    waits: 'orders_wait',
  },
  {
    permission: 'get_strange_payments',
    href: getBranchHref(shopPaymentsBranch, 'payments'),
    within: `${shopPaymentsBranch.prefix}/:paymentId`,
    icon: <WalletIcon />,
    label: menuStrings.payments,
    waits: 'payments_wait',
  },
  {
    permission: 'get_customers',
    href: getBranchHref(customersBranch, 'customers'),
    within: `${customersBranch.prefix}/*`,
    icon: <AddressBookIcon />,
    label: menuStrings.customers,
  },
  {
    permission: ['edit_item', 'delete_item'],
    href: paths.items.getHref(),
    icon: <PackageIcon />,
    label: menuStrings.items,
  },
];

const settingsPage = (tab: SettingsTab): OfficePage => ({
  href: paths.settings.getHref(tab),
  within: paths.settings.path,
  icon: <SettingsIcon />,
  label: settingsPlaceStrings.title,
});

/** The sections of the office that this person may see. */
export function useOfficePages(): readonly OfficePage[] {
  const customer = useCustomer();
  const [tab] = openTabs(customer);
  const settings = tab && settingsPage(tab);
  return [
    ...officePages.filter(({ permission }) => [permission].flat().some((flag) => customer?.permissions.includes(flag))),
    ...(settings ? [settings] : []),
  ];
}

/** How much waits in a section. */
export const waitingIn = ({ waits }: OfficePage, shop: Retail): number => (waits ? shop[waits] : 0);
