import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '#contract/types.ts';
import { describeOnEachEngine, freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { formType, type FormPart, writeForm } from '#tests/support/multipart.ts';
import { drawSlope, heicHeader, pngThatSays } from '#tests/support/pictures.ts';
import { SmallShop } from '#tests/support/small-shop.ts';
import { type CallAnswer, TestApp } from '#tests/support/test-app.ts';

type StoredFile = components['schemas']['StoredFile'];
type Refusal = components['schemas']['Error'] & { fields?: Record<string, string> };

describeOnEachEngine('uploaded pictures', (engine) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let app: TestApp;

  beforeAll(async () => {
    db = await freshDatabase(engine);
    shop = await SmallShop.open(db);
    app = await TestApp.open(shop);
  });
  afterAll(async () => {
    await app.close();
    await db.close();
  });

  const send = async <Body = StoredFile>(body: Buffer, { token, headers = {} }: { token?: string; headers?: Record<string, string> } = {}): Promise<CallAnswer<Body>> =>
    app.call<Body>('POST', '/api/file/upload/', { token: token ?? (await app.tokenOf(await shop.customer())), headers: { 'content-type': formType, ...headers }, body });
  const sendFile = (data: string | Uint8Array, part: Partial<FormPart> = {}) => send(writeForm([{ field: 'file', fileName: 'photo.jpg', type: 'image/jpeg', data, ...part }]));
  const refused = async (answer: Promise<CallAnswer<unknown>>) => {
    const { status, body } = await answer;
    const { code, detail, fields } = body as Refusal;
    expect(detail).toMatch(/[А-я]/);
    return [status, code, ...(fields ? [Object.keys(fields)] : [])];
  };
  const readStored = (url: string) => readFile(join(app.dataDir, url.replace('/files/', '')));

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('stores a %s anew as WebP in several widths', async (format) => {
    const { status, body } = await sendFile(await drawSlope(1500, 1000).toFormat(format, { effort: 1 }).toBuffer(), { fileName: 'Снимок экрана №1.dat', type: 'text/plain' });
    expect(status).toBe(200);
    expect(body.image).toMatchObject({ width: 1500, height: 1000 });
    expect(body.image.sources.map(({ width }) => width)).toEqual([320, 640, 1280, 1500]);
    expect(body.image.url).toMatch(/^\/files\/up\/[0-9a-f]{2}\/[0-9a-f]{40}-640\.webp$/);
    for (const { url, width } of body.image.sources) {
      expect(await sharp(await readStored(url)).metadata()).toMatchObject({ format: 'webp', width, height: Math.round((width * 1000) / 1500) });
    }
  });

  it('turns a snapshot upright and keeps nothing of what it says about its author and place', async () => {
    const exif = { IFD0: { Copyright: 'секрет-автор' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1' } };
    const sideways = await drawSlope(400, 200).withExif(exif).withMetadata({ orientation: 6, icc: 'p3' }).jpeg({ quality: 95 }).toBuffer();
    expect(Object.keys(await sharp(sideways).metadata())).toEqual(expect.arrayContaining(['exif', 'icc', 'orientation']));
    const { body } = await sendFile(sideways);
    expect(body.image).toMatchObject({ width: 200, height: 400 });
    const stored = await readStored(body.image.url);
    const facts = await sharp(stored).metadata();
    expect([facts.exif, facts.icc, facts.xmp, facts.iptc, facts.orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    // A quarter turn takes the red corner from the top left to the top right.
    const { data, info } = await sharp(stored).raw().toBuffer({ resolveWithObject: true });
    const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
    expect(redAt(190, 10)).toBeGreaterThan(200);
    expect(redAt(10, 10)).toBeLessThan(60);
  });

  it('never makes a picture larger than it came, and keeps a long one within what WebP holds', async () => {
    const small = await sendFile(await drawSlope(40, 30).png().toBuffer());
    expect(small.body.image.sources.map(({ width }) => width)).toEqual([40]);
    const long = await sendFile(await drawSlope(300, 20_000).jpeg().toBuffer());
    expect(long.body.image).toMatchObject({ width: 150, height: 10_000 });
    const large = await sendFile(await drawSlope(4000, 3000).jpeg().toBuffer());
    expect(large.body.image.sources.map(({ width }) => width)).toEqual([320, 640, 1280, 1920]);
    const tall = (await sendFile(await drawSlope(1920, 8000).jpeg().toBuffer())).body.image;
    expect(tall.width * tall.height).toBeLessThan(8_000_000);
    expect(tall.height / tall.width).toBeCloseTo(8000 / 1920, 2);
    const snapshot = await sendFile(await drawSlope(3024, 4032).jpeg().toBuffer());
    expect(snapshot.body.image).toMatchObject({ width: 1920, height: 2560 });
  });

  it('takes the first frame of a moving picture', async () => {
    const frames = [drawSlope(60, 60), sharp({ create: { width: 60, height: 60, channels: 3, background: 'blue' } })];
    const still = await Promise.all(frames.map((frame) => frame.png().toBuffer()));
    const moving = await sharp(still, { join: { animated: true } }).gif().toBuffer();
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
    const { status, body } = await sendFile(moving);
    expect([status, body.image.width, body.image.height]).toEqual([200, 60, 60]);
    expect((await sharp(await readStored(body.image.url)).metadata()).pages ?? 1).toBe(1);
  });

  it('serves a stored picture to whoever has its address, for good, and as nothing but a picture', async () => {
    const { body } = await sendFile(await drawSlope(30, 30).png().toBuffer());
    const { status, headers } = await app.get(body.image.url);
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([200, 'image/webp', 'nosniff']);
    expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('refuses what isn’t a picture, whatever it is called', async () => {
    const page = '<!doctype html><html><script>alert(1)</script></html>';
    expect(await refused(sendFile(page))).toEqual([415, 'file_not_picture']);
    expect(await refused(sendFile('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', { fileName: 'a.svg', type: 'image/svg+xml' }))).toEqual([415, 'file_not_picture']);
    expect(await refused(sendFile('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', { type: 'image/png' }))).toEqual([415, 'file_not_picture']);
    expect(await refused(sendFile(''))).toEqual([415, 'file_not_picture']);
    expect(await refused(sendFile(await drawSlope(30, 30).tiff().toBuffer()))).toEqual([415, 'file_not_picture']);
    expect(await refused(sendFile('%PDF-1.7 %âãÏÓ'))).toEqual([415, 'file_not_picture']);
    expect(await refused(sendFile(heicHeader))).toEqual([415, 'picture_heic']);
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('refuses a %s that was cut short', async (format) => {
    const whole = await drawSlope(600, 400).toFormat(format).toBuffer();
    for (const part of [0.3, 0.6, 0.9]) expect(await refused(sendFile(whole.subarray(0, whole.length * part)))).toEqual([400, 'picture_broken']);
  });

  it('refuses a picture of too many pixels by its header, before it is decoded', async () => {
    const started = performance.now();
    expect(await refused(sendFile(pngThatSays(60_000, 60_000)))).toEqual([413, 'picture_too_large']);
    expect(await refused(sendFile(pngThatSays(10_001, 5_000)))).toEqual([413, 'picture_too_large']);
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(await refused(sendFile(pngThatSays(9_000, 5_000)))).toEqual([400, 'picture_broken']);
  });

  it('takes a file of ten megabytes and refuses a larger one, also where nobody says how long it is', async () => {
    const megabyte = 1024 * 1024;
    const picture = await drawSlope(50, 50).png().toBuffer();
    // What follows the end of a PNG is nobody's, and makes it as large as wanted.
    const ofSize = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
    expect((await sendFile(ofSize(10 * megabyte))).status).toBe(200);
    expect(await refused(sendFile(ofSize(10 * megabyte + 1)))).toEqual([413, 'file_too_large']);
    expect(await refused(sendFile(ofSize(11 * megabyte)))).toEqual([413, 'file_too_large']);
    const tail = writeForm([{ field: 'file', fileName: 'a.png', data: ofSize(11 * megabyte) }]);
    expect(await refused(send(tail, { headers: { 'transfer-encoding': 'chunked', 'content-length': '' } }))).toEqual([413, 'file_too_large']);
  });

  it('refuses a name with a path in it', async () => {
    for (const fileName of ['../../etc/passwd', '..\\\\windows\\\\a.jpg', '/root/a.jpg', 'a/b.jpg', '..', 'a\tb.jpg']) {
      expect([fileName, ...(await refused(sendFile('x', { fileName })))]).toEqual([fileName, 422, 'validation', ['file']]);
    }
  });

  it('refuses a form of another shape', async () => {
    const data = await drawSlope(30, 30).png().toBuffer();
    const file: FormPart = { field: 'file', fileName: 'a.png', data };
    expect(await refused(send(writeForm([{ ...file, field: 'photo' }])))).toEqual([422, 'validation', ['photo']]);
    expect(await refused(send(writeForm([file, { field: 'comment', data: 'привет' }])))).toEqual([422, 'validation', ['comment']]);
    expect(await refused(send(writeForm([{ field: 'file', data: 'text' }])))).toEqual([422, 'validation', ['file']]);
    expect(await refused(send(writeForm([])))).toEqual([422, 'validation', ['file']]);
    expect(await refused(send(writeForm([file, file])))).toEqual([413, 'form_too_many_parts']);
    expect(await refused(send(writeForm([file, { ...file, field: '__proto__' }])))).toEqual([413, 'form_too_many_parts']);
    expect(await refused(send(writeForm([{ field: '__proto__', data: '1' }])))).toEqual([400, 'bad_request']);
  });

  it('refuses ten thousand parts, of texts and of files, at once and without keeping them', async () => {
    const parts = (part: Partial<FormPart>) => writeForm(Array.from({ length: 10_000 }, (_, index) => ({ field: `file${index}`, data: 'x', ...part })));
    const started = performance.now();
    expect(await refused(send(parts({})))).toEqual([413, 'form_too_many_parts']);
    expect(await refused(send(parts({ field: 'file', fileName: 'a.jpg' })))).toEqual([413, 'form_too_many_parts']);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it('refuses a form that can’t be read', async () => {
    const form = writeForm([{ field: 'file', fileName: 'a.png', data: await drawSlope(300, 300).png().toBuffer() }]);
    expect(await refused(send(form.subarray(0, form.length / 2)))).toEqual([400, 'bad_request']);
    expect(await refused(send(form.subarray(0, 60)))).toEqual([400, 'bad_request']);
    expect(await refused(send(Buffer.from('no form at all')))).toEqual([400, 'bad_request']);
    expect(await refused(send(form, { headers: { 'content-type': 'multipart/form-data' } }))).toEqual([400, 'bad_request']);
    expect(await refused(send(form, { headers: { 'content-type': 'multipart/form-data; boundary=other' } }))).toEqual([400, 'bad_request']);
  });

  it('takes forms alone, and JSON takes no form', async () => {
    const token = await app.tokenOf(await shop.customer());
    const json = { token, headers: { 'content-type': 'application/json' }, body: '{"file":"x"}' };
    expect((await app.call('POST', '/api/file/upload/', json)).status).toBe(415);
    expect((await app.call('POST', '/api/file/upload/', { token })).status).toBe(400);
    const form = { token, headers: { 'content-type': formType }, body: writeForm([{ field: 'item_id', data: '1' }]) };
    expect((await app.call('POST', '/api/cart/6f1c1f5e-8f4d-4c41-9a0e-0d8c5c6b8a11/cart-item/', form)).status).toBe(415);
  });

  it('holds so many forms of one person at once, and turns away the rest until they end', async () => {
    const token = await app.tokenOf(await shop.customer());
    const body = writeForm([{ field: 'file', fileName: 'a.jpg', data: await drawSlope(2000, 2000).jpeg().toBuffer() }]);
    const statuses = (await Promise.all(Array.from({ length: 12 }, () => send(body, { token })))).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4);
    expect((await send(body, { token })).status).toBe(200);
  });

  it('holds twelve forms of everybody together', async () => {
    const body = writeForm([{ field: 'file', fileName: 'a.jpg', data: await drawSlope(2000, 2000).jpeg().toBuffer() }]);
    const tokens = await Promise.all(Array.from({ length: 16 }, async () => app.tokenOf(await shop.customer())));
    const statuses = (await Promise.all(tokens.map((token) => send(body, { token })))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(12);
    expect(statuses.filter((status) => status === 503)).toHaveLength(4);
  });

  it('answers over a real line: a file that is too large gets its refusal, and one that breaks off leaves its place', async () => {
    const line = await TestApp.open(shop);
    const { port } = new URL(await line.app.listen({ port: 0, host: '127.0.0.1' }));
    const authorization = `Bearer ${await line.tokenOf(await shop.customer())}`;
    const post = (body: Buffer, ended = true) =>
      new Promise<number | undefined>((resolve, reject) => {
        const sent = request({ port, path: '/api/file/upload/', method: 'POST', headers: { host: line.host, authorization, 'content-type': formType, 'content-length': body.length } });
        sent.on('response', (response) => void response.resume().on('end', () => resolve(response.statusCode))).on('error', reject);
        if (ended) sent.end(body);
        else sent.write(body.subarray(0, body.length / 2), () => setImmediate(() => void sent.destroy(new Error('The line broke'))));
      });
    const form = (data: Buffer) => writeForm([{ field: 'file', fileName: 'a.png', data }]);
    const picture = form(await drawSlope(300, 300).png().toBuffer());
    expect(await post(form(Buffer.alloc(11 * 1024 * 1024)))).toBe(413);
    for (let broken = 0; broken < 6; broken += 1) await expect(post(picture, false)).rejects.toThrow('The line broke');
    await expect.poll(() => post(picture)).toBe(200);
    expect((await Promise.all([post(picture), post(picture), post(picture), post(picture)])).every((status) => status === 200)).toBe(true);
    await line.close();
  });
});
