import { request } from 'node:http';
import { expect } from 'vitest';
import { type FormPart, formType, writeForm } from '#tests/support/server/multipart.ts';
import { refusalOf, sendPicture, sendUpload } from '#tests/support/server/picture-upload.ts';
import { drawSlope } from '#tests/support/server/pictures.ts';
import { describeShopOnPglite } from '#tests/support/server/shop-test.ts';
import type { SmallShop } from '#tests/support/server/small-shop.ts';
import { TestApp } from '#tests/support/server/test-app.ts';

/** What this process has worked since then, however busy the machine is. */
function cpuSecondsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1_000_000;
}

// A form is read before anything is asked of the database: `uploads-kept.test.ts` sends some on each engine.
describeShopOnPglite('the form of an upload', (it) => {
  let shop: SmallShop;
  let app: TestApp;

  it.beforeAll(({ site }) => {
    ({ shop, app } = site);
  });

  it('takes a file of ten megabytes and refuses a larger one, also where nobody says how long it is', async () => {
    const megabyte = 1024 * 1024;
    const picture = await drawSlope(50, 50).png().toBuffer();
    // What follows the end of a PNG is nobody's, and makes it as large as wanted.
    const ofSize = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
    expect((await sendPicture(app, ofSize(10 * megabyte))).status).toBe(200);
    expect(await refusalOf(sendPicture(app, ofSize(10 * megabyte + 1)))).toEqual([413, 'file_too_large']);
    expect(await refusalOf(sendPicture(app, ofSize(11 * megabyte)))).toEqual([413, 'file_too_large']);
    const tail = writeForm([{ field: 'file', fileName: 'a.png', data: ofSize(11 * megabyte) }]);
    expect(
      await refusalOf(sendUpload(app, tail, { headers: { 'transfer-encoding': 'chunked', 'content-length': '' } })),
    ).toEqual([413, 'file_too_large']);
  });

  it('refuses a name with a path in it', async () => {
    for (const fileName of ['../../etc/passwd', '..\\\\windows\\\\a.jpg', '/root/a.jpg', 'a/b.jpg', '..', 'a\tb.jpg']) {
      expect([fileName, ...(await refusalOf(sendPicture(app, 'x', { fileName })))]).toEqual([
        fileName,
        422,
        'validation',
        ['file'],
      ]);
    }
  });

  it('refuses a form of another shape', async () => {
    const data = await drawSlope(30, 30).png().toBuffer();
    const file: FormPart = { field: 'file', fileName: 'a.png', data };
    expect(await refusalOf(sendUpload(app, writeForm([{ ...file, field: 'photo' }])))).toEqual([
      422,
      'validation',
      ['photo'],
    ]);
    expect(await refusalOf(sendUpload(app, writeForm([file, { field: 'comment', data: 'привет' }])))).toEqual([
      422,
      'validation',
      ['comment'],
    ]);
    expect(await refusalOf(sendUpload(app, writeForm([{ field: 'file', data: 'text' }])))).toEqual([
      422,
      'validation',
      ['file'],
    ]);
    expect(await refusalOf(sendUpload(app, writeForm([])))).toEqual([422, 'validation', ['file']]);
    expect(await refusalOf(sendUpload(app, writeForm([file, file])))).toEqual([413, 'form_too_many_parts']);
    expect(await refusalOf(sendUpload(app, writeForm([file, { ...file, field: '__proto__' }])))).toEqual([
      413,
      'form_too_many_parts',
    ]);
    expect(await refusalOf(sendUpload(app, writeForm([{ field: '__proto__', data: '1' }])))).toEqual([
      400,
      'bad_request',
    ]);
  });

  it('refuses ten thousand parts, of texts and of files, at once and without keeping them', async () => {
    const parts = (part: Partial<FormPart>) =>
      writeForm(Array.from({ length: 10_000 }, (_, index) => ({ field: `file${index}`, data: 'x', ...part })));
    const started = process.cpuUsage();
    expect(await refusalOf(sendUpload(app, parts({})))).toEqual([413, 'form_too_many_parts']);
    expect(await refusalOf(sendUpload(app, parts({ field: 'file', fileName: 'a.jpg' })))).toEqual([
      413,
      'form_too_many_parts',
    ]);
    expect(cpuSecondsSince(started)).toBeLessThan(10);
  });

  it('refuses a form that can’t be read', async () => {
    const form = writeForm([{ field: 'file', fileName: 'a.png', data: await drawSlope(300, 300).png().toBuffer() }]);
    expect(await refusalOf(sendUpload(app, form.subarray(0, form.length / 2)))).toEqual([400, 'bad_request']);
    expect(await refusalOf(sendUpload(app, form.subarray(0, 60)))).toEqual([400, 'bad_request']);
    expect(await refusalOf(sendUpload(app, Buffer.from('no form at all')))).toEqual([400, 'bad_request']);
    expect(await refusalOf(sendUpload(app, form, { headers: { 'content-type': 'multipart/form-data' } }))).toEqual([
      400,
      'bad_request',
    ]);
    expect(
      await refusalOf(sendUpload(app, form, { headers: { 'content-type': 'multipart/form-data; boundary=other' } })),
    ).toEqual([400, 'bad_request']);
  });

  it('takes forms alone, and JSON takes no form', async () => {
    const token = await app.tokenOf(await shop.customer());
    const json = { token, headers: { 'content-type': 'application/json' }, body: '{"file":"x"}' };
    expect((await app.call('POST', '/api/file/upload/', json)).status).toBe(415);
    expect((await app.call('POST', '/api/file/upload/', { token })).status).toBe(400);
    const form = { token, headers: { 'content-type': formType }, body: writeForm([{ field: 'item_id', data: '1' }]) };
    expect((await app.call('POST', '/api/cart/6f1c1f5e-8f4d-4c41-9a0e-0d8c5c6b8a11/cart-item/', form)).status).toBe(
      415,
    );
  });

  it('holds so many forms of one person at once, and turns away the rest until they end', async () => {
    const token = await app.tokenOf(await shop.customer());
    const body = writeForm([{ field: 'file', fileName: 'a.jpg', data: await drawSlope(2000, 2000).jpeg().toBuffer() }]);
    const statuses = (await Promise.all(Array.from({ length: 12 }, () => sendUpload(app, body, { token })))).map(
      ({ status }) => status,
    );
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4);
    expect((await sendUpload(app, body, { token })).status).toBe(200);
  });

  it('holds twelve forms of everybody together', async () => {
    const body = writeForm([{ field: 'file', fileName: 'a.jpg', data: await drawSlope(2000, 2000).jpeg().toBuffer() }]);
    const tokens = await Promise.all(Array.from({ length: 16 }, async () => app.tokenOf(await shop.customer())));
    const statuses = (await Promise.all(tokens.map((token) => sendUpload(app, body, { token })))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(12);
    expect(statuses.filter((status) => status === 503)).toHaveLength(4);
  });

  it('answers over a real socket: a file that is too large is refused, and one cut off leaves its place', async () => {
    const line = await TestApp.open(shop);
    const { port } = new URL(await line.app.listen({ port: 0, host: '127.0.0.1' }));
    const authorization = `Bearer ${await line.tokenOf(await shop.customer())}`;
    const post = (body: Buffer, ended = true) =>
      new Promise<number | undefined>((resolve, reject) => {
        const sent = request({
          port,
          path: '/api/file/upload/',
          method: 'POST',
          headers: { host: line.host, authorization, 'content-type': formType, 'content-length': body.length },
        });
        sent
          .on('response', (response) => void response.resume().on('end', () => resolve(response.statusCode)))
          .on('error', reject);
        if (ended) sent.end(body);
        else
          sent.write(body.subarray(0, body.length / 2), () =>
            setImmediate(() => void sent.destroy(new Error('The line broke'))),
          );
      });
    const form = (data: Buffer) => writeForm([{ field: 'file', fileName: 'a.png', data }]);
    const picture = form(await drawSlope(300, 300).png().toBuffer());
    expect(await post(form(Buffer.alloc(11 * 1024 * 1024)))).toBe(413);
    for (let broken = 0; broken < 6; broken += 1) await expect(post(picture, false)).rejects.toThrow('The line broke');
    await expect.poll(() => post(picture)).toBe(200);
    expect(
      (await Promise.all([post(picture), post(picture), post(picture), post(picture)])).every(
        (status) => status === 200,
      ),
    ).toBe(true);
    await line.close();
  });
});
