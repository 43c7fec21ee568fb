import type { components } from '#contract/types.ts';
import { callApi, type ApiSession } from '#tests/support/browser/call-api.ts';
import { placeOrder, storePhoto } from '#tests/support/browser/orders.ts';
import { given } from '#tests/support/given.ts';

type Schemas = components['schemas'];

/** Brings an order through these states. */
export async function moveOrder(
  { url, token }: ApiSession,
  order: string,
  states: readonly Schemas['PlacedOrderState'][],
): Promise<void> {
  for (const state of states)
    await callApi(url, 'PUT', `/placed-order/${order}/update-state/`, { token, body: { state } });
}

/** Confirms the top-up that the customer of an order waits for. */
export async function confirmTopUp({ url, token }: ApiSession, order: string): Promise<void> {
  const { customer } = await callApi<Schemas['PlacedOrder']>(url, 'GET', `/placed-order/${order}/`, { token });
  const { result } = await callApi<{ result: Schemas['Payment'][] }>(
    url,
    'GET',
    '/payment/?scope=shop&state=W&type=top_up',
    { token },
  );
  const payment = given(
    result.find((one) => one.customer.id === customer.id),
    `top-up of order ${order} that waits`,
  );
  await callApi(url, 'PUT', `/payment/${payment.id}/`, { token, body: { state: 'F', version: payment.version } });
}

async function itemIdOf({ url, token }: ApiSession, search: string): Promise<number> {
  const path = `/item/list/?search_text=${encodeURIComponent(search)}`;
  const { result } = await callApi<{ result: { id: number }[] }>(url, 'GET', path, { token });
  return given(result[0], `item found by «${search}»`).id;
}

/** Orders a teapot for 2490 and two of what is on a photo, and asks for a top-up by 4000: as a shopper does. */
export async function orderByPhoto(shopper: ApiSession): Promise<{ order: string; payment: number }> {
  const { url, token } = shopper;
  const me = await callApi<Schemas['Customer']>(url, 'GET', '/customers/current/', { token });
  const lines = [
    { item_id: await itemIdOf(shopper, 'снегирь'), count: 1 },
    { file_id: await storePhoto(shopper), count: 2, comment: 'Синюю, если есть' },
  ];
  const order = await placeOrder(shopper, lines, me.id);
  const body = { customer_id: me.id, type: 'top_up', amount: 4000, way: 'sbp' };
  const { id } = await callApi<{ id: number }>(url, 'POST', '/payment/', { token, body });
  return { order: String(order), payment: id };
}

/** Gives an intermediary a purchase to buy: two teapots of one kind, one of another. */
export async function givePurchase(staff: ApiSession, firstName: string, name: string): Promise<void> {
  const { url, token } = staff;
  const all = await callApi<{ result: Schemas['CustomerRef'][] }>(url, 'GET', '/intermediary/', { token });
  const buyer = given(
    all.result.find(({ user }) => user.first_name === firstName),
    `intermediary ${firstName}`,
  );
  const me = await callApi<Schemas['Customer']>(url, 'GET', '/customers/current/', { token });
  const purchase = await callApi<{ id: number }>(url, 'POST', '/purchases/', {
    token,
    body: { name, intermediary_id: buyer.id },
  });
  const lines = [
    { item_id: await itemIdOf(staff, 'снегирь'), count: 2, comment: 'можно чуть меньше' },
    { item_id: await itemIdOf(staff, 'ивовые'), count: 1 },
  ];
  const order = await placeOrder(staff, lines, me.id);
  await moveOrder(staff, String(order), ['accepted']);
  const body = { purchase_id: purchase.id };
  await callApi(url, 'PUT', `/placed-order/${order}/send-to-purchase/`, { token, body });
}
