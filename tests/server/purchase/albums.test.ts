import { randomUUID } from 'node:crypto';
import type { components } from '#contract/types.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { createAlbum } from '#server/domain/purchase/albums/create-album.ts';
import { deleteAlbum } from '#server/domain/purchase/albums/delete-album.ts';
import { listAlbums } from '#server/domain/purchase/albums/list-albums.ts';
import { updateAlbum } from '#server/domain/purchase/albums/update-album.ts';
import { expect } from 'vitest';
import { outcomes, times } from '#tests/support/server/at-once.ts';
import { PurchaseDesk, refusalOf } from '#tests/support/server/purchase-desk.ts';
import { somePicture } from '#tests/support/server/small-shop.ts';
import { describeShopOnEachEngine } from '#tests/support/server/shop-test.ts';

type Album = components['schemas']['Album'];

describeShopOnEachEngine('an album', (it) => {
  let desk: PurchaseDesk;
  let irina: SignedInCaller;

  it.beforeAll(async ({ stock }) => {
    desk = await PurchaseDesk.open(stock.shop);
    irina = await desk.intermediary();
  });

  const pictureOf = (caller: SignedInCaller, number = 0): Promise<string> =>
    desk.shop.upload(caller, { ...somePicture, key: `up/ab/picture${number}` });

  /** An album with so many pictures in a new purchase of Irina's, and where it is. */
  async function make(name: string, pictures = 0) {
    const { deps } = desk.shop;
    const { id } = irina.customer;
    const { id: purchaseId } = await desk.purchase({ intermediary_id: id });
    const fileIds = await Promise.all(times(pictures, (n) => pictureOf(irina, n)));
    const form = { name, file_ids: fileIds };
    const album = await createAlbum(deps, {
      caller: irina,
      path: { id, purchase_id: purchaseId },
      header: { 'idempotency-key': randomUUID() },
      body: form,
    });
    return { album, of: { id, purchaseId, albumId: album.id } };
  }

  const urlsOf = ({ images }: Album): string[] => images.map(({ url }) => url);

  it('is renamed, its pictures are ordered, taken out and added, each change naming the version it saw', async () => {
    const { deps } = desk.shop;
    const { album, of } = await make('Чашки', 3);
    const [first, , third] = urlsOf(album);
    const added = await pictureOf(irina, 9);
    const change = { version: 1, name: ' Чашки и блюдца ', kept_images: [2, 0], file_ids: [added] };
    const changed = await updateAlbum(deps, {
      caller: irina,
      path: { id: of.id, purchase_id: of.purchaseId, album_id: of.albumId },
      body: change,
    });
    expect(changed).toMatchObject({ id: album.id, version: 2, name: 'Чашки и блюдца', lines_count: 0 });
    expect(urlsOf(changed).slice(0, 2)).toEqual([third, first]);
    expect(changed.images).toHaveLength(3);
    const renamed = await updateAlbum(deps, {
      caller: desk.staff,
      path: { id: of.id, purchase_id: of.purchaseId, album_id: of.albumId },
      body: { version: 2, name: 'Блюдца' },
    });
    expect([renamed.version, renamed.name, urlsOf(renamed)]).toEqual([3, 'Блюдца', urlsOf(changed)]);
  });

  it('refuses an older version, a picture that it has not, and no name', async () => {
    const { deps } = desk.shop;
    const { of } = await make('Вазы', 1);
    expect(
      await refusalOf(
        updateAlbum(deps, {
          caller: irina,
          path: { id: of.id, purchase_id: of.purchaseId, album_id: of.albumId },
          body: { version: 2, name: 'Кувшины' },
        }),
      ),
    ).toBe('changed_meanwhile');
    for (const change of [{ kept_images: [1] }, { file_ids: [randomUUID()] }, { name: ' ' }])
      expect(
        await refusalOf(
          updateAlbum(deps, {
            caller: irina,
            path: { id: of.id, purchase_id: of.purchaseId, album_id: of.albumId },
            body: { version: 1, ...change },
          }),
        ),
      ).toBe('validation');
    const anna = await pictureOf(desk.anna);
    expect(
      await refusalOf(
        updateAlbum(deps, {
          caller: irina,
          path: { id: of.id, purchase_id: of.purchaseId, album_id: of.albumId },
          body: { version: 1, file_ids: [anna] },
        }),
      ),
    ).toBe('validation');
  });

  it('is changed by one of two people at once', async () => {
    const { deps } = desk.shop;
    const { of } = await make('Ложки');
    const { kept, codes } = await outcomes([
      updateAlbum(deps, {
        caller: irina,
        path: { id: of.id, purchase_id: of.purchaseId, album_id: of.albumId },
        body: { version: 1, name: 'Вилки' },
      }),
      updateAlbum(deps, {
        caller: desk.staff,
        path: { id: of.id, purchase_id: of.purchaseId, album_id: of.albumId },
        body: { version: 1, name: 'Ножи' },
      }),
    ]);
    expect([kept.length, codes]).toEqual([1, ['changed_meanwhile']]);
  });

  it('is deleted without lines, and kept with them', async () => {
    const { deps } = desk.shop;
    const { album, of } = await make('Пледы');
    const order = await desk.order();
    await desk.send(order.id, { purchase_id: of.purchaseId, album_id: album.id });
    expect(
      await refusalOf(
        deleteAlbum(deps, { caller: irina, path: { id: of.id, purchase_id: of.purchaseId, album_id: of.albumId } }),
      ),
    ).toBe('album_has_lines');
    const { lines } = await desk.detail(of.purchaseId);
    expect(lines.map((line) => line.album)).toEqual([
      { id: album.id, name: 'Пледы' },
      { id: album.id, name: 'Пледы' },
    ]);
    await desk.update(of.purchaseId, { returned_line_ids: lines.map(({ id }) => id) });
    await deleteAlbum(deps, { caller: irina, path: { id: of.id, purchase_id: of.purchaseId, album_id: of.albumId } });
    const query = { search_text: 'плед', page: 1, limit: 20 };
    expect((await listAlbums(deps, { caller: irina, query })).result).toEqual([]);
    expect(
      await refusalOf(
        deleteAlbum(deps, { caller: irina, path: { id: of.id, purchase_id: of.purchaseId, album_id: of.albumId } }),
      ),
    ).toBe('not_found');
  });

  it('is either deleted or given lines by two people at once', async () => {
    const { deps } = desk.shop;
    const { album, of } = await make('Скатерти');
    const order = await desk.order();
    const { kept, codes } = await outcomes<unknown>([
      deleteAlbum(deps, { caller: irina, path: { id: of.id, purchase_id: of.purchaseId, album_id: of.albumId } }),
      desk.send(order.id, { purchase_id: of.purchaseId, album_id: album.id }),
    ]);
    expect(kept).toHaveLength(1);
    expect(['validation', 'album_has_lines']).toContain(codes[0]);
  });

  it('is nobody else’s, nor of another purchase', async () => {
    const { deps } = desk.shop;
    const { of } = await make('Свечи');
    const { of: another } = await make('Фонари');
    const oleg = await desk.intermediary('Олег');
    const change = { version: 1, name: 'Мои' };
    for (const [who, where] of [
      [oleg, of],
      [oleg, { ...of, id: oleg.customer.id }],
      [desk.anna, of],
      [irina, { ...of, purchaseId: another.purchaseId }],
    ] as const) {
      expect(
        await refusalOf(
          updateAlbum(deps, {
            caller: who,
            path: { id: where.id, purchase_id: where.purchaseId, album_id: where.albumId },
            body: change,
          }),
        ),
      ).toBe('not_found');
      expect(
        await refusalOf(
          deleteAlbum(deps, {
            caller: who,
            path: { id: where.id, purchase_id: where.purchaseId, album_id: where.albumId },
          }),
        ),
      ).toBe('not_found');
    }
  });
});
