import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import { intermediaryJourney } from '#tests/journeys/intermediary.ts';
import { walkAll } from '#tests/journeys/journey.ts';
import { givePurchase, orderByPhoto } from '#tests/journeys/shop-acts.ts';
import { shopperJourney } from '#tests/journeys/shopper.ts';
import { staffJourney } from '#tests/journeys/staff.ts';
import { callApi } from '#tests/support/browser/call-api.ts';
import { it as inBrowser } from '#tests/support/browser/it.ts';
import { tokenOf } from '#tests/support/browser/sign-in.ts';
import { widths, type View, type Visit } from '#tests/support/browser/visit.ts';

const [OWNER, MANAGER, CASHIER] = ['9000000001', '9000000002', '9000000005'];

const buyers = [
  { phone: '9000000006', name: 'Ирина' },
  { phone: '9000000007', name: 'Олег' },
] as const;

let phones = 9_119_000_000;
const newPhone = () => String((phones += 1));

const it = inBrowser
  /** What the server has refused on the pages of the test. Other problems fail a test by themselves. */
  .extend('refused', (): string[] => [])
  /** Opens the main page, strictly. */
  .extend('open', async ({ visit, refused }) => {
    return async (view: View, phone?: string): Promise<Visit> => {
      const visited = await visit(view, { path: null, ...(phone !== undefined && { phone }) });
      visited.context.on('response', (answer) => {
        if (answer.status() >= 400) refused.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
      });
      await visited.page.goto('/');
      return visited;
    };
  })
  /** Acts past the browser as the person who has this phone. */
  .extend('sessionOf', async ({ shop, signedInAs }) => {
    return async (phone: string) => ({ url: shop.url, token: tokenOf(await signedInAs(phone)) });
  });

it.for(widths)(
  'a shopper finds, orders, pays and takes back, signed in by each way there is, at $width px',
  async (view, { open, sessionOf, refused }) => {
    const staff = await sessionOf(OWNER);
    const walked = await walkAll(shopperJourney, async (walk) => {
      const visit = await open(view);
      // The second call within a minute, on the way to one's own.
      visit.allow(/status of 429 .*\/auth\/send-call\//);
      await walk({ visit, phone: newPhone(), staff });
      await visit.close();
    });
    expect(refused).toEqual(['429 /api/auth/send-call/']);
    expect(walked).toEqual([
      'askedToSignIn · code.entered → checkout',
      'askedToSignIn · network.asked → checkout',
      'askedToSignIn · shop.called → checkout',
      'checkout · order.placed → ordered',
      'found · item.added → guestWithCart',
      'found · item.opened → itemOpened',
      'foundSignedIn · item.added → withCart',
      'guest · item.searched → found',
      'guest · signed.in → signedIn',
      'guestWithCart · checkout.opened → askedToSignIn',
      'guestWithCart · signed.in → withCart',
      'itemOpened · openedItem.added → guestWithCart',
      'orderBilled · topUp.sent → topUpInCheck',
      'orderNew · order.canceled → orderCanceled',
      'orderNew · shop.billed → orderBilled',
      'orderPaid · shop.handedOver → orderDone',
      'ordered · order.opened → orderNew',
      'paymentsListed · payment.withdrawn → paymentWithdrawn',
      'signedIn · item.searched → foundSignedIn',
      'topUpInCheck · payments.opened → paymentsListed',
      'topUpInCheck · shop.confirmed → orderPaid',
      'withCart · checkout.opened → checkout',
    ]);
  },
);

it.for(widths)(
  'a manager and a cashier bring an order from the new ones to its end, which its customer is told, at $width px',
  async (view, { open, sessionOf, refused }) => {
    const told: unknown[] = [];
    const walked = await walkAll(staffJourney, async (walk) => {
      const phone = newPhone();
      const customer = await sessionOf(phone);
      const { order, payment } = await orderByPhoto(customer);
      const [visit, cashier] = [await open(view, MANAGER), await open(view, CASHIER)];
      await walk({ visit, order, till: { visit: cashier, payment, phone } });
      await Promise.all([visit.close(), cashier.close()]);
      const { state, account } = await callApi<components['schemas']['PlacedOrder']>(
        customer.url,
        'GET',
        `/placed-order/${order}/`,
        customer,
      );
      told.push([state, account?.balance]);
    });
    expect(refused).toEqual([]);
    expect(told).toEqual([
      ['completed', 0],
      ['collected', 920],
    ]);
    expect(walked).toEqual([
      'accepted · photo.priced → priced',
      'arrived · topUp.confirmed → paid',
      'atWork · list.opened → listed',
      'billed · lines.sent → linesSent',
      'collected · order.delivered → onItsWay',
      'collectedUnpaid · topUp.confirmed → collected',
      'completed · refund.recorded → refundInCheck',
      'done · order.completed → completed',
      'linesSent · purchase.opened → purchaseOpen',
      'listed · order.opened → opened',
      'onItsWay · order.handedOver → done',
      'opened · order.accepted → accepted',
      'paid · order.collected → collected',
      'priced · order.billed → billed',
      'priced · order.collected → collectedUnpaid',
      'purchaseOpen · purchase.stopped → purchaseStopped',
      'purchaseReceived · order.opened → arrived',
      'purchaseSent · purchase.received → purchaseReceived',
      'purchaseStopped · purchase.sent → purchaseSent',
      'refundInCheck · refund.confirmed → refunded',
    ]);
  },
);

it.for(widths.map((view) => ({ view, ...(view.width === 360 ? buyers[0] : buyers[1]) })))(
  'an intermediary buys what a purchase asks for, at $view.width px',
  async ({ view, phone, name }, { open, sessionOf, refused }) => {
    const purchase = `Садовод, для ${name}`;
    await givePurchase(await sessionOf(OWNER), name, purchase);
    const walked = await walkAll(intermediaryJourney, async (walk) => {
      await walk({ visit: await open(view), phone, purchase });
    });
    expect(refused).toEqual([]);
    expect(walked).toEqual([
      'allMarked · album.made → albumMade',
      'bought · mark.takenBack → takenBack',
      'guest · signed.in → signedIn',
      'listed · purchase.opened → toBuy',
      'partlyBought · price.told → priceTold',
      'priceTold · rest.refused → restRefused',
      'restRefused · other.bought → allMarked',
      'signedIn · purchases.opened → listed',
      'takenBack · one.bought → partlyBought',
      'toBuy · all.bought → bought',
    ]);
  },
);
