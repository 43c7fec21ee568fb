import type { components } from '#contract/types.ts';
import readQr from 'jsqr';
import { PrintPage } from '#entities/report/print/print-page.tsx';
import type { PrintForm } from '#entities/report/print/print-state.ts';
import { PapersMenu } from '#entities/report/papers-menu.tsx';
import { ReportButton } from '#entities/report/report-button.tsx';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { orderStaff } from '#tests/support/dom/orders-site.tsx';
import { someRetail, TestPage } from '#tests/support/dom/test-page.tsx';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Route } from 'wouter';

type Table = components['schemas']['ReportTable'];

const lines: Table = {
  columns: [
    { name: 'count', title: 'Кол-во', kind: 'count' },
    { name: 'description', title: 'Товар', kind: 'text' },
    { name: 'total', title: 'Сумма', kind: 'money' },
  ],
  groups: [],
  rows: [
    [2, 'Чашка', 1290.5],
    [1, 'Ваза', null],
  ],
  pictures: [],
  has_total: false,
};
const waybill: Table = {
  ...lines,
  groups: [
    { title: 'Заказ №\u00A012', note: 'Анна Смирнова, Садовая, 2', rows: 3, has_total: true },
    { title: 'Заказ №\u00A015', note: 'Борис Котов, Лесная, 7', rows: 2, has_total: true },
  ],
  rows: [...lines.rows, [3, 'Итого', 1290.5], [4, 'Блюдце', 400], [4, 'Итого', 400], [7, 'Всего', 1690.5]],
  has_total: true,
};

/** The bodies of the reports that were asked for. */
let sent: unknown[];

beforeEach(() => {
  sent = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

function serve(answer: () => Response): void {
  answerCalls(async (request: Request) => {
    sent.push(await request.clone().json());
    return answer();
  });
}

const retail = {
  ...someRetail,
  contacts: { phone: '79000000009' },
  requisites: 'ИНН 7700000000\nр/с 40802\n\nКарта 0000',
};

function show(
  children = <Route path="/print/" component={PrintPage} />,
  customer: typeof orderStaff | null = orderStaff,
) {
  render(
    <TestPage retail={retail} customer={customer}>
      {children}
    </TestPage>,
  );
  return userEvent.setup();
}

function openPrint(print: PrintForm, answer: () => Response) {
  serve(answer);
  history.replaceState({ print }, '', '/print/');
  return show();
}

/** What a camera reads from a code, whose path has a square for each dark module. */
function readCode(code: HTMLElement): string | undefined {
  const size = Number(code.getAttribute('viewBox')?.split(' ').at(-1));
  const scale = 4;
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of code.innerHTML.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let at = 0; at < scale * scale; at += 1) {
      const place = (Number(y) * scale + Math.floor(at / scale)) * side + Number(x) * scale + (at % scale);
      pixels.fill(0, place * 4, place * 4 + 3);
    }
  return readQr(pixels, side, side)?.data;
}

const textsOf = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent);

it('opens from the dialog, with the columns in one’s own order, and prints', async () => {
  serve(() => Response.json(lines));
  history.replaceState(null, '', '/list-orders');
  const user = show(
    <>
      <Route path="/list-orders">
        <ReportButton what={{ ids: [31, 32] }} firstKind="lines" />
      </Route>
      <Route path="/print/" component={PrintPage} />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Печать' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Печать и\u00A0выгрузка' }));
  expect(dialog.getByRole('group', { name: 'Столбцы: 10\u00A0из\u00A019' })).toBeVisible();
  for (const title of ['Заказ', 'Дата', 'Клиент', 'Телефон', 'Комментарий', 'Цена', 'Статус'])
    await user.click(dialog.getByRole('checkbox', { name: `Показывать столбец «${title}»` }));
  for (let step = 0; step < 3; step += 1)
    await user.click(dialog.getByRole('button', { name: 'Столбец «Кол-во» левее' }));
  await user.click(dialog.getByRole('button', { name: 'Печать' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Позиции от/ })).toBeVisible();
  expect(location.pathname).toBe('/print/');
  expect(sent).toEqual([
    { what: { ids: [31, 32] }, kind: 'lines', columns: ['count', 'description', 'total'], format: 'json' },
  ]);
  expect(screen.getAllByRole('row').map(textsOf)).toEqual([
    ['Кол-во', 'Товар', 'Сумма,\u00A0₽'],
    ['2', 'Чашка', '1\u00A0290,50'],
    ['1', 'Ваза', ''],
  ]);
  const print = vi.spyOn(globalThis, 'print').mockReturnValue();
  await user.click(screen.getByRole('button', { name: 'Печать' }));
  expect(print).toHaveBeenCalledOnce();
  const back = vi.spyOn(history, 'back').mockReturnValue();
  await user.click(screen.getByRole('button', { name: 'Назад' }));
  expect(back).toHaveBeenCalledOnce();
});

it("makes a waybill of each order: the shop's own details, where it goes, its lines and its sum", async () => {
  openPrint({ what: { ids: [31, 32] }, kind: 'waybill' }, () => Response.json(waybill));
  expect(await screen.findByRole('heading', { level: 1, name: /^Накладная, заказ №\s12 от/ })).toBeVisible();
  const [first, second] = screen.getAllByRole('article');
  const ofFirst = within(first ?? document.body);
  expect(textsOf(ofFirst.getByRole('group'))).toEqual([
    'Лавка',
    '+7\u00A0(900)\u00A0000\u00A000\u00A009',
    'Реквизиты',
    'ИНН 7700000000',
    'р/с 40802',
  ]);
  expect(ofFirst.getByText('Анна Смирнова, Садовая, 2')).toBeVisible();
  expect(ofFirst.getAllByRole('row').map(textsOf).slice(1)).toEqual([
    ['2', 'Чашка', '1\u00A0290,50'],
    ['1', 'Ваза', ''],
    ['3', 'Итого', '1\u00A0290,50'],
  ]);
  const ofSecond = within(second ?? document.body);
  expect(ofSecond.getByRole('heading', { level: 1, name: /^Накладная, заказ №\s15 от/ })).toBeVisible();
  expect(ofSecond.getByText('Получил')).toBeVisible();
  expect(ofSecond.getAllByRole('row').map(textsOf).slice(1)).toEqual([
    ['4', 'Блюдце', '400'],
    ['4', 'Итого', '400'],
  ]);
  expect(screen.queryByText('Всего')).not.toBeInTheDocument();
});

it('shows what is on the pictures of a pick list, and prints once each has come or failed', async () => {
  const user = openPrint({ what: { lines: {} }, kind: 'customers' }, () =>
    Response.json({
      ...lines,
      groups: [{ title: 'Анна Смирнова', note: '', rows: 2, has_total: false }],
      rows: [...lines.rows, [1, 'Фото', null]],
      pictures: ['/files/a-160.webp', null, '/files/b-160.webp'],
    } satisfies Table),
  );
  expect((await screen.findAllByRole('row')).map(textsOf)).toEqual([
    ['Фото', 'Кол-во', 'Товар', 'Сумма,\u00A0₽'],
    ['Анна Смирнова'],
    ['', '2', 'Чашка', '1\u00A0290,50'],
    ['', '1', 'Ваза', ''],
    ['', '1', 'Фото', ''],
  ]);
  const images = [...document.querySelectorAll('img')];
  expect(images.map((image) => [image.getAttribute('src'), image.getAttribute('loading')])).toEqual([
    ['/files/a-160.webp', 'lazy'],
    ['/files/b-160.webp', 'lazy'],
  ]);
  const print = vi.spyOn(globalThis, 'print').mockReturnValue();
  await user.click(screen.getByRole('button', { name: 'Печать' }));
  expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'eager']);
  expect(await screen.findByText('Загружаем фото…')).toBeVisible();
  expect(print).not.toHaveBeenCalled();
  for (const [place, image] of images.entries()) fireEvent(image, new Event(place === 0 ? 'load' : 'error'));
  await expect.poll(() => print.mock.calls).toHaveLength(1);
  expect(screen.queryByText('Загружаем фото…')).not.toBeInTheDocument();
});

it('shows a label for each order', async () => {
  openPrint({ what: { lines: {} }, kind: 'labels' }, () =>
    Response.json({
      columns: [
        { name: 'order', title: 'Заказ', kind: 'count' },
        { name: 'recipient', title: 'Получатель', kind: 'text' },
        { name: 'delivery', title: 'Доставка', kind: 'text' },
        { name: 'address', title: 'Адрес', kind: 'text' },
        { name: 'phone', title: 'Телефон', kind: 'text' },
        { name: 'pieces', title: 'Штук', kind: 'count' },
      ],
      groups: [],
      pictures: [],
      rows: Array.from({ length: 25 }, (_, at) => [at + 1, 'Анна', 'Курьер', 'Садовая, 2', '+7 (900) 000 00 01', 3]),
      has_total: false,
    } satisfies Table),
  );
  const [first, second] = await screen.findAllByRole('list');
  const labels = within(first ?? document.body).getAllByRole('listitem');
  expect(labels).toHaveLength(24);
  expect(labels[0]).toHaveTextContent('№ 13 шт.Анна+7 (900) 000 00 01Курьер, Садовая, 2');
  expect(within(second ?? document.body).getAllByRole('listitem')).toHaveLength(1);
});

it('has on each label a code that leads a camera to the order', async () => {
  openPrint({ what: { lines: {} }, kind: 'labels' }, () =>
    Response.json({
      columns: [{ name: 'order', title: 'Заказ', kind: 'count' }],
      groups: [],
      pictures: [],
      rows: [[512], [7]],
      has_total: false,
    } satisfies Table),
  );
  const codes = await screen.findAllByRole('img', { name: /^Код заказа/ });
  expect(codes.map(readCode)).toEqual([`${location.origin}/orders/512/`, `${location.origin}/orders/7/`]);
});

it('says why there is nothing, and asks again', async () => {
  const detail = 'В отчёте было бы больше 5000 строк. Сузьте фильтры.';
  const user = openPrint({ what: { lines: {} }, kind: 'lines' }, () =>
    sent.length === 1 ? Response.json({ code: 'report_too_long', detail }, { status: 409 }) : Response.json(lines),
  );
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Печать' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Ваза')).toBeVisible();
});

it('prints nothing where no line is left', async () => {
  openPrint({ what: { lines: {} }, kind: 'waybill' }, () =>
    Response.json({ ...waybill, groups: [], rows: [[0, 'Итого', 0]] }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Нечего печатать' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Печать' })).toBeDisabled();
});

it('says where it is opened from, where its address was typed', () => {
  history.replaceState(null, '', '/print/');
  show();
  expect(screen.getByText(/^Откройте заказ и\sнажмите «Печать»/)).toBeVisible();
});

it('asks a guest to sign in', () => {
  history.replaceState({ print: { what: { order: 12 }, kind: 'waybill' } }, '', '/print/');
  show(undefined, null);
  expect(screen.getByRole('heading', { level: 1, name: 'Войдите, чтобы напечатать отчёт' })).toBeVisible();
});

it('refuses a selection that is too large before it is sent', async () => {
  serve(() => Response.json(lines));
  const user = show(
    <ReportButton what={{ ids: Array.from({ length: 23_512 }, (_, at) => at + 1) }} firstKind="lines" />,
  );
  await user.click(screen.getByRole('button', { name: 'Печать' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Печать и\u00A0выгрузка' }));
  expect(dialog.getByText(/^Выбрано 23\s512\sпозиций, а\sв\sотчёт войдёт не\sбольше 20\s000\sпозиций/)).toBeVisible();
  for (const name of ['Скачать Excel', 'Скачать CSV', 'Печать'])
    expect(dialog.getByRole('button', { name })).toBeDisabled();
  expect(sent).toEqual([]);
});

it('says in the menu of papers that more orders are selected than one is made of', async () => {
  serve(() => Response.json(lines));
  const ids = Array.from({ length: 20_001 }, (_, at) => at + 1);
  const user = show(<PapersMenu what={{ order_ids: ids }} kinds={['waybill', 'labels']} />);
  await user.click(screen.getByRole('button', { name: 'Печать' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByText(/^Выбрано 20\s001\sзаказ, а\sв\sотчёт войдёт не\sбольше 20\s000\sзаказов/)).toBeVisible();
  expect(menu.getByRole('menuitem', { name: 'Накладная' })).toHaveAttribute('data-disabled');
  expect(sent).toEqual([]);
});

it('offers the papers of as many orders as one is made of', async () => {
  serve(() => Response.json(lines));
  const ids = Array.from({ length: 20_000 }, (_, at) => at + 1);
  const user = show(<PapersMenu what={{ order_ids: ids }} kinds={['waybill', 'labels']} />);
  await user.click(screen.getByRole('button', { name: 'Печать' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByRole('menuitem', { name: 'Накладная' })).not.toHaveAttribute('data-disabled');
  expect(menu.queryByText(/не\sбольше/)).toBeNull();
});
