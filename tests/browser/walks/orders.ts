import { callApi } from '#tests/support/browser/call-api.ts';

/** A line to be ordered: an item, or a picture that was sent before. */
type NewLine = ({ item_id: number | undefined } | { file_id: string; description?: string }) & { count: number };

/** Places an order of the demo's third customer, as whoever has the token; answers its number. */
export async function placeOrder(url: string, token: string, lines: readonly NewLine[]): Promise<number> {
  const deliveries = await callApi<{ result: { id: number; kind: string }[] }>(url, 'GET', '/delivery/', { token });
  const body = {
    lines,
    delivery: {
      customer_id: 3,
      delivery_id: deliveries.result.find(({ kind }) => kind === 'address')?.id,
      address: 'Садовая, 1',
      recipient_name: 'Анна Смирнова',
      recipient_phone: '79000000003',
    },
    force: true,
  };
  const order = await callApi<{ id: number }>(url, 'POST', '/placed-order/', { body, token });
  return order.id;
}
