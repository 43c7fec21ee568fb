import type { Handlers } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { signedIn } from '../domain/access/caller.ts';
import { addImportPictures } from '../domain/item-file/import-pictures.ts';
import {
  createItemImport,
  getItemImport,
  getItemImportErrors,
  listItemImportRows,
  moveItemImport,
  updateItemImport,
} from '../domain/item-file/imports.ts';

/** Imports of items. */
export const itemImportOperations = (deps: Deps) =>
  ({
    createItemImport: async ({ caller, body }) => ({
      status: 200,
      body: await createItemImport(deps, signedIn(caller), body),
    }),
    getItemImport: async ({ caller, path }) => ({
      status: 200,
      body: await getItemImport(deps, signedIn(caller), path.id),
    }),
    updateItemImport: async ({ caller, path, body }) => ({
      status: 200,
      body: await updateItemImport(deps, signedIn(caller), { ...body, id: path.id }),
    }),
    listItemImportRows: async ({ caller, path, query }) => ({
      status: 200,
      body: await listItemImportRows(deps, signedIn(caller), { ...query, id: path.id }),
    }),
    getItemImportErrors: async ({ caller, path }) => ({
      status: 200,
      file: await getItemImportErrors(deps, signedIn(caller), path.id),
    }),
    addItemImportPictures: async ({ caller, path, body }) => ({
      status: 200,
      body: await addImportPictures(deps, signedIn(caller), { id: path.id, zip: body.file }),
    }),
    moveItemImport: async ({ caller, path, body }) => ({
      status: 200,
      body: await moveItemImport(deps, signedIn(caller), { ...body, id: path.id }),
    }),
  }) satisfies Partial<Handlers>;
