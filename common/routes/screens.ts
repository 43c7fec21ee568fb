import type { Permission } from '#contract/types.ts';
import type { pageRoutes, Section, ShownBy, Side } from './pages.ts';

/** A screen that exists in several branches. */
export interface ScreenRoute {
  side: Side;
  /** Its name in menus, and in the palette where it has no title. */
  label: string;
  /** What its page and the palette call it, where the menu's name says less. */
  title?: string;
  /** What the palette calls one's own, where the name alone could be anybody's. */
  ownLabel?: string;
  /** What a guest is asked to sign in for. */
  signIn: string;
  /** What it takes to see other people's records on it; a branch of one's own records needs nothing. */
  permission: Permission;
  /** Intermediaries have it too, with what is theirs. */
  isForIntermediaries?: true;
  /** Kept alive with the other pages of its section. */
  section?: Section;
}

const orders = 'Войдите, чтобы увидеть заказы';
const payments = 'Войдите, чтобы увидеть платежи';
const history = 'Войдите, чтобы увидеть историю баланса';
const customers = 'Войдите, чтобы увидеть клиентов';
const purchases = 'Войдите, чтобы увидеть закупки';

/** Every screen of branches. */
export const screenRoutes = {
  orders: { side: 'both', label: 'Мои заказы', signIn: orders, permission: 'get_strange_orders', section: 'orders' },
  order: { side: 'shop', label: 'Заказ', signIn: orders, permission: 'get_strange_orders' },
  orderHistory: {
    side: 'shop',
    label: 'История баланса',
    signIn: history,
    permission: 'get_strange_balance_history',
  },
  payments: {
    side: 'both',
    label: 'Платежи',
    ownLabel: 'Мои платежи',
    signIn: payments,
    permission: 'get_strange_payments',
  },
  payment: { side: 'both', label: 'Платежи', signIn: payments, permission: 'get_strange_payments' },
  history: {
    side: 'shop',
    label: 'История баланса',
    ownLabel: 'История моего баланса',
    signIn: history,
    permission: 'get_strange_balance_history',
  },
  lines: {
    side: 'office',
    label: 'Список заказов',
    title: 'Строки заказов',
    signIn: orders,
    permission: 'get_strange_orders',
    section: 'orders',
  },
  groups: {
    side: 'office',
    label: 'Группы заказов',
    title: 'Заказы по\u00A0клиентам',
    signIn: orders,
    permission: 'get_strange_orders',
    section: 'orders',
  },
  customers: {
    side: 'office',
    label: 'Клиенты магазина',
    signIn: customers,
    permission: 'get_customers',
    section: 'customers',
  },
  customer: { side: 'office', label: 'Клиенты магазина', signIn: customers, permission: 'get_customers' },
  purchases: {
    side: 'both',
    label: 'Закупки',
    signIn: purchases,
    permission: 'get_purchase',
    isForIntermediaries: true,
  },
  purchase: {
    side: 'both',
    label: 'Закупки',
    signIn: purchases,
    permission: 'get_purchase',
    isForIntermediaries: true,
  },
  albums: {
    side: 'shop',
    label: 'Закупки',
    signIn: purchases,
    permission: 'get_purchase',
    isForIntermediaries: true,
  },
} as const satisfies Readonly<Record<string, ScreenRoute>>;

/** A screen of branches, by its name. */
export type ScreenName = keyof typeof screenRoutes;

/** The names of the screens. */
export const screenNames = Object.keys(screenRoutes) as ScreenName[];

/** A screen's record, with the properties that few screens have. */
export const screenRoute = (name: ScreenName): ScreenRoute => screenRoutes[name];

/** What the office shows, alone or beside the storefront. */
export type OfficeRoute = ShownBy<typeof pageRoutes, 'office'> | ShownBy<typeof screenRoutes, 'office'>;
