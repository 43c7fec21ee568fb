import type { components } from '#contract/types.ts';
import type { PlacedOrderState } from '#machines/order/placed-order.machine.ts';

export type DemoFlag = components['schemas']['Permission'];

export interface DemoCategory {
  key: string;
  name: string;
  /** Null for a group at the top. */
  parentKey: string | null;
}

/** What an item is like, such as «Материал: лён». */
export interface DemoAttribute {
  name: string;
  value: string;
}

/** An item; prices in kopecks, the discount in per cent of the retail price. */
export interface DemoItem {
  key: string;
  categoryKey: string;
  name: string;
  description: string;
  retailPrice: number;
  tradePrice: number;
  discount: number;
  isNew: boolean;
  /** How many there are before the first order; null for uncounted. */
  stock: number | null;
  countStep: number;
  countMin: number;
  attributes: readonly DemoAttribute[];
}

/** A delivery method; the price in kopecks. */
export interface DemoDelivery {
  key: string;
  name: string;
  description: string;
  price: number;
  kind: 'pickup' | 'address';
}

export interface DemoPoint {
  key: string;
  name: string;
  address: string;
  hours: string;
}

export interface DemoGroup {
  key: string;
  name: string;
  flags: readonly DemoFlag[];
  isForNew?: boolean;
}

export interface DemoPerson {
  key: string;
  firstName: string;
  lastName: string;
  phone: string;
  customerType: 'retail' | 'wholesale';
  /** A buying agent. */
  isIntermediary?: boolean;
  /** Keys of permission groups. */
  groups: readonly string[];
  /** The balance before the first order, in kopecks. */
  startBalance: number;
  /** A description for the list of people to sign in as. */
  about: string;
}

/** A line of an order: an item, or a photo of one; the photo's price in kopecks, null while nobody has priced it. */
type DemoLine = { count: number; comment?: string } & ({ itemKey: string } | { photoOf: string; price: number | null });

export interface DemoOrder {
  personKey: string;
  lines: readonly DemoLine[];
  deliveryKey: string;
  /** A pickup point's key or an address, by the kind of the delivery. */
  place: string;
  comment: string;
  daysAgo: number;
  /** Every state the order has been in, first to last. */
  path: readonly PlacedOrderState[];
  /** The reason of the last state; empty where none is needed. */
  reason: string;
}

/** A top-up or a refund request; the amount in kopecks. */
export interface DemoPayment {
  personKey: string;
  kind: components['schemas']['PaymentType'];
  amount: number;
  way: components['schemas']['PaymentWay'];
  comment: string;
  state: components['schemas']['PaymentState'];
  /** The reason of the decision. */
  reason: string;
  daysAgo: number;
}
