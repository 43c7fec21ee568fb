import { given } from '#tests/support/given.ts';
import { drawSlope } from '#tests/support/server/pictures.ts';
import { callApi, type ApiSession } from './call-api.ts';

/** A line to be ordered: an item, or a picture that was sent before. */
type NewLine = ({ item_id: number } | { file_id: string }) & { count: number; comment?: string };

/** The demo's third customer, Екатерина, who signs in by 9000000003. */
const EKATERINA = 3;

/** A small picture. */
export const drawPhoto = () => drawSlope(60, 80).png().toBuffer();

/** Stores a small picture of whoever has the session; answers its id. */
export async function storePhoto({ url, token }: ApiSession): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(await drawPhoto())], { type: 'image/png' }), 'photo.png');
  return (await callApi<{ id: string }>(url, 'POST', '/file/upload/', { token, body })).id;
}

/** Places an order of a customer, brought to «Садовая, 1», as whoever has the session; answers its number. */
export async function placeOrder(
  { url, token }: ApiSession,
  lines: readonly NewLine[],
  customerId = EKATERINA,
): Promise<number> {
  const ways = await callApi<{ result: { id: number; kind: string }[] }>(url, 'GET', '/delivery/', { token });
  const body = {
    lines,
    delivery: {
      customer_id: customerId,
      delivery_id: given(
        ways.result.find(({ kind }) => kind === 'address'),
        'way to an address',
      ).id,
      address: 'Садовая, 1',
      recipient_name: 'Анна Смирнова',
      recipient_phone: '79000000003',
    },
    force: true,
  };
  return (await callApi<{ id: number }>(url, 'POST', '/placed-order/', { token, body })).id;
}
