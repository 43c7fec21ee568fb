/** How long the repeat link rests after each call request, in seconds. */
export const REPEAT_CALL_SECONDS = 60;
/** One tick of the repeat countdown. */
export const COUNTDOWN_TICK_MS = 1_000;
/** The rest between two looks at whether the person has called. */
export const CALL_POLL_MS = 1_000;
/** Looks at the call status before the login dialog gives up. */
export const CALL_POLL_TRIES = 120;
/** The rest between two looks at the popup of a social network. */
export const POPUP_POLL_MS = 200;
/** Inactivity after which a cart line's edit is sent. */
export const CART_EDIT_IDLE_MS = 800;
/** The rest before an edit that did not reach the server is sent again. */
export const CART_RESEND_MS = 3_000;
/** The rest between two questions whether the server can be reached again. */
export const CONNECTION_RECHECK_MS = 5_000;
/** From a failed profile to the logout it causes. */
export const PROFILE_FAILURE_LOGOUT_MS = 6_000;
/** How long a logout waits for a server that does not answer. */
export const LOGOUT_PATIENCE_MS = 10_000;
/** A call to the server gives up after this. */
export const REQUEST_TIMEOUT_MS = 180_000;

/** The least quantity of a cart line. */
export const QUANTITY_MIN = 1;
/** The greatest quantity of a cart line. */
export const QUANTITY_MAX = 999;

/** Stands before the ten digits of a phone. */
export const PHONE_PREFIX = '7';
/** Length of a filled phone mask, `(###) ### ## ##`. */
export const PHONE_MASK_LENGTH = 15;
/** Digits in the code of a login call. */
export const CODE_LENGTH = 4;

/** The largest count that a menu badge spells out. */
export const BADGE_CAP = 99;

/** How far beyond the window a long list is rendered. */
export const LIST_BUFFER_PX = 200;
/** The most things of a long list that the page keeps. */
export const LIST_RENDER_LIMIT = 1_000;
