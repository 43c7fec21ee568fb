import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

// The first is the same engine without a window's machinery, which takes a third of the processor.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const usualPlaces = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A Chromium that is already here: `CHROMIUM_PATH`, the PATH, the usual places, playwright's own. */
export function findChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (!isExecutable(given)) throw new Error(`CHROMIUM_PATH is not a program: ${given}`);
    return given;
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...usualPlaces, chromium.executablePath()].find(isExecutable);
}

function tryRun(file: string, ...args: string[]): boolean {
  console.log(`> ${file} ${args.join(' ')}`);
  try {
    execFileSync(file, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}

function installByPlaywright(): void {
  tryRun(process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium');
}

function installByDebian(): void {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!isDebianRoot) return;
  if (!tryRun('apt-get', 'update')) return;
  // Not every Debian has a package of the first.
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (tryRun('apt-get', 'install', '-y', '--no-install-recommends', name)) return;
}

function starts(file: string): boolean {
  return tryRun(file, '--version');
}

/** Finds a Chromium or gets one; throws with what to do when neither worked. */
export function ensureChromium(): string {
  for (const install of [undefined, installByPlaywright, installByDebian]) {
    install?.();
    const found = findChromium();
    if (found && starts(found)) return found;
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install one (on Debian: ' +
      'apt-get install chromium) or set CHROMIUM_PATH to its program.',
  );
}
