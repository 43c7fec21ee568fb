import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openVisits, type Visit } from './visit.ts';

/** Where failed browser tests leave what their pages showed. */
export const failuresFolder = 'reports/failures';

const fileNameOf = (name: string) => name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120);

async function keepVisit({ page, context, log }: Visit, path: string): Promise<void> {
  await page.screenshot({ path: `${path}.png`, timeout: 5_000 }).catch(() => undefined);
  const html = await page.content().catch(() => '');
  await writeFile(`${path}.html`, html);
  await writeFile(`${path}.log`, [...log, `at the end: ${page.url()}`, ''].join('\n'));
  if (process.env['TRACE']) await context.tracing.stop({ path: `${path}.zip` }).catch(() => undefined);
}

/**
 * Keeps a screenshot, the page and the log of each open visit under `reports/failures`; with `TRACE=1` Playwright's
 * trace too.
 */
export async function keepFailure(name: string): Promise<void> {
  await mkdir(failuresFolder, { recursive: true });
  const kept = [...openVisits].map((visit, at) =>
    keepVisit(visit, join(failuresFolder, `${fileNameOf(name)}-${at + 1}`)),
  );
  await Promise.all(kept);
}
