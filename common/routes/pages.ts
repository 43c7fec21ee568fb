import type { Permission } from '#contract/types.ts';
import { byParticularity } from './by-particularity.ts';
import { settingsTabs } from './settings-tabs.ts';

/** Which side shows a page; on both, what a person sees depends on their permissions. */
export type Side = 'shop' | 'office' | 'both';

/** A group of pages whose lists are kept alive. */
export type Section = 'catalogue' | 'orders' | 'customers';

/** A page that has one address. */
export interface PageRoute {
  /** As the client's router reads it. */
  path: string;
  side: Side;
  /** What search engines may do with it: list it, read it without listing it, or not even read it. */
  robots: 'index' | 'noindex' | 'disallow';
  /** Its name in menus and in the palette. */
  label?: string;
  /** What a guest is asked to sign in for. */
  signIn?: string;
  /** It is for the holders of any of these. */
  permissions?: readonly Permission[];
  /** And of all of these. */
  needs?: readonly Permission[];
  /** Kept alive with the other pages of its section. */
  section?: Section;
  /** What stands around it for everybody; if not given, the office's frame for its people. */
  frame?: 'storefront' | 'none';
}

/** Every page but those of branches. */
export const pageRoutes = {
  main: { path: '/', side: 'shop', robots: 'index', label: 'Главная', frame: 'storefront' },
  catalog: {
    path: '/catalog/',
    side: 'shop',
    robots: 'index',
    label: 'Каталог',
    section: 'catalogue',
    frame: 'storefront',
  },
  favourites: {
    path: '/favourites/',
    side: 'shop',
    robots: 'disallow',
    label: 'Понравившиеся',
    section: 'catalogue',
    frame: 'storefront',
  },
  item: { path: '/item/:id/', side: 'shop', robots: 'index', frame: 'storefront' },
  info: { path: '/info/:slug/', side: 'shop', robots: 'index', frame: 'storefront' },
  today: {
    path: '/today/',
    side: 'shop',
    robots: 'noindex',
    label: 'Сегодня',
    signIn: 'Войдите, чтобы увидеть, что ждёт внимания',
  },
  newItem: { path: '/item/new/', side: 'office', robots: 'noindex', permissions: ['create_item'] },
  editItem: { path: '/item/:id/edit/', side: 'office', robots: 'noindex', permissions: ['edit_item', 'delete_item'] },
  importItems: {
    path: '/items/import/',
    side: 'office',
    robots: 'noindex',
    permissions: ['create_item', 'edit_item'],
  },
  items: {
    path: '/items/',
    side: 'office',
    robots: 'noindex',
    label: 'Товары магазина',
    permissions: ['edit_item', 'delete_item'],
  },
  photoPrices: {
    path: '/photo-prices/',
    side: 'office',
    robots: 'noindex',
    label: 'Цены фото',
    permissions: ['edit_strange_order'],
    needs: ['get_strange_orders'],
  },
  shift: {
    path: '/shift/',
    side: 'office',
    robots: 'noindex',
    label: 'Сверка смены',
    permissions: ['get_strange_payments'],
  },
  categories: { path: '/categories/', side: 'office', robots: 'noindex', permissions: ['edit_item'] },
  newCustomer: { path: '/customers/new/', side: 'office', robots: 'noindex', permissions: ['create_customers'] },
  checkoutComplete: { path: '/checkout-complete/', side: 'shop', robots: 'disallow', frame: 'storefront' },
  profile: {
    path: '/profile/',
    side: 'shop',
    robots: 'noindex',
    label: 'Профиль',
    signIn: 'Войдите, чтобы увидеть свой профиль',
  },
  settings: {
    path: '/settings/:tab?',
    side: 'both',
    robots: 'noindex',
    label: 'Настройки сайта',
    signIn: 'Войдите, чтобы изменить настройки',
    permissions: Object.values(settingsTabs),
  },
  print: {
    path: '/print/',
    side: 'shop',
    robots: 'noindex',
    signIn: 'Войдите, чтобы напечатать отчёт',
    frame: 'none',
  },
} as const satisfies Readonly<Record<string, PageRoute>>;

/** A page, by its name. */
export type PageName = keyof typeof pageRoutes;

/** The names of the pages, the more particular address before the more general. */
export const pageNames = (Object.keys(pageRoutes) as PageName[]).toSorted((one, other) =>
  byParticularity(pageRoutes[one], pageRoutes[other]),
);

/** The names of routes that the storefront shows, alone or beside the office. */
export type ShownBy<Table extends Readonly<Record<string, { side: Side }>>, On extends 'shop' | 'office'> = {
  [Name in keyof Table]: Table[Name]['side'] extends On | 'both' ? Name : never;
}[keyof Table];
