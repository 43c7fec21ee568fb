import { expect } from 'vitest';
import { beginAt, modelOf, transitionsOf } from '#tests/journeys/journey.ts';
import { shopperJourney } from '#tests/journeys/shopper.ts';
import { staffJourney } from '#tests/journeys/staff.ts';
import { it, type OpenVisit } from '#tests/support/browser/it.ts';
import { widths, type View, type Visit } from '#tests/support/browser/visit.ts';

let phones = 9_119_000_000;
const newPhone = () => String((phones += 1));

/** Opens the main page and notes what the server refuses from then on. Other problems fail a test by themselves. */
async function openStrictly(open: OpenVisit, view: View, refused: string[], phone?: string): Promise<Visit> {
  const visited = await open(view, { path: null, ...(phone !== undefined && { phone }) });
  visited.page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
  });
  await visited.page.goto('/');
  return visited;
}

it.for(widths)(
  'a shopper gets from the main page to an order by each way there is, at $width px',
  async (view, { visit }) => {
    const [walked, refused] = [new Set<string>(), [] as string[]];
    const paths = modelOf(shopperJourney).getSimplePaths();
    for (const path of paths) {
      await path.test(shopperJourney.on({ visit: await openStrictly(visit, view, refused), phone: newPhone() }));
      for (const transition of transitionsOf(path)) walked.add(transition);
    }
    expect(refused).toEqual([]);
    expect(paths).toHaveLength(3);
    expect([...walked].toSorted()).toEqual([
      'askedToSignIn · phone.confirmed → checkout',
      'checkout · order.placed → ordered',
      'guest · item.added → guestWithCart',
      'guest · signed.in → signedIn',
      'guestWithCart · checkout.opened → askedToSignIn',
      'guestWithCart · signed.in → withCart',
      'signedIn · item.added → withCart',
      'withCart · checkout.opened → checkout',
    ]);
  },
);

it.for(widths)('a manager accepts the order of a shopper, who sees it, at $width px', async (view, { visit }) => {
  const [walked, refused] = [new Set<string>(), [] as string[]];
  const buyer = await openStrictly(visit, view, refused);
  await beginAt(shopperJourney, 'ordered', { visit: buyer, phone: newPhone() });
  const order = /№\s(\d+)/.exec(await buyer.page.getByRole('main').innerText())?.[1] ?? 'none';
  const paths = modelOf(staffJourney).getSimplePaths();
  for (const path of paths) {
    await path.test(staffJourney.on({ visit: await openStrictly(visit, view, refused, '9000000002'), order }));
    for (const transition of transitionsOf(path)) walked.add(transition);
  }
  await buyer.page.goto(`/orders/${order}/`);
  await expect.poll(() => buyer.page.getByRole('main').getByRole('status').first().innerText()).toBe('Принят');
  expect(refused).toEqual([]);
  expect(paths).toHaveLength(1);
  expect([...walked]).toEqual([
    'atWork · list.opened → listed',
    'listed · order.opened → opened',
    'opened · order.accepted → accepted',
  ]);
});
