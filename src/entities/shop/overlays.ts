import { nameOverlay } from '#ui/overlay/overlays.ts';

/** The cart drawer. */
export const cartDrawer = nameOverlay('cart');

/** The search field of the header. While it is open the catalogue hides its own. */
export const headerSearch = nameOverlay('header search');

/** The side menu. */
export const menuDrawer = nameOverlay('menu');

/** The office's search. */
export const officePalette = nameOverlay('palette');

/** The dialogs of payments, by type. */
export const paymentDialogs = { top_up: nameOverlay('top-up'), refund: nameOverlay('refund') } as const;

/** The dialog of a photo order. */
export const photoOrderDialog = nameOverlay('photo order');
