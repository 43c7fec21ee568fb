import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { plainText } from '#tests/support/dom/bills-site.tsx';
import { lineOfOrder, orderOf } from '#tests/support/dom/order-samples.ts';
import { openOrders, orderStaff, serveOrders } from '#tests/support/dom/orders-site.tsx';
import { someCustomer } from '#tests/support/dom/test-page.tsx';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
});

const event = { author: '', reason: '' } as const;
const order = orderOf({
  state: 'need_pay',
  lines: [lineOfOrder(), lineOfOrder({ id: 2, item_id: null, description: '', comment: 'Такой, но синий' })],
  timeline: [
    { ...event, kind: 'state', from: null, to: 'created', author: 'Анна Смирнова', at: '2026-11-21T09:30:00.000Z' },
    { ...event, kind: 'state', from: 'created', to: 'accepted', at: '2026-11-21T09:40:00.000Z' },
    {
      ...event,
      kind: 'line',
      line_id: 1,
      change: { action: 'changed', name: 'Чашка', fields: [{ field: 'state', from: 'W', to: 'O' }] },
      at: '2026-11-21T09:50:00.000Z',
    },
    { ...event, kind: 'state', from: 'accepted', to: 'need_pay', balance_short: 212.5, at: '2026-11-21T10:00:00.000Z' },
  ],
});

/** Opens the order, while the server answers each report by `report`. */
function open(report: () => Response, customer = someCustomer): unknown[] {
  const sent: unknown[] = [];
  serveOrders([order]);
  const { fetch } = globalThis;
  answerCalls(async (request: Request) => {
    if (new URL(request.url).pathname !== '/api/report/') return fetch(request);
    sent.push(await request.json());
    return report();
  });
  openOrders('/orders/12/', customer);
  render(
    <MantineProvider>
      <Notifications />
    </MantineProvider>,
  );
  return sent;
}

const noReport = () => Response.json({ code: 'busy', detail: 'Отчёт уже готовится.' }, { status: 409 });

it('tells a buyer the history and the lines in their own words, and staff in the shop’s', async () => {
  open(noReport);
  const history = (await screen.findByText('История заказа')).parentElement as HTMLElement;
  expect(within(history).getAllByRole('listitem').map(plainText).slice(0, 5)).toEqual([
    expect.stringMatching(/^Выставлен счётНа балансе не хватало 212,50 ₽.* · Магазин$/),
    expect.stringMatching(/^ЧашкаЗаказан у поставщика/),
    'Заказан у поставщика',
    expect.stringMatching(/^Заказ принят.* · Магазин$/),
    expect.stringMatching(/^Заказ оформлен.* · Анна Смирнова$/),
  ]);
  const lines = screen.getByRole('list', { name: 'Состав заказа' });
  expect(within(lines).getAllByRole('listitem').map(plainText)).toEqual([
    expect.stringMatching(/^ЧашкаЕщё не собран/),
    expect.stringMatching(/^Такой, но синийЕщё не собран/),
  ]);
  expect(screen.getByRole('link', { name: 'Мои заказы' })).toHaveAttribute('href', '/orders');
});

it('tells staff of another’s order in the words of the shop', async () => {
  open(noReport, orderStaff);
  const history = (await screen.findByText('История заказа')).parentElement as HTMLElement;
  expect(plainText(history)).toContain('Принят → Ожидает оплаты');
  expect(plainText(history)).toContain('статус: Ожидает → Заказан у поставщика');
});

it('saves the waybill of one’s order by one press, and offers no report of the office', async () => {
  const saved: string[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const name = encodeURIComponent('Накладная, заказ 12.xlsx');
  const headers = { 'content-disposition': `attachment; filename*=UTF-8''${name}` };
  const sent = open(() => new Response('файл', { headers }));
  await userEvent.click(await screen.findByRole('button', { name: 'Скачать накладную' }));
  await expect.poll(() => saved).toEqual(['Накладная, заказ 12.xlsx']);
  expect(sent).toEqual([{ what: { order: 12 }, kind: 'waybill', format: 'xlsx' }]);
  expect(screen.queryByRole('button', { name: 'Печать' })).toBeNull();
});

it('says why there is no waybill', async () => {
  open(noReport);
  await userEvent.click(await screen.findByRole('button', { name: 'Скачать накладную' }));
  expect(await screen.findByText('Отчёт уже готовится.')).toBeVisible();
});
