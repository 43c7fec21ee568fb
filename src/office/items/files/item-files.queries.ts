import { api, unwrap } from '#api/client.ts';
import type {
  ItemImportForm,
  ItemImportMove,
  ItemImportSettings,
  ItemImportVerdict,
  operations,
} from '#contract/types.ts';
import { fileNameOf, type MadeFile } from '#lib/save-file.ts';
import { isItemImportRunning } from '#machines/item-import/item-import.machine.ts';
import { queryOptions } from '@tanstack/react-query';
import { itemFilesStrings } from './item-files.strings.ts';

/** Rows of one call. */
export const ROWS_AT_ONCE = 100;
const LOOK_AGAIN_MS = 700;

/** An import; looked at again while the server is at work on it. */
export const itemImportQuery = (id: number) =>
  queryOptions({
    queryKey: ['getItemImport', id],
    queryFn: ({ signal }) => unwrap(api.GET('/items/import/{id}/', { params: { path: { id } }, signal })),
    refetchInterval: ({ state: { data } }) => (data && isItemImportRunning(data.state) ? LOOK_AGAIN_MS : false),
  });

/** A page of rows of an import; `seen` tells one reading or writing from another. */
export const importRowsQuery = (
  id: number,
  asked: { verdict: ItemImportVerdict | undefined; page: number; seen: string },
) =>
  queryOptions({
    queryKey: ['listItemImportRows', id, asked],
    queryFn: ({ signal }) => {
      const { verdict, page } = asked;
      const query = { page, limit: ROWS_AT_ONCE, ...(verdict && { verdict }) };
      return unwrap(api.GET('/items/import/{id}/rows/', { params: { path: { id }, query }, signal }));
    },
  });

const formOf = (fields: Readonly<Record<string, string | Blob>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

/** Uploads a file of items. */
export const uploadImport = (file: File) => {
  // Its content is sent by the form below; the contract has it as a text.
  const body: ItemImportForm = { file: '', file_name: file.name.slice(-200) };
  return unwrap(
    api.POST('/items/import/', {
      body,
      bodySerializer: () => formOf({ file_name: body.file_name, file: fileOf(file) }),
    }),
  );
};

/** The server refuses names with a path in them, which are none of a file's content. */
const fileOf = (file: File): File => new File([file], 'file', { type: file.type });

/** Uploads a ZIP with pictures. */
export const uploadPictures = (id: number, zip: File) =>
  unwrap(
    api.POST('/items/import/{id}/pictures/', {
      params: { path: { id } },
      body: { file: '' },
      bodySerializer: () => formOf({ file: fileOf(zip) }),
    }),
  );

/** Reads an import again in another way. */
export const changeImport = (id: number, body: ItemImportSettings) =>
  unwrap(api.PUT('/items/import/{id}/', { params: { path: { id } }, body }));

/** Writes an import, or gives it up. */
export const moveImport = (id: number, body: ItemImportMove) =>
  unwrap(api.PUT('/items/import/{id}/state/', { params: { path: { id } }, body }));

interface FileAnswer {
  data?: unknown;
  error?: unknown;
  response: Response;
}

const madeFile = (call: Promise<FileAnswer>, otherwise: string): Promise<MadeFile> =>
  unwrap(
    call.then(({ response, error, data }) => ({
      response,
      error,
      data: { name: fileNameOf(response, otherwise), blob: data as Blob },
    })),
  );

/** The wrong rows of an import as a file. */
export const loadErrors = (id: number): Promise<MadeFile> =>
  madeFile(
    api.GET('/items/import/{id}/errors/', { params: { path: { id } }, parseAs: 'blob' }),
    `${itemFilesStrings.file}.csv`,
  );

/** What is exported, and how. */
export type ExportQuery = NonNullable<operations['exportItems']['parameters']['query']>;

/** The items of a list as a file. */
export const exportItems = (query: ExportQuery): Promise<MadeFile> =>
  madeFile(
    api.GET('/items/export/', { params: { query }, parseAs: 'blob' }),
    `${itemFilesStrings.file}.${query.format ?? 'xlsx'}`,
  );
