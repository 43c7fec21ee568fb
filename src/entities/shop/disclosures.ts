import { createDisclosure } from '#lib/disclosure.ts';

/** The cart drawer. */
export const cartDrawer = createDisclosure();

/** The search field of the header; while it is open the catalogue needs none of its own. */
export const headerSearch = createDisclosure();

/** The side menu. */
export const menuDrawer = createDisclosure();

/** The dialogs of payments that one asks for, by their kind. */
export const paymentDialogs = { top_up: createDisclosure(), refund: createDisclosure() } as const;

/** The dialog of an order by photos. */
export const photoOrderDialog = createDisclosure();
