import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import type { View } from './visit.ts';

declare global {
  interface Window {
    axe?: { run(context: Element | Document, options: RunOptions): Promise<AxeResults> };
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All rules that the pages keep. */
export const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** What another colour scheme can change: colours alone, since both schemes have the same document. */
export const colours: RunOptions = {
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

/** Waits until what moves has come to rest. */
export const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Shows the page in the other colour scheme, and waits until its transitions have ended. */
export async function switchScheme(page: Page, scheme: View['scheme']): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.waitForFunction((wanted) => {
    const { mantineColorScheme } = document.documentElement.dataset;
    return mantineColorScheme === undefined || mantineColorScheme === wanted;
  }, scheme);
  await untilStill(page);
}
