import { randomUUID } from 'node:crypto';
import { hashOf } from '#server/auth/secrets.ts';
import { createDelivery } from '#server/domain/delivery/create-delivery.ts';
import { createDeliveryPoint } from '#server/domain/delivery/create-delivery-point.ts';
import { updateInfoPage } from '#server/domain/shop/update-info-page.ts';
import { eq } from 'drizzle-orm';
import { auditEntries, categories, customers, permissionGroups, tokens } from '#server/db/schema.ts';
import { getCart } from '#server/domain/cart/get-cart.ts';
import { checkoutCart } from '#server/domain/order/placed/checkout-cart.ts';
import { updatePlacedOrderState } from '#server/domain/order/placed/update-placed-order-state.ts';
import { createAlbum } from '#server/domain/purchase/albums/create-album.ts';
import { createPurchase } from '#server/domain/purchase/create-purchase.ts';
import { getPlacedOrder } from '#server/domain/order/placed/get-placed-order.ts';
import { saveListView } from '#server/domain/view/save-list-view.ts';
import type { Caller, SignedInCaller } from '#server/domain/access/caller.ts';
import { writeDemoCode } from '#server/demo/simulators/social-login.ts';
import { drawSlope } from '#tests/support/server/pictures.ts';
import { SocialBrowser } from '#tests/support/browser/social.ts';
import type { OperationCase, TestCaller, World } from './world.ts';

/** Whose record a request is about: the caller's, the caller's as staff see it, someone else's, or nobody's. */
export type Whose = 'own' | 'ownAsStaff' | 'foreign' | 'nobody';

/** Makes a request that succeeds for whoever may make it, with a fresh record to be about. */
export type CaseMaker = (world: World, caller: TestCaller) => Promise<OperationCase>;

/** The requests of an operation by whose record they are about. */
export type OperationCases = Readonly<Partial<Record<Whose, CaseMaker | readonly CaseMaker[]>>>;

export const plain: CaseMaker = async () => ({});

const asCaller = (world: World, { signedIn }: TestCaller): Caller => signedIn ?? world.shop.guest;
/** The caller, or for a guest, who is refused anyway, the stranger. */
export const asCustomer = (world: World, { signedIn }: TestCaller): SignedInCaller => signedIn ?? world.stranger;

/** A cart of the caller with a line; the account's own for a customer. */
async function cartOf({ shop, itemId }: World, caller: Caller): Promise<{ cartId: string; lineId: number }> {
  const named = await shop.cart(caller, [{ itemId }]);
  const { id, items } = await getCart(shop.deps, { caller, query: caller.customer ? {} : { cart_id: named } });
  return { cartId: id, lineId: items[0]?.id ?? 0 };
}

export const onCart = (
  make: (cart: { cartId: string; lineId: number }, world: World) => OperationCase,
): OperationCases => ({
  own: async (world, caller) => make(await cartOf(world, asCaller(world, caller)), world),
  foreign: async (world) => make(await cartOf(world, world.stranger), world),
});

export const onOrder = (make: (id: number) => OperationCase) =>
  ({
    own: async (world, caller) => make(await world.shop.order(asCustomer(world, caller))),
    foreign: async (world) => make(await world.shop.order(world.stranger)),
  }) satisfies Record<string, CaseMaker>;

export async function editLine({ shop }: World, owner: SignedInCaller): Promise<OperationCase> {
  const { lines } = await getPlacedOrder(shop.deps, { caller: owner, path: { id: await shop.order(owner) } });
  return { path: { id: lines[0]?.id ?? 0 }, body: { count: 3 } };
}

export async function addLine({ shop }: World, owner: SignedInCaller): Promise<OperationCase> {
  return {
    headers: { 'idempotency-key': randomUUID() },
    body: { placed_order_id: await shop.order(owner), item_id: await shop.item(), count: 2 },
  };
}

/** A body that is sent under a new key. */
export const once = (body: Required<OperationCase>['body']): OperationCase => ({
  headers: { 'idempotency-key': randomUUID() },
  body,
});

/** About a delivery method that was just added. */
export const onDelivery =
  (made: OperationCase): CaseMaker =>
  async ({ shop }) => {
    const form = { name: 'Почта', description: '', price: 300, free_from: null, kind: 'address' } as const;
    const { id } = await createDelivery(shop.deps, {
      caller: await shop.staff('make_delivery'),
      header: { 'idempotency-key': randomUUID() },
      body: form,
    });
    return { ...made, path: { id } };
  };

/** About a pickup point that was just added. */
export const onPoint =
  (made: OperationCase): CaseMaker =>
  async ({ shop }) => {
    const form = { name: 'На рынке', address: 'Рынок', hours: '' };
    const { id } = await createDeliveryPoint(shop.deps, {
      caller: await shop.staff('make_delivery_point'),
      header: { 'idempotency-key': randomUUID() },
      body: form,
    });
    return { ...made, path: { id } };
  };

/** About a page that was just written. */
export const onInfoPage: CaseMaker = async ({ shop }) => {
  await updateInfoPage(shop.deps, {
    caller: await shop.staff('edit_retail'),
    path: { slug: 'offer' },
    body: { text: `Договор от ${randomUUID()}` },
  });
  return { path: { slug: 'offer' } };
};

const viewOf = (world: World, owner: SignedInCaller) =>
  saveListView(world.shop.deps, { caller: owner, body: { list: 'orders', name: 'Вид', query: '' } });

export const onView =
  (make: (id: number) => OperationCase): CaseMaker =>
  async (world, caller) =>
    make((await viewOf(world, asCustomer(world, caller))).id);

export const onForeignView =
  (make: (id: number) => OperationCase): CaseMaker =>
  async (world) =>
    make((await viewOf(world, world.stranger)).id);

/** Of two lines, since the last one can't go. */
export async function removeLine({ shop }: World, owner: SignedInCaller): Promise<OperationCase> {
  const cartId = await shop.cart(owner, [{ itemId: await shop.item() }, { itemId: await shop.item() }]);
  const form = shop.form(cartId, owner);
  const { lines } = await checkoutCart(shop.deps, {
    caller: owner,
    path: { cart_id: cartId },
    header: { 'idempotency-key': randomUUID() },
    body: form,
  });
  return { path: { id: lines[0]?.id ?? 0 } };
}

export const checkoutFor =
  (whose: 'own' | 'foreign'): CaseMaker =>
  async (world, caller) => {
    const buyer = asCustomer(world, caller);
    const { cartId } = await cartOf(world, buyer);
    const body = world.shop.form(cartId, whose === 'own' ? buyer : world.stranger);
    return { path: { cart_id: cartId }, headers: { 'idempotency-key': randomUUID() }, body: { ...body } };
  };

export async function requestCall(
  world: World,
  way: 'send-call' | 'send-receive-call',
): Promise<{ phone: string; id: string; number: string }> {
  const phone = world.newPhone();
  const { body } = await world.app.get<{ request_id: string; number?: string }>(`/api/auth/${way}/?phone=${phone}`, {
    address: world.newAddress(),
  });
  return { phone, id: body.request_id, number: body.number ?? '' };
}

export async function readCode(world: World, phone: string): Promise<string> {
  const { body } = await world.app.get<{ result: { caller_number: string }[] }>(`/api/demo/calls/?phone=${phone}`);
  return body.result[0]?.caller_number.slice(-4) ?? '';
}

/** Sent by someone of the caller's kind who has sent nothing yet: pictures are counted by customer. */
export const sendPicture: CaseMaker = async ({ shop, app }, { signedIn, token }) => {
  const sender = signedIn ? await app.tokenOf(await shop.customer({ flags: [...signedIn.customer.flags] })) : token;
  const data = await drawSlope(40, 30).jpeg().toBuffer();
  return {
    ...(sender !== undefined && { token: sender }),
    form: [{ field: 'file', fileName: 'photo.jpg', type: 'image/jpeg', data }],
  };
};

/** The way back of someone who was sent to the simulated network and gave their leave. */
export const comeBack: CaseMaker = async (world) => {
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
export const placeFor =
  (whose: 'own' | 'foreign'): CaseMaker =>
  async (world, caller) => {
    const { delivery } = world.shop.form(randomUUID(), whose === 'own' ? asCustomer(world, caller) : world.stranger);
    const lines = [{ item_id: await world.shop.item(), count: 1 }];
    return { headers: { 'idempotency-key': randomUUID() }, body: { lines, delivery, force: true } };
  };

export const payFor =
  (whose: 'own' | 'foreign'): CaseMaker =>
  async (world, caller) => {
    const { id } = (whose === 'own' ? asCustomer(world, caller) : world.stranger).customer;
    return {
      headers: { 'idempotency-key': randomUUID() },
      body: { customer_id: id, type: 'top_up', amount: 100, way: 'cash' },
    };
  };

/** An empty category; answers its id. */
export async function categoryOf({ db, shopId }: World['shop']): Promise<number> {
  const [made] = await db.orm.insert(categories).values({ shopId, name: 'Вазы' }).returning();
  return made?.id ?? 0;
}

/** A purchase of the shop's own, or of this intermediary; answers its id. */
export async function purchaseOf({ shop }: World, intermediaryId?: number): Promise<number> {
  const form = { name: 'Фабрика', comment: '', ...(intermediaryId && { intermediary_id: intermediaryId }) };
  const { id } = await createPurchase(shop.deps, {
    caller: await shop.staff('get_purchase'),
    header: { 'idempotency-key': randomUUID() },
    body: form,
  });
  return id;
}

/** A name that no group of the shop has: two have none in common. */
export const newGroupName = (): string => `Группа ${randomUUID()}`;

/** The name of a category that no other has. */
export const newCategoryName = (): string => `Категория ${randomUUID()}`;

/** A permission group without permissions, which whoever may change groups may change; past the limit too. */
export async function groupOf({ shop }: World): Promise<number> {
  const group = { shopId: shop.shopId, name: newGroupName() };
  const [made] = await shop.db.orm.insert(permissionGroups).values(group).returning({ id: permissionGroups.id });
  return made?.id ?? 0;
}

/** An entry of the audit: a group that got its name from another. */
export async function auditEntryOf(world: World): Promise<number> {
  const { db, shopId } = world.shop;
  const about = { shopId, entity: 'permission_group' as const, recordId: await groupOf(world), label: 'Новички' };
  const names = { before: { name: newGroupName() }, after: { name: 'Новички' } };
  const [made] = await db.orm
    .insert(auditEntries)
    .values({ ...about, at: new Date(), action: 'changed', ...names })
    .returning({ id: auditEntries.id });
  return made?.id ?? 0;
}

/** An album of an intermediary's new purchase, as the parameters of its address. */
export async function albumOf(world: World, id: number): Promise<Record<string, number>> {
  const purchaseId = await purchaseOf(world, id);
  const buyer = await world.shop.staff('get_purchase');
  const form = { name: 'Чашки', file_ids: [] };
  const { id: albumId } = await createAlbum(world.shop.deps, {
    caller: buyer,
    path: { id, purchase_id: purchaseId },
    header: { 'idempotency-key': randomUUID() },
    body: form,
  });
  return { id, purchase_id: purchaseId, album_id: albumId };
}

export const onPurchase =
  (make: (id: number) => OperationCase): CaseMaker =>
  async (world) =>
    make(await purchaseOf(world));

/** An accepted order, to be sent to a purchase. */
export const sendOrder =
  (whose: 'own' | 'foreign', bodyOf: (world: World) => Promise<Record<string, unknown>>): CaseMaker =>
  async (world, caller) => {
    const id = await world.shop.order(whose === 'own' ? asCustomer(world, caller) : world.stranger);
    await updatePlacedOrderState(world.shop.deps, {
      caller: await world.shop.staff(),
      path: { id },
      body: { state: 'accepted', reason: '' },
    });
    return { path: { id }, body: await bodyOf(world) };
  };

export const onIntermediary = (make: (id: number, world: World) => Promise<OperationCase>): OperationCases => {
  const of = async (world: World, { customer: { id } }: SignedInCaller) => {
    await world.shop.db.orm.update(customers).set({ isIntermediary: true }).where(eq(customers.id, id));
    return make(id, world);
  };
  return {
    own: (world, caller) => of(world, asCustomer(world, caller)),
    foreign: (world) => of(world, world.stranger),
  };
};

export const decide = (id: number, state: 'F' | 'C'): OperationCase => ({ path: { id }, body: { state } });

/** Another place where somebody is signed in. */
export async function sessionOf({ shop, app }: World, { customer }: SignedInCaller): Promise<string> {
  const hash = hashOf(await app.tokenOf({ ...shop.guest, customer }));
  const [made] = await shop.db.orm.select().from(tokens).where(eq(tokens.hash, hash));
  return made?.id ?? '';
}

/** A new token of this person, since the operation ends it; for nobody the caller's own. */
export async function withTokenOf(
  { app }: World,
  { token }: TestCaller,
  person: SignedInCaller | null,
): Promise<OperationCase> {
  if (person) return { token: await app.tokenOf(person) };
  return token === undefined ? {} : { token };
}

/** A change of several items. */
export const changeItems: CaseMaker = async ({ shop }) => ({
  body: { ids: [await shop.item()], batch_id: randomUUID(), change: { is_new: true } },
});
