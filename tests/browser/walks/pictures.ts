import sharp from 'sharp';
import { newAddress } from '#tests/support/browser/visit.ts';

/** Sends a picture to the shop at `url` as whoever has the token; answers its file. */
export async function sendPicture(url: string, token: string): Promise<string> {
  const data = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(data)], { type: 'image/png' }), 'photo.png');
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': newAddress() };
  const answer = await fetch(`${url}/api/file/upload/`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`The picture was answered ${answer.status}`);
  return ((await answer.json()) as { id: string }).id;
}
