/** What each page that a popup passes is sent with: otherwise the page that opened it could no longer read where it is. */
export const popupHeaders = { 'cross-origin-opener-policy': 'unsafe-none' } as const;
