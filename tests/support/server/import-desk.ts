import { expect } from 'vitest';
import { isItemImportRunning } from '#machines/item-import/item-import.machine.ts';
import type { ItemImport, ItemImportRow } from '#contract/types.ts';
import type { SignedInCaller } from '#server/domain/access/caller.ts';
import { createItemImport } from '#server/domain/item-file/create-item-import.ts';
import { getItemImport } from '#server/domain/item-file/get-item-import.ts';
import { listItemImportRows } from '#server/domain/item-file/list-item-import-rows.ts';
import { moveItemImport } from '#server/domain/item-file/move-item-import.ts';
import type { SmallShop } from './small-shop.ts';

/** Somebody who imports items into a small shop. */
export class ImportDesk {
  readonly shop: SmallShop;
  readonly staff: SignedInCaller;

  constructor(shop: SmallShop, staff: SignedInCaller) {
    this.shop = shop;
    this.staff = staff;
  }

  /** The import when the server has done with it. */
  async settled(id: number): Promise<ItemImport> {
    const read = () => getItemImport(this.shop.deps, { caller: this.staff, path: { id } });
    await expect.poll(async () => isItemImportRunning((await read()).state), { timeout: 20_000 }).toBe(false);
    return read();
  }

  /** Uploads a file and waits until it is read. */
  async upload(file: string | Buffer, staff = this.staff): Promise<ItemImport> {
    const { id } = await createItemImport(this.shop.deps, {
      caller: staff,
      body: { file: Buffer.from(file), file_name: 'Товары.csv' },
    });
    return staff === this.staff ? this.settled(id) : new ImportDesk(this.shop, staff).settled(id);
  }

  /** The rows of an import. */
  async rows({ id }: ItemImport): Promise<ItemImportRow[]> {
    return (
      await listItemImportRows(this.shop.deps, { caller: this.staff, path: { id }, query: { page: 1, limit: 100 } })
    ).result;
  }

  /** Writes an import and waits until that is over. */
  async apply({ id }: ItemImport, mode: 'all' | 'good' = 'good'): Promise<ItemImport> {
    await moveItemImport(this.shop.deps, { caller: this.staff, path: { id }, body: { state: 'applying', mode } });
    return this.settled(id);
  }
}
