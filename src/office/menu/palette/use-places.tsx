import { screenRoutes } from '#common/routes/screens.ts';
import { pageRoutes } from '#common/routes/pages.ts';
import { getOwnHref } from '#routes/branch-href.ts';
import { lastPlaces, type LastPlace } from '#routes/last-places.ts';
import { useCustomer } from '#page/shop-context.tsx';
import { paths } from '#routes/paths.ts';
import { HeartIcon, ImageIcon, ReceiptIcon } from '#ui/icons.tsx';
import { ClipboardIcon, ClockIcon, GridIcon, HomeIcon, TruckIcon, UserIcon, WalletIcon } from '#ui/later-icons.tsx';
import { useAtom } from '@xstate/store-react';
import type { ReactNode } from 'react';
import type { OfficePage } from '../office-pages.tsx';
import { paletteStrings } from './palette.strings.ts';
import type { PaletteGroup, PaletteRow } from './use-found.tsx';

const fold = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').replaceAll('\u00A0', ' ');

/** Whether each word of the text begins a word of the name. */
function isNamed(name: string, text: string): boolean {
  return fold(text)
    .split(/\s+/)
    .every((word) => ` ${fold(name)}`.includes(` ${word}`));
}

/** A page, with the other names by which it is found. */
interface PlaceRow extends PaletteRow {
  otherNames?: string;
}

const pageRow = (href: string, label: string, icon: ReactNode): PlaceRow => ({ kind: 'page', href, label, icon });

/** The pages that this person may see. */
function usePages(office: readonly OfficePage[]): readonly PlaceRow[] {
  const customer = useCustomer();
  const own = [
    pageRow(paths.main.getHref(), pageRoutes.main.label, <HomeIcon />),
    pageRow(paths.catalog.getHref(), pageRoutes.catalog.label, <GridIcon />),
    pageRow(paths.favourites.getHref(), pageRoutes.favourites.label, <HeartIcon />),
    pageRow(getOwnHref('orders'), screenRoutes.orders.label, <ReceiptIcon />),
  ];
  if (customer) {
    const mine = { customerId: customer.id };
    own.push(pageRow(getOwnHref('payments', mine), screenRoutes.payments.ownLabel, <WalletIcon />));
    own.push(pageRow(getOwnHref('history', mine), screenRoutes.history.ownLabel, <ClockIcon />));
  }
  const { permissions, needs, label } = pageRoutes.photoPrices;
  if ([...permissions, ...needs].every((one) => customer?.permissions.includes(one)))
    own.unshift(pageRow(paths.photoPrices.getHref(), label, <ImageIcon />));
  const ofOffice = office.map(({ href, label: name, title = name, short, icon }) => ({
    ...pageRow(href, title, icon),
    otherNames: `${name} ${short}`,
  }));
  return [...ofOffice, ...own];
}

const icons: Readonly<Record<LastPlace['kind'], ReactNode>> = {
  page: <ClockIcon />,
  order: <ClipboardIcon />,
  customer: <UserIcon />,
  purchase: <TruckIcon />,
  item: <GridIcon />,
};

/** The pages whose names fit the text, those of the office first; without a text all of them, after the last places. */
export function usePlaces(text: string, office: readonly OfficePage[]): readonly PaletteGroup[] {
  const customer = useCustomer();
  const pages = usePages(office);
  const last = useAtom(lastPlaces.list);
  if (text !== '') {
    const named = pages.filter(({ label, otherNames = '' }) => isNamed(`${label} ${otherNames}`, text));
    return [{ title: paletteStrings.pages, rows: named, isStale: false }];
  }
  // The permissions of then may be gone.
  const shown = last.flatMap((place): PaletteRow[] => {
    const { kind, href } = place;
    if (kind === 'page') return pages.filter((page) => page.href === href);
    if (kind !== 'item' && !customer?.permissions.includes(screenRoutes[kind].permission)) return [];
    return [{ ...place, icon: icons[kind] }];
  });
  const others = pages.filter(({ href }) => shown.every((place) => place.href !== href));
  return [
    { title: paletteStrings.last, rows: shown, isStale: false },
    { title: paletteStrings.pages, rows: others, isStale: false },
  ];
}
