import { strToU8, zipSync } from 'fflate';
import { itemImports } from '#server/db/schema.ts';
import { asCustomer, type CaseMaker } from './makers.ts';
import type { OperationCase } from './world.ts';

const importedFile = { field: 'file', fileName: 'items.csv', type: 'text/csv', data: 'Артикул;Цена\r\nЧ-1;500\r\n' };

const sendImport: CaseMaker = async () => ({
  form: [{ field: 'file_name', data: 'Товары.csv' }, importedFile],
});

const sendArchive = async (): Promise<OperationCase> => ({
  form: [
    { field: 'file', fileName: 'a.zip', type: 'application/zip', data: zipSync({ 'a.txt': strToU8('no picture') }) },
  ],
});

/** An import of the caller's that has been read. */
const onImport =
  (make: () => Promise<OperationCase> = async () => ({})): CaseMaker =>
  async (world, caller) => {
    const { shop, customer } = asCustomer(world, caller);
    const at = world.shop.clock.now();
    const [made] = await world.shop.db.orm
      .insert(itemImports)
      .values({
        shopId: shop.id,
        authorId: customer.id,
        fileName: 'items.csv',
        file: Buffer.from(importedFile.data),
        state: 'previewed',
        format: 'csv',
        createdAt: at,
        touchedAt: at,
      })
      .returning({ id: itemImports.id });
    return { ...(await make()), path: { id: made?.id ?? 0 } };
  };

/** Cases of imports of items. */
export const importCases = {
  createItemImport: { own: sendImport },
  getItemImport: { own: onImport() },
  updateItemImport: { own: onImport(async () => ({ body: {} })) },
  listItemImportRows: { own: onImport() },
  getItemImportErrors: { own: onImport() },
  addItemImportPictures: { own: onImport(sendArchive) },
  moveItemImport: { own: onImport(async () => ({ body: { state: 'canceled' } })) },
} as const;
