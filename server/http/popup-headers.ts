/** Headers of each page in a sign-in popup: without them the page that opened the popup couldn't read its address. */
export const popupHeaders = { 'cross-origin-opener-policy': 'unsafe-none' } as const;
