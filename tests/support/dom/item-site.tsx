import { ConfirmDialog } from '#app/overlays/confirm-dialog.tsx';
import type { components, Permission } from '#contract/types.ts';
import { fileOf } from '#entities/upload/chosen-files.ts';
import { uploadsFlow } from '#entities/upload/flows/uploads.flow.ts';
import { confirmMachine } from '#machines/shell/confirm.machine.ts';
import { uploadMachine, type StoredPicture, type UploadRequest } from '#machines/upload/upload.machine.ts';
import { uploadsMachine } from '#machines/upload/uploads.machine.ts';
import { EditItemPage } from '#office/items/edit-item-page.tsx';
import { NewItemPage } from '#office/items/new-item-page.tsx';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { cardOf } from '#tests/support/dom/catalogue-server.ts';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach } from 'vitest';
import { Route } from 'wouter';
import { createActor, fromPromise } from 'xstate';

type Item = components['schemas']['Item'];

// jsdom shows no pictures, and so has no addresses for them.
Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });

const imageOf = (name: string) => ({ url: `/files/${name}-640.webp`, width: 640, height: 480, sources: [] });
/** An item in the catalogue. */
export const cup: Item = {
  ...cardOf({ id: 7, name: 'Чашка', category_id: 2, retail_price: 500, price: 500 }),
  version: 3,
  article: 'Ч-101',
  description: 'На каждый день.',
  category_name: 'Кружки',
  other_category_ids: [],
  attributes: [{ name: 'Материал', value: 'фарфор' }],
  images: [imageOf('a'), imageOf('b')],
  file_ids: ['up/a', 'up/b'],
  is_hidden: false,
};

const storedPicture: StoredPicture = { id: 'uploaded', url: '/files/c.webp' };

interface Asked {
  call: string;
  body: unknown;
}

/** What was asked of the server, the item that it has, and how it answers a change otherwise than by making it. */
export const server: {
  asked: Asked[];
  item: Item;
  answer: (asked: Asked) => Response | undefined;
  /** Stores a picture that was sent, by the name of its file. */
  store: (name: string) => Promise<StoredPicture>;
} = {
  asked: [],
  item: cup,
  answer: () => undefined,
  store: async () => storedPicture,
};

/** Serves one item in each test of the file. */
export function serveItem(): void {
  beforeEach(() => {
    Object.assign(server, { asked: [], item: cup, answer: () => undefined, store: async () => storedPicture });
    answerCalls(async (request: Request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/api/category/') {
        const plain = { parent_id: null, image: null, items_count: 1 };
        return Response.json({
          result: [
            { ...plain, id: 1, name: 'Посуда' },
            { ...plain, id: 2, name: 'Кружки', parent_id: 1 },
            { ...plain, id: 3, name: 'Подарки' },
            { ...plain, id: 4, name: 'Новый год', parent_id: 3 },
          ],
        });
      }
      if (request.method === 'GET') return Response.json(server.item);
      const body: unknown = request.body === null ? null : await request.json();
      const one = { call: `${request.method} ${pathname}`, body };
      server.asked.push(one);
      return (
        server.answer(one) ?? Response.json({ ...server.item, ...(body as object), version: server.item.version + 1 })
      );
    });
  });

  afterEach(() => {
    sessionStorage.clear();
  });
}

/** Opens the page at this path as a person with these permissions, by a link that gave the history this state. */
export function openItem(
  path: string,
  permissions: Permission[] = ['create_item', 'edit_item', 'delete_item'],
  state: { back: string } | null = null,
) {
  history.replaceState(state, '', path);
  const uploadFile = fromPromise<StoredPicture, UploadRequest>(({ input: { fileId } }) =>
    server.store(fileOf(fileId)?.name ?? ''),
  );
  const uploads = uploadsMachine.provide({ actors: { upload: uploadMachine.provide({ actors: { uploadFile } }) } });
  const page = (
    <TestPage
      customer={{ ...someCustomer, permissions }}
      actors={{ confirm: createActor(confirmMachine).start() }}
      flows={[[uploadsFlow, uploads]]}
    >
      <Route path="/item/new/" component={NewItemPage} />
      <Route path="/item/:id/edit/" component={EditItemPage} />
      <ConfirmDialog />
    </TestPage>
  );
  return { user: userEvent.setup(), ...render(page) };
}

/** The pictures in the form, in their order. */
export const shownPictures = () =>
  within(screen.getByRole('list', { name: 'Фото' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('img')?.getAttribute('src'));
