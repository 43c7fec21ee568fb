import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import { type FormPart, formType, writeForm } from './multipart.ts';
import type { CallAnswer, TestApp } from './test-app.ts';

type StoredFile = components['schemas']['StoredFile'];
type Refusal = components['schemas']['Error'] & { fields?: Record<string, string> };

/** Whose token and which headers go with a form. */
export interface SentAs {
  token?: string;
  headers?: Record<string, string>;
}

/** Sends a form to `/api/file/upload/`, as a new customer unless a token is given. */
export async function sendUpload<Body = StoredFile>(
  app: TestApp,
  body: Buffer,
  { token, headers = {} }: SentAs = {},
): Promise<CallAnswer<Body>> {
  return app.call<Body>('POST', '/api/file/upload/', {
    token: token ?? (await app.tokenOf(await app.shop.customer())),
    headers: { 'content-type': formType, ...headers },
    body,
  });
}

/** Sends one file, named as a JPEG unless the part says otherwise. */
export function sendPicture(
  app: TestApp,
  data: string | Uint8Array,
  part: Partial<FormPart> = {},
): Promise<CallAnswer<StoredFile>> {
  return sendUpload(app, writeForm([{ field: 'file', fileName: 'photo.jpg', type: 'image/jpeg', data, ...part }]));
}

/** Status, code and the names of the wrong fields of a refusal, which is in Russian. */
export async function refusalOf(answer: Promise<CallAnswer<unknown>>): Promise<unknown[]> {
  const { status, body } = await answer;
  const { code, detail, fields } = body as Refusal;
  expect(detail).toMatch(/[А-я]/);
  return [status, code, ...(fields ? [Object.keys(fields)] : [])];
}
