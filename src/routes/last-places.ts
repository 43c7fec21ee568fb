import { storedList } from '#lib/stored-list.ts';

/** A place that was chosen in the palette. */
export interface LastPlace {
  kind: 'page' | 'order' | 'customer' | 'purchase' | 'item';
  href: string;
  label: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const kinds: readonly unknown[] = ['page', 'order', 'customer', 'purchase', 'item'] satisfies LastPlace['kind'][];

/** The last places on this device, until the person signs out. */
export const lastPlaces = storedList<LastPlace>('places', {
  kept: 5,
  isOne: (value): value is LastPlace =>
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    kinds.includes(value.kind) &&
    'href' in value &&
    isText(value.href) &&
    value.href.startsWith('/') &&
    !value.href.startsWith('//') &&
    'label' in value &&
    isText(value.label),
  isEqual: (one, other) => one.href === other.href,
});
