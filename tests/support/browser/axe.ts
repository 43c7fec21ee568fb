import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { takeScreenshot } from './screenshots.ts';
import type { View, Visit } from './visit.ts';

declare global {
  interface Window {
    axe?: { run(context: Element | Document, options: RunOptions): Promise<AxeResults> };
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** What another colour scheme can change: colours alone, since both schemes have the same document. */
const colours: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

/** The violations that axe-core finds on the current page: rule, description, place. */
export async function findAxeViolations(page: Page, options = everything): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // What a dialog covers can't be reached, and is looked at where it isn't covered.
  const violations = await page.evaluate(async (given) => {
    const dialogs = document.querySelectorAll('[role="dialog"][aria-modal="true"]');
    return (await window.axe?.run(dialogs[dialogs.length - 1] ?? document, given))?.violations;
  }, options);
  if (!violations) throw new Error('axe-core is not on the page');
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} — ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** Fails with each violation that axe-core finds on the current page. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await findAxeViolations(page)).toEqual([]);
}

/** Shows the page in the other colour scheme, and waits until its transitions have ended. */
async function switchScheme(page: Page, scheme: View['scheme']): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.waitForFunction((wanted) => {
    const { mantineColorScheme } = document.documentElement.dataset;
    return mantineColorScheme === undefined || mantineColorScheme === wanted;
  }, scheme);
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/**
 * Fails with each violation on the page as it stands, and with each of its colours in the other scheme; keeps a screenshot
 * of both under `name`. The scheme that the visit was opened in comes first and is there again afterwards.
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
