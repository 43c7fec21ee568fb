import { deferred } from '#tests/support/deferred.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { listedLine, widen } from '#tests/support/dom/lines-site.tsx';
import { openOrders, orderStaff } from '#tests/support/dom/orders-site.tsx';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** What was saved, by name. */
let saved: string[];
/** The bodies of the reports that were asked for. */
let sent: unknown[];
let aborted: number;

beforeEach(() => {
  [saved, sent, aborted] = [[], [], 0];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:report', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const file = () =>
  new Response('файл', {
    headers: {
      'content-type': 'text/csv',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Позиции, 21.11.2026.csv')}`,
    },
  });

/** A server with one line, whose reports are answered by `answer`. */
function serve(answer: () => Response | Promise<Response>): void {
  answerCalls(async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/order/') return Response.json({ result: [listedLine()], page: 1, pages: 1, total: 1 });
    if (pathname === '/api/order/total/')
      return Response.json({ lines: 1, pieces: 2, sum: 1290.5, canceled_sum: 0, unpriced: 0 });
    if (pathname !== '/api/report/')
      return Response.json({ code: 'not_found', detail: 'Не найдено.' }, { status: 404 });
    sent.push(await request.clone().json());
    return new Promise<Response>((resolve, reject) => {
      request.signal.addEventListener('abort', () => {
        aborted += 1;
        reject(request.signal.reason as Error);
      });
      void Promise.resolve(answer()).then(resolve);
    });
  });
}

async function askMore(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Печать' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Другие столбцы, Excel, CSV…' }));
}

async function openDialog(address = '/list-orders') {
  widen(true);
  openOrders(address, orderStaff);
  const user = userEvent.setup();
  await askMore(user);
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Печать и\u00A0выгрузка' })) };
}

it('makes a file of what the filters leave, with the columns in one’s own order, which are remembered', async () => {
  serve(file);
  const { user, dialog } = await openDialog('/list-orders?state=W&order=price');
  const hide = ['Заказ', 'Дата', 'Телефон', 'Комментарий', 'Цена', 'Сумма', 'Статус'];
  for (const title of hide) await user.click(dialog.getByRole('checkbox', { name: `Показывать столбец «${title}»` }));
  await user.click(dialog.getByRole('button', { name: 'Столбец «Кол-во» левее' }));
  await user.click(dialog.getByRole('button', { name: 'Столбец «Кол-во» левее' }));
  await user.click(dialog.getByRole('button', { name: 'Скачать CSV' }));
  await expect.poll(() => saved).toEqual(['Позиции, 21.11.2026.csv']);
  const asked = { what: { lines: { state: ['W'], order_by: 'price' } }, kind: 'lines', format: 'csv' };
  expect(sent).toEqual([{ ...asked, columns: ['customer', 'count', 'description'] }]);
  await user.click(dialog.getByRole('button', { name: 'Закрыть' }));
  await askMore(user);
  const again = within(await screen.findByRole('dialog', { name: 'Печать и\u00A0выгрузка' }));
  expect(again.getAllByRole('checkbox', { checked: true }).map((box) => box.ariaLabel)).toEqual([
    'Показывать столбец «Клиент»',
    'Показывать столбец «Кол-во»',
    'Показывать столбец «Товар»',
  ]);
});

it('has no columns to choose where the kind has its own, and asks for at least one elsewhere', async () => {
  serve(file);
  const { user, dialog } = await openDialog();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Что в\u00A0отчёте' }), 'items');
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Скачать Excel' }));
  await expect.poll(() => sent).toEqual([{ what: { lines: {} }, kind: 'items', format: 'xlsx', columns: [] }]);
  await user.selectOptions(dialog.getByRole('combobox'), 'Накладная');
  for (const box of dialog.getAllByRole('checkbox', { checked: true })) await user.click(box);
  expect(dialog.getByText('Выберите хотя бы один столбец.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Скачать Excel' })).toBeDisabled();
});

it('says why there is no file, and keeps what was chosen', async () => {
  const detail = 'В отчёте было бы больше 50000 строк. Сузьте фильтры.';
  serve(() => Response.json({ code: 'report_too_long', detail }, { status: 409 }));
  const { user, dialog } = await openDialog();
  await user.selectOptions(dialog.getByRole('combobox'), 'Этикетки');
  await user.click(dialog.getByRole('button', { name: 'Скачать Excel' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(detail);
  expect(dialog.getByRole('combobox')).toHaveValue('labels');
  expect(saved).toEqual([]);
});

it('can be stopped, and then made again', async () => {
  const held = deferred<Response>();
  serve(() => (sent.length === 1 ? held.promise : file()));
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Скачать Excel' }));
  expect(await dialog.findByText('Готовим файл…')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Остановить' }));
  await user.click(await dialog.findByRole('button', { name: 'Скачать CSV' }));
  await expect.poll(() => saved).toEqual(['Позиции, 21.11.2026.csv']);
  expect(aborted).toBe(1);
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
});
