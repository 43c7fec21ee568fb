import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { colours, everything, findAxeViolations, switchScheme, untilStill } from './find-axe-violations.ts';
import { takeScreenshot } from './screenshots.ts';
import { heights, type View, type Visit } from './visit.ts';

/** Fails with each violation that axe-core finds on the current page. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await findAxeViolations(page)).toEqual([]);
}

/**
 * Fails with each violation on the page as it stands, and with each of its colours in the other scheme; keeps a
 * screenshot of both under `name`. The scheme that the visit was opened in comes first and is there again afterwards.
 */
export async function expectCleanInBothSchemes(
  { page, view }: Pick<Visit, 'page' | 'view'>,
  name: string,
): Promise<void> {
  const found: Partial<Record<View['scheme'], string[]>> = {};
  const other = view.scheme === 'light' ? 'dark' : 'light';
  for (const scheme of [view.scheme, other] as const) {
    await switchScheme(page, scheme);
    await takeScreenshot({ page, view: { ...view, scheme } }, name);
    found[scheme] = await findAxeViolations(page, scheme === view.scheme ? everything : colours);
  }
  await switchScheme(page, view.scheme);
  expect(found).toEqual({ light: [], dark: [] });
}

/** The visible elements of each part of the page: header, page or topmost dialog, footer. */
const partsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // A list that follows the width lays itself out once it has measured itself, two frames later.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const dialogs = document.querySelectorAll('[role="dialog"][aria-modal="true"]');
    const topmost = dialogs[dialogs.length - 1];
    const parts = topmost ? [topmost] : [...document.querySelectorAll('header, main, footer')];
    return parts.map((part) =>
      [...part.querySelectorAll('*')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => `${one.tagName} ${one.getAttribute('role') ?? ''}`)
        .join('\n'),
    );
  });

const seenWide = new Set<string>();

/**
 * The same on a phone in both schemes; then on a wide screen where it shows another tree than on the phone or than
 * any other place has shown there. Its colours are those of the phone.
 */
export async function expectCleanEverywhere(visit: Pick<Visit, 'page' | 'view'>, name: string): Promise<void> {
  const { page, view } = visit;
  await expectCleanInBothSchemes(visit, name);
  const narrowParts = await partsOf(page);
  await page.setViewportSize({ width: 1280, height: heights[1280] });
  await untilStill(page);
  const newParts = (await partsOf(page)).filter((part) => !narrowParts.includes(part) && !seenWide.has(part));
  await takeScreenshot({ page, view: { ...view, width: 1280 } }, name);
  if (newParts.length > 0) expect(await findAxeViolations(page)).toEqual([]);
  for (const part of newParts) seenWide.add(part);
  await page.setViewportSize({ width: view.width, height: heights[view.width] });
}
