import { expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';
import { takeScreenshot } from '#tests/support/browser/screenshots.ts';

it('the contract is read in a browser, from this server alone', async ({ openAs }) => {
  const visit = await openAs({ width: 1280, scheme: 'light' }, { path: '/api/docs/' });
  const { page } = visit;
  await page.locator('#operations-tag-item').click();
  const operation = page.locator('#operations-item-createItem');
  await operation.waitFor();
  await operation.click();
  await operation.getByText('Idempotency-Key').first().waitFor();
  expect(await page.getByRole('button', { name: 'Try it out' }).count()).toBe(0);
  await takeScreenshot(visit, 'reference');
  expect(visit.problems()).toEqual([]);
  await visit.close();
});
