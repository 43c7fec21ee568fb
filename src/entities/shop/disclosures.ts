import { createDisclosure } from '#lib/disclosure.ts';

/** The cart drawer. */
export const cartDrawer = createDisclosure();

/** The search field of the header. While it is open the catalogue hides its own. */
export const headerSearch = createDisclosure();

/** The side menu. */
export const menuDrawer = createDisclosure();

/** The dialogs of payments, by type. */
export const paymentDialogs = { top_up: createDisclosure(), refund: createDisclosure() } as const;

/** The dialog of a photo order. */
export const photoOrderDialog = createDisclosure();
