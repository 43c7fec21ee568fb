import { useCustomer } from '#page/shop-context.tsx';

/** Whose choice of a list's columns this device keeps: several people may work at it. */
export const useListOwner = (): string => String(useCustomer()?.id ?? '');
