import { ensureChromium } from '#tests/support/chromium.ts';

console.log(`Chromium: ${ensureChromium()}`);
