import { ensureChromium } from '#tests/support/browser/chromium.ts';

console.log(`Chromium: ${ensureChromium()}`);
