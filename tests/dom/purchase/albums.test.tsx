import type { components } from '#contract/types.ts';
import { imageViewer } from '#ui/image-viewer/image-viewer.ts';
import { ConfirmDialog } from '#app/overlays/confirm-dialog.tsx';
import { AlbumCard } from '#entities/purchase/albums/album-card.tsx';
import { confirmMachine } from '#machines/shell/confirm.machine.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { openOrders } from '#tests/support/dom/orders-site.tsx';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';

type Album = components['schemas']['Album'];

const irina = { ...someCustomer, id: 9, is_intermediary: true };
const pictureOf = (name: string) => ({ url: `/files/${name}.webp`, width: 800, height: 600, sources: [] });
const [front, side] = [pictureOf('front'), pictureOf('side')];
const cups: Album = {
  id: 2,
  version: 5,
  name: 'Чашки',
  images: [front, side],
  purchase: { id: 4, name: 'Фабрика в Гжели' },
  intermediary_id: 9,
  lines_count: 0,
};
const vases: Album = { ...cups, id: 3, version: 1, name: 'Вазы', images: [], lines_count: 7 };

interface Sent {
  address: string;
  body: unknown;
}

/** A server with these albums of one purchase; `answer` answers to a change. Returns the changes that were sent. */
function serve(
  albums: () => Album[],
  answer: () => Response | Promise<Response> = () => Response.json(cups),
): { sent: Sent[]; asked: string[] } {
  const sent: Sent[] = [];
  const asked: string[] = [];
  answerCalls(async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const address = decodeURIComponent(pathname + search);
    if (request.method === 'GET') {
      asked.push(address);
      if (pathname === '/api/intermediary/albums/')
        return Response.json({ result: albums(), page: 1, pages: 1, total: albums().length });
      if (pathname === '/api/intermediary/9/albums/4/') return Response.json({ result: albums(), lines: [] });
      return Response.json({ result: [] });
    }
    sent.push({
      address: `${request.method} ${address}`,
      body: request.method === 'DELETE' ? null : await request.clone().json(),
    });
    return answer();
  });
  return { sent, asked };
}

it('are shown with what they hold and their purchase, and found by a part of the name', async () => {
  const user = userEvent.setup();
  const { asked } = serve(() => [cups, vases]);
  openOrders('/purchases/albums/', irina);
  expect(await screen.findByText('2 фото · без позиций')).toBeVisible();
  expect(screen.getByText(/^без фото · 7\sпозиций$/)).toBeVisible();
  const [first] = screen.getAllByRole('link', { name: 'Фабрика в Гжели' });
  expect(first).toHaveAttribute('href', '/purchases/4/list-orders/');
  await user.type(await screen.findByRole('textbox', { name: 'Название альбома' }), 'ваз');
  await waitFor(() => expect(asked).toContain('/api/intermediary/albums/?search_text=ваз'));
});

it('open their pictures in full size', async () => {
  const user = userEvent.setup();
  serve(() => [cups]);
  openOrders('/purchases/albums/', irina);
  await user.click(await screen.findByRole('button', { name: 'Посмотреть фото: Чашки' }));
  expect(imageViewer.viewed.get()).toMatchObject({ images: [front, side], index: 0 });
});

it('are made on the page of a purchase, with a name', async () => {
  const user = userEvent.setup();
  const { sent } = serve(() => []);
  openOrders('/purchases/4/list-orders/', irina);
  await user.click(await screen.findByRole('button', { name: 'Новый альбом' }));
  const dialog = await screen.findByRole('dialog', { name: 'Новый альбом' });
  await user.click(within(dialog).getByRole('button', { name: 'Создать' }));
  expect(within(dialog).getByLabelText('Название')).toBeInvalid();
  await user.type(within(dialog).getByLabelText('Название'), ' Ряд 5 ');
  await user.click(within(dialog).getByRole('button', { name: 'Создать' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([{ address: 'POST /api/intermediary/9/albums/4/', body: { name: 'Ряд 5', file_ids: [] } }]);
});

it('lose a picture that is taken out, and say what a colleague named them meanwhile', async () => {
  const user = userEvent.setup();
  let known = cups;
  const { sent } = serve(
    () => [known],
    () => {
      if (known !== cups) return Response.json(known);
      // A colleague was faster: the first picture is gone, so the places of the others have changed.
      known = { ...cups, version: 6, name: 'Чашки и блюдца', images: [side] };
      return Response.json({ code: 'changed_meanwhile', detail: 'Изменено' }, { status: 409 });
    },
  );
  openOrders('/purchases/albums/', irina);
  await user.click(await screen.findByRole('button', { name: 'Изменить альбом «Чашки»' }));
  const dialog = await screen.findByRole('dialog', { name: 'Изменить альбом' });
  await user.click(within(dialog).getByRole('button', { name: 'Убрать фото 1' }));
  await user.type(within(dialog).getByLabelText('Название'), ' мои');
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  expect(await within(dialog).findByText(/Сейчас: Чашки и блюдца/)).toBeVisible();
  expect(within(dialog).getByLabelText('Название')).toHaveValue('Чашки мои');
  await user.click(within(dialog).getByRole('button', { name: 'Оставить моё' }));
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const address = 'PUT /api/intermediary/9/albums/4/2/';
  expect(sent).toEqual([
    { address, body: { version: 5, name: 'Чашки мои', kept_images: [1], file_ids: [] } },
    { address, body: { version: 6, name: 'Чашки мои', kept_images: [0], file_ids: [] } },
  ]);
});

/** An album's card beside the page's question. */
function showCard(album: Album): void {
  render(
    <TestPage customer={irina} actors={{ confirm: createActor(confirmMachine).start() }}>
      <AlbumCard album={album} />
      <ConfirmDialog />
    </TestPage>,
  );
}

it('are deleted after a question', async () => {
  const user = userEvent.setup();
  const { sent } = serve(
    () => [cups],
    () => new Response(null, { status: 204 }),
  );
  showCard(cups);
  await user.click(await screen.findByRole('button', { name: 'Изменить альбом «Чашки»' }));
  await user.click(await screen.findByRole('button', { name: 'Удалить альбом' }));
  const question = await screen.findByRole('dialog', { name: 'Удалить альбом «Чашки»?' });
  expect(sent).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(sent).toEqual([{ address: 'DELETE /api/intermediary/9/albums/4/2/', body: null }]));
});

it('can’t be deleted with lines in them, and say so', async () => {
  const user = userEvent.setup();
  serve(() => [vases]);
  showCard(vases);
  await user.click(await screen.findByRole('button', { name: 'Изменить альбом «Вазы»' }));
  expect(await screen.findByText(/^Удалить можно только альбом без\sпозиций\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Удалить альбом' })).not.toBeInTheDocument();
});
