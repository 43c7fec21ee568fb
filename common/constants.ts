/** Seconds before a login call may be repeated. */
export const REPEAT_CALL_SECONDS = 60;
/** The interval of the repeat countdown. */
export const COUNTDOWN_TICK_MS = 1_000;
/** The pause between two readings of the call's status. */
export const CALL_POLL_MS = 1_000;
/** The number of readings of the call's status before the login dialog gives up. */
export const CALL_POLL_TRIES = 120;
/** The pause between two readings of a social network's popup. */
export const POPUP_POLL_MS = 200;
/** The pause after the last edit of a cart line before it is saved. */
export const CART_EDIT_IDLE_MS = 800;
/** The pause before a lost save of a cart line is repeated. */
export const CART_RESEND_MS = 3_000;
/** The pause between two attempts to reach the server. */
export const CONNECTION_RECHECK_MS = 5_000;
/** The pause between two questions for what has changed elsewhere. */
export const CHANGES_INTERVAL_MS = 5_000;
/** The same after a question that got no answer. */
export const CHANGES_RETRY_MS = 20_000;
/** The time from a failed load of the profile to the logout that follows. */
export const PROFILE_FAILURE_LOGOUT_MS = 6_000;
/** The time after which a logout no longer waits for the server's answer. */
export const LOGOUT_PATIENCE_MS = 10_000;
/** The timeout of a call to the server. */
export const REQUEST_TIMEOUT_MS = 180_000;

/** The least quantity of a cart line. */
export const QUANTITY_MIN = 1;
/** The greatest quantity of a cart line. */
export const QUANTITY_MAX = 999;

/** The prefix of a phone's ten digits in the server's format. */
export const PHONE_PREFIX = '7';
/** The length of a complete masked phone, `(###) ### ## ##`. */
export const PHONE_MASK_LENGTH = 15;
/** Digits in the code of a login call. */
export const CODE_LENGTH = 4;

/** After how many days in one state an order in work stands too long. */
export const STANDING_DAYS = 3;

/** The largest count that a menu badge shows. */
export const BADGE_CAP = 99;

/** The distance beyond the window to which a long list is rendered. */
export const LIST_BUFFER_PX = 200;
/** The largest number of items of a long list that the page keeps. */
export const LIST_RENDER_LIMIT = 1_000;

/** How many rows one call changes; between calls the change may be stopped. */
export const BULK_CALL_ROWS = 50;
