import { callApi } from '#tests/support/browser/call-api.ts';
import { newAddress } from '#tests/support/browser/visit.ts';
import { drawSlope } from '#tests/support/server/pictures.ts';

/** A small picture of this name, as a person chooses it. */
export const photoNamed = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await drawSlope(60, 80).png().toBuffer(),
});

/** Stores a picture of whoever has the token; the answer is its id. */
export async function storePhoto(url: string, token: string): Promise<string> {
  const body = new FormData();
  const { buffer, mimeType } = await photoNamed('photo.png');
  body.append('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), 'photo.png');
  const answer = await fetch(`${url}/api/file/upload/`, {
    method: 'POST',
    headers: { 'x-forwarded-for': newAddress(), authorization: `Bearer ${token}` },
    body,
  });
  if (!answer.ok) throw new Error(`The picture was answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

/** Places an order of one photo for Екатерина, by whoever of the staff has the token; the answer is its id. */
export async function placePhotoOrder(url: string, token: string, photo: string): Promise<number> {
  const deliveries = await callApi<{ result: { id: number; kind: string }[] }>(url, 'GET', '/delivery/', { token });
  const { id } = await callApi<{ id: number }>(url, 'POST', '/placed-order/', {
    token,
    body: {
      lines: [{ file_id: photo, count: 1 }],
      delivery: {
        customer_id: 3,
        delivery_id: deliveries.result.find(({ kind }) => kind === 'address')?.id,
        address: 'Садовая, 1',
        recipient_name: 'Анна Смирнова',
        recipient_phone: '79000000003',
      },
      force: true,
    },
  });
  return id;
}
