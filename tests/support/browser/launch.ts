import { chromium, type Browser } from 'playwright-core';
import { ensureChromium, findChromium } from './chromium.ts';

/** How Chromium runs in tests: without a window, and without a way out of this machine. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** Starts Chromium without a window, without those of Playwright's own flags that are in `without`. */
export function launchBrowser(flags = chromiumFlags, without: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium() ?? ensureChromium();
  return chromium.launch({ executablePath, args: [...flags], ignoreDefaultArgs: [...without] });
}
