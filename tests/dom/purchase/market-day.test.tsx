import { TodayPage } from '#app/pages/today-page.tsx';
import { markStore } from '#storefront/market/mark-store.ts';
import { deferred } from '#tests/support/deferred.ts';
import { cup, factory, fair, irina, marked, plate, serve, vase, type Line } from '#tests/support/dom/market-site.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const openDay = () =>
  render(
    <TestPage customer={irina}>
      <TodayPage />
    </TestPage>,
  );

const textOf = ({ textContent }: Element): string => textContent.replaceAll('\u00A0', ' ');
const albumsOf = (lines: Line[]) => (): Response => Response.json({ result: [], lines });
const bothOpen = [{ ...fair, ordered_count: 1 }, factory];

/** The goods that are to be bought, each with the links beside it. */
async function goods() {
  const list = await screen.findByRole('list', { name: 'Что купить' });
  return within(list)
    .getAllByRole('listitem')
    .map((row) => [
      textOf(row),
      ...within(row)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ]);
}

it('adds up what is left to buy over all purchases, with a link to the list of each', async () => {
  const cupOfFair = { ...cup, id: 61, album_id: null, count: 5 };
  serve(marked, { purchases: bothOpen, fairAlbums: albumsOf([cupOfFair]) });
  openDay();
  const [factoryHref, fairHref] = ['/purchases/4/list-orders/', '/purchases/5/list-orders/'];
  expect(await goods()).toEqual([
    ['Чашка7 шт.Ярмарка, 5 шт.Фабрика в Гжели, 2 шт.', fairHref, fairHref, factoryHref],
    ['Ваза3 шт.Фабрика в Гжели', factoryHref],
  ]);
  expect(screen.getByRole('link', { name: 'Чашка' })).toHaveAttribute('href', fairHref);
  expect(textOf(screen.getByRole('region', { name: 'Что купить' }))).toMatch(/^Что купить10 шт\./);
});

it('shows eight goods at first, and the others when asked', async () => {
  const user = userEvent.setup();
  const lines = Array.from({ length: 11 }, (_, index) => ({ ...vase, id: 100 + index, item_id: 100 + index }));
  serve(marked, { lines });
  openDay();
  expect(await goods()).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: 'Показать ещё 3\u00A0из\u00A03' }));
  expect(await goods()).toHaveLength(11);
});

it('says that there is nothing to buy, and what purchases are in work', async () => {
  serve(marked, { purchases: [fair], lines: [plate] });
  openDay();
  expect(await screen.findByText(/^Сейчас покупать нечего\./)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Что купить' })).toBeNull();
  expect(screen.getByRole('link', { name: /^Ярмарка/ })).toBeVisible();
});

it('leaves out what was marked and not sent, and sends it', async () => {
  const mark = { line_id: cup.id, state: 'P' as const, count: 2 };
  const waiting = { key: 'k-1', purchaseId: 4, name: 'Чашка', mark, isTried: false };
  const none = { unsent: [], refused: [] };
  markStore(irina.id).change(none, { ...none, unsent: [waiting] });
  const answer = deferred<Response>();
  const sent = serve(() => answer.promise);
  openDay();
  expect(await goods()).toEqual([['Ваза3 шт.Фабрика в Гжели', '/purchases/4/list-orders/']]);
  await waitFor(() => expect(sent).toEqual([mark]));
  answer.resolve(marked(mark));
  await waitFor(() => expect(markStore(irina.id).read().unsent).toEqual([]));
});

it('shows the goods that have come when others could not be loaded, and loads those again', async () => {
  const user = userEvent.setup();
  let fairAlbums = (): Response | Promise<Response> =>
    Response.json({ code: 'internal', detail: 'Сбой' }, { status: 500 });
  serve(marked, { purchases: bothOpen, lines: [vase], fairAlbums: () => fairAlbums() });
  openDay();
  expect(await goods()).toHaveLength(1);
  const section = screen.getByRole('region', { name: 'Что купить' });
  expect(within(section).getByText('Сбой')).toBeVisible();
  // How many pieces there are of all isn't known.
  expect(textOf(section)).toMatch(/^Что купитьВаза3 шт\./);
  const answer = deferred<Response>();
  fairAlbums = () => answer.promise;
  await user.click(within(section).getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(section).toHaveAttribute('aria-busy', 'true'));
  // What is known stays where it is meanwhile.
  expect(await goods()).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Закупки в\u00A0работе' })).toBeVisible();
  answer.resolve(albumsOf([{ ...cup, id: 61 }])());
  await waitFor(async () => expect(await goods()).toHaveLength(2));
  expect(within(section).queryByText('Сбой')).toBeNull();
});

it('doesn’t say that nothing is to be bought when that could not be loaded', async () => {
  serve(marked, { purchases: [{ ...fair, ordered_count: 1 }] });
  openDay();
  const section = await screen.findByRole('region', { name: 'Что купить' });
  expect(await within(section).findByRole('button', { name: 'Повторить' })).toBeVisible();
  expect(screen.queryByText(/^Сейчас покупать нечего/)).toBeNull();
});
