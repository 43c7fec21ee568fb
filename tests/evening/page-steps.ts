import { branchScreens } from '#common/routes/branches.ts';
import { pageRoutes, type PageRoute } from '#common/routes/pages.ts';
import { settingsTabs } from '#common/routes/settings-tabs.ts';
import {
  colours,
  everything,
  findAxeViolations,
  switchScheme,
  untilStill,
} from '#tests/support/browser/find-axe-violations.ts';
import type { Step } from './acts.ts';
import type { Hands } from './hands.ts';

/** What stands for the numbers of addresses: records of the demo shop. */
const numbers: Readonly<Record<string, string>> = {
  id: '1',
  orderId: '1',
  customerId: '3',
  paymentId: '1',
  purchaseId: '1',
};

const fill = (pattern: string): string => pattern.replaceAll(/:(\w+)\??/g, (_, name: string) => numbers[name] ?? name);

const routes: readonly PageRoute[] = Object.values(pageRoutes);
/** Every address that has the office's frame, each once. */
const addresses = [
  ...new Set([
    ...routes
      .filter(({ frame }) => frame === undefined)
      .flatMap(({ path }) =>
        path.includes(':tab') ? Object.keys(settingsTabs).map((tab) => path.replace(':tab?', tab) + '/') : [fill(path)],
      ),
    ...branchScreens.map(({ pattern }) => fill(pattern)),
  ]),
];

/** Fails with what axe-core finds in either scheme. */
async function look({ page }: Hands): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await untilStill(page);
  const light = await findAxeViolations(page, everything);
  await switchScheme(page, 'dark');
  const found = [...light, ...(await findAxeViolations(page, colours)).map((violation) => `dark: ${violation}`)];
  if (found.length > 0) throw new Error(found.join('\n  ✗ '));
}

/** Every page of the office, as the owner and an intermediary find it: nothing is done, axe-core finds nothing. */
export const pageSteps: readonly Step[] = [
  ...addresses.map((path) => ({ person: 'owner' as const, path })),
  ...['/today/', '/purchases', '/purchases/1/list-orders/', '/purchases/albums/'].map((path) => ({
    person: 'buyer' as const,
    path,
  })),
].map(({ person, path }) => ({
  id: `${person}${path.replaceAll(/[^\w]+/g, '-').replace(/-$/, '')}`,
  name: `${path}${person === 'buyer' ? ', an intermediary' : ''}`,
  person,
  path,
  run: look,
}));
