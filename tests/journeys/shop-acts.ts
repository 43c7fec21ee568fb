import type { components } from '#contract/types.ts';
import { callApi } from '#tests/support/browser/call-api.ts';
import { drawSlope } from '#tests/support/server/pictures.ts';

type Schemas = components['schemas'];

/** Somebody of the staff, past the browser: the token of their session at the shop at `url`. */
export interface Desk {
  url: string;
  token: string;
}

/** Brings an order through these states. */
export async function moveOrder(
  { url, token }: Desk,
  order: string,
  states: readonly Schemas['PlacedOrderState'][],
): Promise<void> {
  for (const state of states)
    await callApi(url, 'PUT', `/placed-order/${order}/update-state/`, { token, body: { state } });
}

/** Confirms the top-up that the customer of an order waits for. */
export async function confirmTopUp({ url, token }: Desk, order: string): Promise<void> {
  const { customer } = await callApi<Schemas['PlacedOrder']>(url, 'GET', `/placed-order/${order}/`, { token });
  const { result } = await callApi<{ result: Schemas['Payment'][] }>(
    url,
    'GET',
    '/payment/?scope=shop&state=W&type=top_up',
    { token },
  );
  const payment = result.find((one) => one.customer.id === customer.id);
  if (!payment) throw new Error(`Nobody waits for a top-up of order ${order}`);
  await callApi(url, 'PUT', `/payment/${payment.id}/`, { token, body: { state: 'F', version: payment.version } });
}

const idOf = async ({ url, token }: Desk, search: string): Promise<number | undefined> => {
  const path = `/item/list/?search_text=${encodeURIComponent(search)}`;
  return (await callApi<{ result: { id: number }[] }>(url, 'GET', path, { token })).result[0]?.id;
};

async function orderOf(
  { url, token }: Desk,
  customer: Pick<Schemas['Customer'], 'id'>,
  lines: readonly object[],
): Promise<number> {
  const ways = await callApi<{ result: Schemas['Delivery'][] }>(url, 'GET', '/delivery/', { token });
  const delivery = {
    customer_id: customer.id,
    delivery_id: ways.result.find(({ kind }) => kind === 'address')?.id,
    address: 'Садовая улица, 1',
    recipient_name: 'Анна Шопова',
    recipient_phone: '79000000003',
  };
  const body = { lines, delivery, force: true };
  return (await callApi<{ id: number }>(url, 'POST', '/placed-order/', { token, body })).id;
}

async function uploadPhoto({ url, token }: Desk): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await drawSlope(60, 80).png().toBuffer())]), 'photo.png');
  return (await callApi<{ id: string }>(url, 'POST', '/file/upload/', { token, body: form })).id;
}

/** Orders a teapot for 2490 and two of what is on a photo, and asks for a top-up by 4000: as a shopper does. */
export async function orderByPhoto(shopper: Desk): Promise<{ order: string; payment: number }> {
  const { url, token } = shopper;
  const me = await callApi<Schemas['Customer']>(url, 'GET', '/customers/current/', { token });
  const order = await orderOf(shopper, me, [
    { item_id: await idOf(shopper, 'снегирь'), count: 1 },
    { file_id: await uploadPhoto(shopper), count: 2, comment: 'Синюю, если есть' },
  ]);
  const body = { customer_id: me.id, type: 'top_up', amount: 4000, way: 'sbp' };
  const { id } = await callApi<{ id: number }>(url, 'POST', '/payment/', { token, body });
  return { order: String(order), payment: id };
}

/** Gives an intermediary a purchase to buy: two teapots of one kind, one of another. */
export async function givePurchase(desk: Desk, firstName: string, name: string): Promise<void> {
  const { url, token } = desk;
  const all = await callApi<{ result: Schemas['CustomerRef'][] }>(url, 'GET', '/intermediary/', { token });
  const buyer = all.result.find(({ user }) => user.first_name === firstName);
  const me = await callApi<Schemas['Customer']>(url, 'GET', '/customers/current/', { token });
  const purchase = await callApi<{ id: number }>(url, 'POST', '/purchases/', {
    token,
    body: { name, intermediary_id: buyer?.id },
  });
  const order = await orderOf(desk, me, [
    { item_id: await idOf(desk, 'снегирь'), count: 2, comment: 'можно чуть меньше' },
    { item_id: await idOf(desk, 'ивовые'), count: 1 },
  ]);
  await moveOrder(desk, String(order), ['accepted']);
  const body = { purchase_id: purchase.id };
  await callApi(url, 'PUT', `/placed-order/${order}/send-to-purchase/`, { token, body });
}
