import * as constants from '#common/constants.ts';
import { expect, it } from 'vitest';

it('keeps the constants of the specification', () => {
  expect({ ...constants }).toEqual({
    // Section 4: the login dialog, in seconds, milliseconds and looks.
    REPEAT_CALL_SECONDS: 60,
    COUNTDOWN_TICK_MS: 1_000,
    CALL_POLL_MS: 1_000,
    CALL_POLL_TRIES: 120,
    POPUP_POLL_MS: 200,
    // Section 4: the cart.
    CART_EDIT_IDLE_MS: 800,
    CART_RESEND_MS: 3_000,
    // Section 8: failures.
    CONNECTION_RECHECK_MS: 5_000,
    PROFILE_FAILURE_LOGOUT_MS: 6_000,
    LOGOUT_PATIENCE_MS: 10_000,
    REQUEST_TIMEOUT_MS: 180_000,
    // Section 5: fields.
    QUANTITY_MIN: 1,
    QUANTITY_MAX: 999,
    PHONE_PREFIX: '7',
    PHONE_MASK_LENGTH: 15,
    CODE_LENGTH: 4,
    // Sections 2 and 9: menus and long lists.
    STANDING_DAYS: 3,
    CHANGES_INTERVAL_MS: 5_000,
    CHANGES_RETRY_MS: 20_000,
    BADGE_CAP: 99,
    LIST_BUFFER_PX: 200,
    LIST_RENDER_LIMIT: 1_000,
    BULK_CALL_ROWS: 50,
  });
});
