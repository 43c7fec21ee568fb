import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '#contract/types.ts';
import { uploads } from '#server/db/schema.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { uploadFile } from '#server/domain/upload/upload-file.ts';
import { sweepUploads, takeUploads } from '#server/domain/upload/uploads.ts';
import type { FileStore } from '#server/ports/files.ts';
import { createLocalFiles } from '#server/ports/local-files.ts';
import type { TestDatabase } from '#tests/support/server/database.ts';
import { writeForm } from '#tests/support/server/multipart.ts';
import { sendUpload } from '#tests/support/server/picture-upload.ts';
import { drawSlope } from '#tests/support/server/pictures.ts';
import { describeShop } from '#tests/support/server/shop-test.ts';
import { type SmallShop, somePicture } from '#tests/support/server/small-shop.ts';
import type { TestApp } from '#tests/support/server/test-app.ts';

type StoredFile = components['schemas']['StoredFile'];
type Refusal = components['schemas']['Error'];

const hour = 3_600_000;

describeShop('pictures that are kept', (it) => {
  let db: TestDatabase;
  let shop: SmallShop;
  let app: TestApp;

  it.beforeAll(({ site }) => {
    ({ db, shop, app } = site);
  });

  const send = <Body = StoredFile>(body: Buffer, as: { token?: string } = {}) => sendUpload<Body>(app, body, as);
  const notPicture = writeForm([{ field: 'file', fileName: 'a.txt', data: 'not a picture' }]);
  const pictureOf = async (width: number, height: number) =>
    writeForm([{ field: 'file', fileName: 'a.png', data: await drawSlope(width, height).png().toBuffer() }]);
  const storedFiles = async () =>
    (await readdir(app.dataDir, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .toSorted();
  const use = ({ shop: { id: shopId }, customer: { id: customerId } }: SignedInCaller) => ({
    shopId,
    customerId,
    at: shop.clock.now(),
  });
  const take = (person: SignedInCaller, ids: string[]) =>
    db.transaction((transaction) => takeUploads(transaction, use(person), ids, 'receipt_id'));
  /** Pictures of a customer that nothing refers to. */
  const leave = ({ customer }: SignedInCaller, count: number) =>
    db.orm
      .insert(uploads)
      .values(
        Array.from({ length: count }, () => ({
          id: randomUUID(),
          shopId: shop.shopId,
          customerId: customer.id,
          image: somePicture,
          createdAt: shop.clock.now(),
        })),
      )
      .returning();
  const sweepWith = (files: FileStore) => sweepUploads({ db, clock: shop.clock, files });

  it('lets a customer send sixty pictures in ten minutes', async () => {
    const token = await app.tokenOf(await shop.customer());
    const body = notPicture;
    for (let sent = 0; sent < 60; sent += 1) expect((await send(body, { token })).status).toBe(415);
    shop.clock.pass(60_000);
    const waiting = await send<Refusal>(body, { token });
    expect([waiting.status, waiting.body.retry_after]).toEqual([429, 540]);
    expect((await send(body)).status).toBe(415);
    shop.clock.pass(541_000);
    expect((await send(body, { token })).status).toBe(415);
  });

  it('lets a customer send five hundred pictures in a day', async () => {
    const token = await app.tokenOf(await shop.customer());
    const body = notPicture;
    for (let sent = 0; sent < 500; sent += 1) {
      if (sent % 60 === 59) shop.clock.pass(600_000);
      expect((await send(body, { token })).status).toBe(415);
    }
    shop.clock.pass(600_000);
    const waiting = await send<Refusal>(body, { token });
    expect([waiting.status, waiting.body.retry_after]).toEqual([429, 86_400 - 9 * 600]);
    expect(waiting.body.detail).toContain('через 23\u00A0часа');
    shop.clock.pass(86_400_000 - 9 * 600_000);
    expect((await send(body, { token })).status).toBe(415);
  });

  it('keeps 250 pictures of a customer that nothing refers to, however many come at once', async () => {
    const owner = await shop.customer();
    const token = await app.tokenOf(owner);
    const rows = await leave(owner, 247);
    shop.clock.pass(hour);
    const body = await pictureOf(30, 30);
    const answers = await Promise.all(Array.from({ length: 4 }, () => send<Refusal>(body, { token })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429]);
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({
      code: 'unused_pictures_full',
      retry_after: 24 * 3_600,
      detail: expect.stringContaining('через 24\u00A0часа'),
    });
    const before = await storedFiles();
    expect((await send(body, { token })).status).toBe(429);
    expect(await storedFiles()).toEqual(before);
    await take(
      owner,
      rows.slice(0, 1).map(({ id }) => id),
    );
    expect((await send(body, { token })).status).toBe(200);
    expect((await send(body)).status).toBe(200);
  });

  it('counts pictures that are ready at the same moment one after another', async () => {
    const owner = await shop.customer();
    await leave(owner, 249);
    const data = await drawSlope(8, 8).png().toBuffer();
    const uploading = { db, clock: shop.clock, files: createLocalFiles(app.dataDir) };
    const ends = await Promise.allSettled(
      Array.from({ length: 20 }, () => uploadFile(uploading, { caller: owner, body: { file: data } })),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('gives pictures to a record of whoever sent them, in its order', async () => {
    const [owner, other] = [await shop.customer(), await shop.customer()];
    const token = await app.tokenOf(owner);
    const picture = await pictureOf(30, 30);
    const [one, two] = [(await send(picture, { token })).body, (await send(picture, { token })).body];
    const [second, first, again] = await take(owner, [two.id, one.id.toUpperCase(), two.id]);
    expect([first, second, again].map((image) => `/files/${image?.key}-30.webp`)).toEqual([
      one.image.url,
      two.image.url,
      two.image.url,
    ]);
    await expect(take(other, [one.id])).rejects.toMatchObject({
      code: 'validation',
      fields: { receipt_id: 'unknown_record' },
    });
    await expect(take(owner, [one.id, '6f1c1f5e-8f4d-4c41-9a0e-0d8c5c6b8a11'])).rejects.toMatchObject({
      code: 'validation',
    });
    expect(await take(owner, [])).toEqual([]);
  });

  it('forgets a picture that nothing referred to within a day, with its files, and no other', async () => {
    const owner = await shop.customer();
    const token = await app.tokenOf(owner);
    const picture = await pictureOf(400, 30);
    const sent = async () => (await send(picture, { token })).body;
    const files = createLocalFiles(app.dataDir);
    const sweepNow = () => sweepWith(files);
    shop.clock.pass(40 * hour);
    await sweepNow();
    const before = (await storedFiles()).length;
    const [used, unused] = [await sent(), await sent()];
    await take(owner, [used.id]);
    shop.clock.pass(23 * hour);
    const late = await sent();
    await sweepNow();
    expect((await storedFiles()).length).toBe(before + 6);
    shop.clock.pass(1.5 * hour);
    // It still lies there, but who took it now would lose it.
    await expect(take(owner, [unused.id])).rejects.toMatchObject({ code: 'validation' });
    shop.clock.pass(hour);
    await sweepNow();
    expect((await storedFiles()).length).toBe(before + 4);
    expect((await take(owner, [used.id, late.id])).length).toBe(2);
    expect((await db.orm.select().from(uploads)).map(({ id }) => id)).not.toContain(unused.id);
  });

  it('leaves no files for ever when storing is interrupted', async () => {
    const owner = await shop.customer();
    const local = createLocalFiles(app.dataDir);
    let written = 0;
    const failing: FileStore = {
      put: (name, data) => {
        written += 1;
        return written === 2 ? Promise.reject(new Error('The disk is full')) : local.put(name, data);
      },
      remove: local.remove,
    };
    shop.clock.pass(26 * hour);
    await sweepWith(local);
    const before = new Set(await storedFiles());
    const left = async () => (await storedFiles()).filter((name) => !before.has(name));
    const data = await drawSlope(900, 60).png().toBuffer();
    await expect(
      uploadFile({ db, clock: shop.clock, files: failing }, { caller: owner, body: { file: data } }),
    ).rejects.toThrow('The disk is full');
    // Both are whole: while one is being written it has another name.
    await expect.poll(async () => (await left()).filter((name) => name.endsWith('.webp'))).toHaveLength(2);
    shop.clock.pass(26 * hour);
    await sweepWith(local);
    expect([...before]).toEqual(await storedFiles());
  });

  it("sweeps the rest when the files of some pictures can't be deleted, and those once they can", async () => {
    const owner = await shop.customer();
    const local = createLocalFiles(app.dataDir);
    const unused = async () =>
      (await db.orm.select().from(uploads).where(eq(uploads.customerId, owner.customer.id)))
        .map(({ image }) => image.key)
        .toSorted();
    const keys = Array.from({ length: 230 }, (_, index) => `up/zz/${String(index).padStart(3, '0')}`);
    await db.orm.insert(uploads).values(
      keys.map((key) => ({
        id: randomUUID(),
        shopId: shop.shopId,
        customerId: owner.customer.id,
        image: { ...somePicture, key },
        createdAt: shop.clock.now(),
      })),
    );
    shop.clock.pass(26 * hour);
    const stuck = (name: string) => name.startsWith('up/zz/00');
    const failing: FileStore = {
      put: local.put,
      remove: (names) => (names.some(stuck) ? Promise.reject(new Error('The disk is stuck')) : local.remove(names)),
    };
    await expect(sweepWith(failing)).rejects.toThrow('10 pictures could not be removed');
    expect(await unused()).toEqual(keys.filter(stuck));
    await sweepWith(local);
    expect(await unused()).toEqual([]);
  });
});
