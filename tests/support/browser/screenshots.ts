import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Visit } from './visit.ts';

async function waitForPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isInSight = (picture: HTMLImageElement) => {
      const { top, bottom, left, right } = picture.getBoundingClientRect();
      // A lazy picture that a row hides at its side isn't loaded until somebody scrolls to it.
      return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    };
    const loaded = [...document.images].filter(isInSight).map((picture) => picture.decode().catch(() => undefined));
    await Promise.all(loaded);
  });
}

/** Saves what the page shows, for a person to look at, when asked to by `SCREENSHOTS=1`. */
export async function takeScreenshot({ page, view }: Pick<Visit, 'page' | 'view'>, name: string): Promise<void> {
  if (process.env['SCREENSHOTS'] !== '1') return;
  const file = join('reports/screenshots', `${name}-${view.width}-${view.scheme}.png`);
  await mkdir(dirname(file), { recursive: true });
  await waitForPictures(page);
  await page.screenshot({ path: file });
}

/** Renews a picture of the README, when asked to by `UPDATE_SCREENSHOTS=1`. */
export async function updateDocsScreenshot({ page }: Visit, name: string): Promise<void> {
  if (process.env['UPDATE_SCREENSHOTS'] !== '1') return;
  await mkdir('docs/screenshots', { recursive: true });
  await waitForPictures(page);
  await page.screenshot({ path: `docs/screenshots/${name}.jpg`, type: 'jpeg', quality: 80 });
}
