import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { customers } from '#server/db/schema.ts';
import type { OperationId } from '#server/contract/handler.ts';
import { getCart } from '#server/domain/cart/cart.ts';
import { checkoutCart } from '#server/domain/order/checkout.ts';
import { updatePlacedOrderState } from '#server/domain/order/order-states.ts';
import { createPurchase } from '#server/domain/purchase/purchases.ts';
import { getPlacedOrder } from '#server/domain/order/placed-orders.ts';
import { saveListView } from '#server/domain/view/list-views.ts';
import type { Caller, SignedInCaller } from '#server/domain/access/caller.ts';
import { writeDemoCode } from '#server/demo/simulators/social-login.ts';
import { drawSlope } from '#tests/support/server/pictures.ts';
import { SocialBrowser } from '#tests/support/browser/social.ts';
import type { OperationCase, TestCaller, World } from './world.ts';

/** Whose record a request is about: the caller's, the caller's in a way that is for staff, someone else's, or nobody's in particular. */
export type Whose = 'own' | 'ownAsStaff' | 'foreign' | 'nobody';

/** Makes a request that succeeds for whoever may make it, with a fresh record to be about. */
export type CaseMaker = (world: World, caller: TestCaller) => Promise<OperationCase>;

/** The requests of an operation by whose record they are about. */
export type OperationCases = Readonly<Partial<Record<Whose, CaseMaker | readonly CaseMaker[]>>>;

const plain: CaseMaker = async () => ({});

const asCaller = (world: World, { signedIn }: TestCaller): Caller => signedIn ?? world.shop.guest;
/** The caller, or for a guest, who is refused anyway, the stranger. */
const asCustomer = (world: World, { signedIn }: TestCaller): SignedInCaller => signedIn ?? world.stranger;

/** A cart of the caller with a line; the account's own for a customer. */
async function cartOf({ shop, itemId }: World, caller: Caller): Promise<{ cartId: string; lineId: number }> {
  const named = await shop.cart(caller, [{ itemId }]);
  const { id, items } = await getCart(shop.deps, caller, caller.customer ? null : named);
  return { cartId: id, lineId: items[0]?.id ?? 0 };
}

const onCart = (make: (cart: { cartId: string; lineId: number }, world: World) => OperationCase): OperationCases => ({
  own: async (world, caller) => make(await cartOf(world, asCaller(world, caller)), world),
  foreign: async (world) => make(await cartOf(world, world.stranger), world),
});

const onOrder = (make: (id: number) => OperationCase) =>
  ({
    own: async (world, caller) => make(await world.shop.order(asCustomer(world, caller))),
    foreign: async (world) => make(await world.shop.order(world.stranger)),
  }) satisfies Record<string, CaseMaker>;

async function editLine({ shop }: World, owner: SignedInCaller): Promise<OperationCase> {
  const { lines } = await getPlacedOrder(shop.deps, owner, await shop.order(owner));
  return { path: { id: lines[0]?.id ?? 0 }, body: { count: 3 } };
}

async function addLine({ shop }: World, owner: SignedInCaller): Promise<OperationCase> {
  return {
    headers: { 'idempotency-key': randomUUID() },
    body: { placed_order_id: await shop.order(owner), item_id: await shop.item(), count: 2 },
  };
}

const viewOf = (world: World, owner: SignedInCaller) =>
  saveListView(world.shop.deps, owner, { list: 'orders', name: 'Вид', query: '' });

const onView =
  (make: (id: number) => OperationCase): CaseMaker =>
  async (world, caller) =>
    make((await viewOf(world, asCustomer(world, caller))).id);

const onForeignView =
  (make: (id: number) => OperationCase): CaseMaker =>
  async (world) =>
    make((await viewOf(world, world.stranger)).id);

/** Of two lines, since the last one can't go. */
async function removeLine({ shop }: World, owner: SignedInCaller): Promise<OperationCase> {
  const cartId = await shop.cart(owner, [{ itemId: await shop.item() }, { itemId: await shop.item() }]);
  const form = shop.form(cartId, owner);
  const { lines } = await checkoutCart(shop.deps, owner, { cartId, key: randomUUID(), form });
  return { path: { id: lines[0]?.id ?? 0 } };
}

const checkoutFor =
  (whose: 'own' | 'foreign'): CaseMaker =>
  async (world, caller) => {
    const buyer = asCustomer(world, caller);
    const { cartId } = await cartOf(world, buyer);
    const body = world.shop.form(cartId, whose === 'own' ? buyer : world.stranger);
    return { path: { cart_id: cartId }, headers: { 'idempotency-key': randomUUID() }, body: { ...body } };
  };

async function requestCall(
  world: World,
  way: 'send-call' | 'send-receive-call',
): Promise<{ phone: string; id: string; number: string }> {
  const phone = world.newPhone();
  const { body } = await world.app.get<{ request_id: string; number?: string }>(`/api/auth/${way}/?phone=${phone}`, {
    address: world.newAddress(),
  });
  return { phone, id: body.request_id, number: body.number ?? '' };
}

async function readCode(world: World, phone: string): Promise<string> {
  const { body } = await world.app.get<{ result: { caller_number: string }[] }>(`/api/demo/calls/?phone=${phone}`);
  return body.result[0]?.caller_number.slice(-4) ?? '';
}

/** Sent by someone of the caller's kind who has sent nothing yet: pictures are counted by customer. */
const sendPicture: CaseMaker = async ({ shop, app }, { signedIn, token }) => {
  const sender = signedIn ? await app.tokenOf(await shop.customer({ flags: [...signedIn.customer.flags] })) : token;
  const data = await drawSlope(40, 30).jpeg().toBuffer();
  return {
    ...(sender !== undefined && { token: sender }),
    form: [{ field: 'file', fileName: 'photo.jpg', type: 'image/jpeg', data }],
  };
};

/** The way back of someone who was sent to the simulated network and gave their leave. */
const comeBack: CaseMaker = async (world) => {
  const browser = new SocialBrowser(world.app, 'vk-oauth2');
  const { searchParams } = new URL(await browser.start());
  const code = writeDemoCode({ name: 'Анна', challenge: searchParams.get('challenge') ?? '' });
  return {
    path: { provider: browser.provider },
    query: { code, state: searchParams.get('state') ?? '' },
    headers: { cookie: browser.cookie },
  };
};

/** Forced, for a stranger's balance is short; of an item of its own, for nothing else makes two orders differ. */
const placeFor =
  (whose: 'own' | 'foreign'): CaseMaker =>
  async (world, caller) => {
    const { delivery } = world.shop.form(randomUUID(), whose === 'own' ? asCustomer(world, caller) : world.stranger);
    const lines = [{ item_id: await world.shop.item(), count: 1 }];
    return { headers: { 'idempotency-key': randomUUID() }, body: { lines, delivery, force: true } };
  };

const payFor =
  (whose: 'own' | 'foreign'): CaseMaker =>
  async (world, caller) => {
    const { id } = (whose === 'own' ? asCustomer(world, caller) : world.stranger).customer;
    return {
      headers: { 'idempotency-key': randomUUID() },
      body: { customer_id: id, type: 'top_up', amount: 100, way: 'cash' },
    };
  };

/** A purchase of the shop's own, or of this intermediary; answers its id. */
async function purchaseOf({ shop }: World, intermediaryId?: number): Promise<number> {
  const form = { name: 'Фабрика', comment: '', ...(intermediaryId && { intermediary_id: intermediaryId }) };
  const { id } = await createPurchase(shop.deps, await shop.staff('get_purchase'), { key: randomUUID(), form });
  return id;
}

const onPurchase =
  (make: (id: number) => OperationCase): CaseMaker =>
  async (world) =>
    make(await purchaseOf(world));

/** An accepted order, to be sent to a purchase. */
const sendOrder =
  (whose: 'own' | 'foreign', bodyOf: (world: World) => Promise<Record<string, unknown>>): CaseMaker =>
  async (world, caller) => {
    const id = await world.shop.order(whose === 'own' ? asCustomer(world, caller) : world.stranger);
    await updatePlacedOrderState(world.shop.deps, await world.shop.staff(), id, { state: 'accepted', reason: '' });
    return { path: { id }, body: await bodyOf(world) };
  };

const onIntermediary = (make: (id: number, world: World) => Promise<OperationCase>): OperationCases => {
  const of = async (world: World, { customer: { id } }: SignedInCaller) => {
    await world.shop.db.orm.update(customers).set({ isIntermediary: true }).where(eq(customers.id, id));
    return make(id, world);
  };
  return {
    own: (world, caller) => of(world, asCustomer(world, caller)),
    foreign: (world) => of(world, world.stranger),
  };
};

const decide = (id: number, state: 'F' | 'C'): OperationCase => ({ path: { id }, body: { state } });

/** Every operation of the contract; one that is missing here doesn't compile. */
export const cases: Readonly<Record<OperationId, OperationCases>> = {
  sendCall: { nobody: async (world) => ({ query: { phone: world.newPhone() } }) },
  sendReceiveCall: { nobody: async (world) => ({ query: { phone: world.newPhone() } }) },
  getCallStatus: {
    nobody: async (world) => ({ query: { request_id: (await requestCall(world, 'send-receive-call')).id } }),
  },
  getToken: {
    nobody: async (world) => {
      const { id, phone } = await requestCall(world, 'send-call');
      return { query: { provider: 'phone', request_id: id, code: await readCode(world, phone) } };
    },
  },
  finishSocialLogin: { nobody: comeBack },
  deleteToken: {
    own: async (world, { signedIn, token }) =>
      signedIn ? { token: await world.app.tokenOf(signedIn) } : { ...(token !== undefined && { token }) },
  },
  listDemoCalls: { nobody: async (world) => ({ query: { phone: world.newPhone() } }) },
  createDemoCall: {
    nobody: async (world) => {
      const { phone, number } = await requestCall(world, 'send-receive-call');
      return { body: { phone, number } };
    },
  },
  getCurrentRetail: { nobody: plain },
  listCustomers: { nobody: plain },
  getCurrentCustomer: { own: plain },
  listCategories: { nobody: plain },
  listItems: { nobody: plain },
  countItems: { nobody: plain },
  getItem: { nobody: async ({ itemId }) => ({ path: { id: itemId } }) },
  listFavourites: { own: plain },
  addFavourite: { own: async ({ itemId }) => ({ body: { item_id: itemId } }) },
  deleteFavourite: {
    own: async ({ itemId }) => ({ path: { item_id: itemId }, headers: { 'change-number': `${randomUUID()}:1` } }),
  },
  uploadFile: { own: sendPicture },
  getCart: { own: plain },
  clearCart: onCart(({ cartId }) => ({ path: { cart_id: cartId } })),
  addCartItem: onCart(({ cartId }, { itemId }) => ({ path: { cart_id: cartId }, body: { item_id: itemId } })),
  updateCartItem: onCart(({ cartId, lineId }) => ({
    path: { cart_id: cartId, cart_item_id: lineId },
    body: { count: 2, comment: '' },
  })),
  deleteCartItem: onCart(({ cartId, lineId }) => ({ path: { cart_id: cartId, cart_item_id: lineId } })),
  checkoutCart: { own: checkoutFor('own'), foreign: checkoutFor('foreign') },
  listDeliveries: { nobody: plain },
  listDeliveryPoints: { nobody: plain },
  listPlacedOrders: {
    own: plain,
    foreign: [
      async () => ({ query: { scope: 'shop' } }),
      async ({ stranger }) => ({ query: { customer_id: stranger.customer.id } }),
    ],
  },
  getPlacedOrdersTotal: {
    own: plain,
    foreign: [
      async () => ({ query: { scope: 'shop' } }),
      async ({ stranger }) => ({ query: { customer_id: stranger.customer.id } }),
    ],
  },
  getPlacedOrder: onOrder((id) => ({ path: { id } })),
  createPlacedOrder: { own: placeFor('own'), foreign: placeFor('foreign') },
  repeatPlacedOrder: onOrder((id) => ({ path: { id }, headers: { 'idempotency-key': randomUUID() } })),
  listPayments: {
    own: plain,
    foreign: [
      async () => ({ query: { scope: 'shop' } }),
      async ({ stranger }) => ({ query: { customer_id: stranger.customer.id } }),
    ],
  },
  createPayment: { own: payFor('own'), foreign: payFor('foreign') },
  getPayment: {
    own: async (world, caller) => ({
      path: { id: await world.shop.payment(asCustomer(world, caller).customer.id) },
    }),
    foreign: async ({ shop, stranger }) => ({ path: { id: await shop.payment(stranger.customer.id) } }),
  },
  updatePayment: {
    own: async (world, caller) => decide(await world.shop.payment(asCustomer(world, caller).customer.id), 'C'),
    ownAsStaff: async (world, caller) => ({
      path: { id: await world.shop.payment(asCustomer(world, caller).customer.id) },
      body: { amount: 70, version: 1 },
    }),
    foreign: async ({ shop, stranger }) => decide(await shop.payment(stranger.customer.id), 'F'),
  },
  listBalanceHistory: {
    own: plain,
    foreign: async ({ stranger }) => ({ query: { customer_id: stranger.customer.id } }),
  },
  updatePlacedOrderState: {
    ...onOrder((id) => ({ path: { id }, body: { state: 'canceled', reason: 'Передумали' } })),
    ownAsStaff: onOrder((id) => ({ path: { id }, body: { state: 'accepted' } })).own,
  },
  listChanges: { own: plain },
  listListViews: { own: async () => ({ query: { list: 'orders' } }) },
  saveListView: { own: async () => ({ body: { list: 'orders', name: randomUUID(), query: 'owing=1' } }) },
  updateListView: {
    own: onView((id) => ({ path: { id }, body: { query: 'page=2' } })),
    foreign: onForeignView((id) => ({ path: { id }, body: { query: 'page=2' } })),
  },
  deleteListView: { own: onView((id) => ({ path: { id } })) },
  listOrderLines: { nobody: plain },
  listOrderLineIds: { nobody: plain },
  getOrderLinesTotal: { nobody: plain },
  getDay: { nobody: plain },
  listOrderGroups: { nobody: plain },
  listPurchases: { nobody: plain },
  createPurchase: {
    nobody: async () => ({ headers: { 'idempotency-key': randomUUID() }, body: { name: 'Фабрика' } }),
  },
  getPurchase: { nobody: onPurchase((id) => ({ path: { id } })) },
  updatePurchase: { nobody: onPurchase((id) => ({ path: { id }, body: { state: 'stopped' } })) },
  deletePurchase: { nobody: onPurchase((id) => ({ path: { id } })) },
  listOpenPurchases: { nobody: plain },
  sendToPurchase: {
    own: sendOrder('own', async (world) => ({ purchase_id: await purchaseOf(world) })),
    foreign: sendOrder('foreign', async (world) => ({ purchase_id: await purchaseOf(world) })),
  },
  sendToSelfPurchase: {
    own: sendOrder('own', async () => ({})),
    foreign: sendOrder('foreign', async () => ({})),
  },
  listIntermediaries: { own: plain },
  listAlbums: { own: plain },
  listIntermediaryPurchases: onIntermediary(async (id) => ({ path: { id } })),
  listIntermediaryDeliveries: onIntermediary(async (id) => ({ path: { id } })),
  listPurchaseAlbums: onIntermediary(async (id, world) => ({
    path: { id, purchase_id: await purchaseOf(world, id) },
  })),
  createAlbum: onIntermediary(async (id, world) => ({
    path: { id, purchase_id: await purchaseOf(world, id) },
    headers: { 'idempotency-key': randomUUID() },
    body: { name: 'Чашки' },
  })),
  updatePlacedOrder: {
    ownAsStaff: async (world, caller) => ({
      path: { id: await world.shop.order(asCustomer(world, caller)) },
      body: { comment: 'Позвонить' },
    }),
    foreign: async ({ shop, stranger }) => ({ path: { id: await shop.order(stranger) }, body: { note: 'Позвонить' } }),
  },
  createOrderLine: {
    ownAsStaff: async (world, caller) => addLine(world, asCustomer(world, caller)),
    foreign: async (world) => addLine(world, world.stranger),
  },
  updateOrderLine: {
    ownAsStaff: async (world, caller) => editLine(world, asCustomer(world, caller)),
    foreign: async (world) => editLine(world, world.stranger),
  },
  deleteOrderLine: {
    ownAsStaff: async (world, caller) => removeLine(world, asCustomer(world, caller)),
    foreign: async (world) => removeLine(world, world.stranger),
  },
};
