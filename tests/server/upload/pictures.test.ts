import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { refusalOf, sendPicture } from '#tests/support/server/picture-upload.ts';
import { drawSlope, heicHeader, pngThatSays } from '#tests/support/server/pictures.ts';
import { describeShopOnPglite } from '#tests/support/server/shop-test.ts';
import type { TestApp } from '#tests/support/server/test-app.ts';

// What becomes of a picture has nothing to do with the database: `uploads-kept.test.ts` stores some on each engine.
describeShopOnPglite('an uploaded picture', (it) => {
  let app: TestApp;

  it.beforeAll(({ site }) => {
    ({ app } = site);
  });

  const readStored = (url: string) => readFile(join(app.dataDir, url.replace('/files/', '')));

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'stores a %s anew as WebP in several widths',
    async (format) => {
      const { status, body } = await sendPicture(
        app,
        await drawSlope(1500, 1000).toFormat(format, { effort: 1 }).toBuffer(),
        {
          fileName: 'Снимок экрана №1.dat',
          type: 'text/plain',
        },
      );
      expect(status).toBe(200);
      expect(body.image).toMatchObject({ width: 1500, height: 1000 });
      expect(body.image.sources.map(({ width }) => width)).toEqual([320, 640, 1280, 1500]);
      expect(body.image.url).toMatch(/^\/files\/up\/[0-9a-f]{2}\/[0-9a-f]{40}-640\.webp$/);
      for (const { url, width } of body.image.sources) {
        expect(await sharp(await readStored(url)).metadata()).toMatchObject({
          format: 'webp',
          width,
          height: Math.round((width * 1000) / 1500),
        });
      }
    },
  );

  it('turns a snapshot upright and keeps nothing of what it says about its author and place', async () => {
    const exif = { IFD0: { Copyright: 'секрет-автор' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1' } };
    const sideways = await drawSlope(400, 200)
      .withExif(exif)
      .withMetadata({ orientation: 6, icc: 'p3' })
      .jpeg({ quality: 95 })
      .toBuffer();
    expect(Object.keys(await sharp(sideways).metadata())).toEqual(
      expect.arrayContaining(['exif', 'icc', 'orientation']),
    );
    const { body } = await sendPicture(app, sideways);
    expect(body.image).toMatchObject({ width: 200, height: 400 });
    const stored = await readStored(body.image.url);
    const facts = await sharp(stored).metadata();
    expect([facts.exif, facts.icc, facts.xmp, facts.iptc, facts.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    // A quarter turn takes the red corner from the top left to the top right.
    const { data, info } = await sharp(stored).raw().toBuffer({ resolveWithObject: true });
    const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
    expect(redAt(190, 10)).toBeGreaterThan(200);
    expect(redAt(10, 10)).toBeLessThan(60);
  });

  it('never makes a picture larger than it came, and keeps a long one within what WebP holds', async () => {
    const small = await sendPicture(app, await drawSlope(40, 30).png().toBuffer());
    expect(small.body.image.sources.map(({ width }) => width)).toEqual([40]);
    const long = await sendPicture(app, await drawSlope(300, 20_000).jpeg().toBuffer());
    expect(long.body.image).toMatchObject({ width: 150, height: 10_000 });
    const large = await sendPicture(app, await drawSlope(4000, 3000).jpeg().toBuffer());
    expect(large.body.image.sources.map(({ width }) => width)).toEqual([320, 640, 1280, 1920]);
    const tall = (await sendPicture(app, await drawSlope(1920, 8000).jpeg().toBuffer())).body.image;
    expect(tall.width * tall.height).toBeLessThan(8_000_000);
    expect(tall.height / tall.width).toBeCloseTo(8000 / 1920, 2);
    const snapshot = await sendPicture(app, await drawSlope(3024, 4032).jpeg().toBuffer());
    expect(snapshot.body.image).toMatchObject({ width: 1920, height: 2560 });
  });

  it('takes the first frame of a moving picture', async () => {
    const frames = [drawSlope(60, 60), sharp({ create: { width: 60, height: 60, channels: 3, background: 'blue' } })];
    const still = await Promise.all(frames.map((frame) => frame.png().toBuffer()));
    const moving = await sharp(still, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
    const { status, body } = await sendPicture(app, moving);
    expect([status, body.image.width, body.image.height]).toEqual([200, 60, 60]);
    expect((await sharp(await readStored(body.image.url)).metadata()).pages ?? 1).toBe(1);
  });

  it('serves a stored picture to whoever has its address, for good, and as nothing but a picture', async () => {
    const { body } = await sendPicture(app, await drawSlope(30, 30).png().toBuffer());
    const { status, headers } = await app.get(body.image.url);
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'image/webp',
      'nosniff',
    ]);
    expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('refuses what isn’t a picture, whatever it is called', async () => {
    const page = '<!doctype html><html><script>alert(1)</script></html>';
    expect(await refusalOf(sendPicture(app, page))).toEqual([415, 'file_not_picture']);
    expect(
      await refusalOf(
        sendPicture(app, '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', {
          fileName: 'a.svg',
          type: 'image/svg+xml',
        }),
      ),
    ).toEqual([415, 'file_not_picture']);
    expect(
      await refusalOf(
        sendPicture(app, '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', { type: 'image/png' }),
      ),
    ).toEqual([415, 'file_not_picture']);
    expect(await refusalOf(sendPicture(app, ''))).toEqual([415, 'file_not_picture']);
    expect(await refusalOf(sendPicture(app, await drawSlope(30, 30).tiff().toBuffer()))).toEqual([
      415,
      'file_not_picture',
    ]);
    expect(await refusalOf(sendPicture(app, '%PDF-1.7 %âãÏÓ'))).toEqual([415, 'file_not_picture']);
    expect(await refusalOf(sendPicture(app, heicHeader))).toEqual([415, 'picture_heic']);
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('refuses a %s that was cut short', async (format) => {
    const whole = await drawSlope(600, 400).toFormat(format).toBuffer();
    for (const part of [0.3, 0.6, 0.9])
      expect(await refusalOf(sendPicture(app, whole.subarray(0, whole.length * part)))).toEqual([
        400,
        'picture_broken',
      ]);
  });

  it('refuses a picture of too many pixels by its header, before it is decoded', async () => {
    expect(await refusalOf(sendPicture(app, pngThatSays(60_000, 60_000)))).toEqual([413, 'picture_too_large']);
    expect(await refusalOf(sendPicture(app, pngThatSays(10_001, 5_000)))).toEqual([413, 'picture_too_large']);
    expect(await refusalOf(sendPicture(app, pngThatSays(9_000, 5_000)))).toEqual([400, 'picture_broken']);
  });
});
