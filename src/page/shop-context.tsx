import type { components } from '#contract/types.ts';
import { Currency } from '#ui/list/filters/currency.ts';
import { TimeZone } from '#ui/list/filters/time-zone.ts';
import { createContext, use, useMemo, type ReactNode } from 'react';

/** The shop of the current host. */
export type Retail = components['schemas']['Retail'];
/** The signed-in customer. */
export type Customer = components['schemas']['Customer'];
/** A permission that staff hold. */
export type Permission = components['schemas']['Permission'];

interface Shop {
  retail: Retail;
  /** Null for a guest, and until the profile has loaded. */
  customer: Customer | null;
}

const ShopContext = createContext<Shop | null>(null);

function useShopContext(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error('There is no ShopProvider above');
  return shop;
}

/** Provides the shop and the customer to all components below. */
export function ShopProvider({ retail, customer, children }: Shop & { children: ReactNode }) {
  const shop = useMemo(() => ({ retail, customer }), [retail, customer]);
  return (
    <ShopContext value={shop}>
      <TimeZone value={retail.time_zone}>
        <Currency value={retail.currency}>{children}</Currency>
      </TimeZone>
    </ShopContext>
  );
}

/** The current shop. */
export function useShop(): Retail {
  return useShopContext().retail;
}

/** The current customer, or null for a guest. */
export function useCustomer(): Customer | null {
  return useShopContext().customer;
}

/** Whether the current customer holds this permission. */
export function usePermission(permission: Permission): boolean {
  return useCustomer()?.permissions.includes(permission) ?? false;
}
