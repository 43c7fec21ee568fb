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

/** Starts Chromium without a window. */
export function launchBrowser(flags = chromiumFlags): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium() ?? ensureChromium(), args: [...flags] });
}
