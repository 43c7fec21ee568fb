import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { listedLine, serveLines, widen } from '#tests/support/dom/lines-site.tsx';
import { openOrders, orderStaff } from '#tests/support/dom/orders-site.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

const staff = {
  ...orderStaff,
  permissions: [
    ...orderStaff.permissions,
    'edit_strange_order' as const,
    'send_to_purchase_placed_order' as const,
    'get_purchase' as const,
  ],
};
const purchase = { id: 4, name: 'Садовод, вторник', album: null };
const moved = 'Запись изменилась, пока вы с ней работали.';

/** Two lines that wait, which go to a purchase; of those that are taken back the second has moved on. */
function serve(): unknown[] {
  serveLines([
    listedLine({ id: 31, state: 'W', description: 'Чашка' }),
    listedLine({ id: 30, state: 'W', version: 2, description: 'Блюдце' }),
  ]);
  const others = globalThis.fetch;
  const sent: unknown[] = [];
  answerCalls(async (request: Request) => {
    const { pathname: path } = new URL(request.url);
    if (path === '/api/placed-order/purchases/')
      return Response.json({ result: [{ id: 4, name: purchase.name, intermediary: null, albums: [] }] });
    if (request.method !== 'PUT') return others(request);
    const body: unknown = await request.clone().json();
    sent.push(body);
    const isBack = JSON.stringify(body).includes('"state":"W"');
    const of = (id: number, version: number) => ({ id, ok: true, placed_order_id: 12, sent: { version, purchase } });
    const done = { id: 31, ok: true, placed_order_id: 12, state: 'W' };
    const refused = { id: 30, ok: false, code: 'changed_meanwhile', detail: moved };
    return Response.json({
      result: isBack ? [done, refused] : [of(31, 5), of(30, 3)].map((one) => ({ ...one, state: 'O' })),
    });
  });
  return sent;
}

const box = (name: string) => screen.findByRole('checkbox', { name: `Выбрать: ${name}, заказ №\u00A012` });
const panel = async () => within(await screen.findByRole('dialog', { name: /^В\u00A0закупку: / }));
const bar = () => within(screen.getByRole('group', { name: 'Выбранные позиции' }));

describe('lines that wait', () => {
  beforeEach(() => widen(true));

  it('go to the newest purchase by a letter and Enter, and the bar leads there', async () => {
    const sent = serve();
    openOrders('/list-orders', staff);
    await box('Чашка');
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}[KeyR]');
    const go = await (await panel()).findByRole('button', { name: 'Отправить 2\u00A0позиции' });
    await waitFor(() => expect(go).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(await bar().findByText('2 позиции → «Садовод, вторник».')).toBeInTheDocument();
    expect(bar().getByRole('link', { name: 'Открыть закупку' })).toHaveAttribute('href', '/purchases/4/list-orders/');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(async () => expect(await box('Блюдце')).toHaveFocus());
    expect(sent).toEqual([
      {
        ids: [31, 30],
        versions: [
          { id: 31, version: 4 },
          { id: 30, version: 2 },
        ],
        state: 'O',
        purchase_id: 4,
      },
    ]);
  });

  it('come back at once, but for one that has moved on, which is told', async () => {
    const sent = serve();
    openOrders('/list-orders', staff);
    await box('Чашка');
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
    await userEvent.click(bar().getByRole('button', { name: 'В\u00A0закупку' }));
    await userEvent.click(await (await panel()).findByRole('button', { name: 'Отправить 2\u00A0позиции' }));
    await userEvent.click(await bar().findByRole('button', { name: 'Вернуть, как было' }));
    expect(await bar().findByText('Возвращено, как было: 1.')).toBeInTheDocument();
    expect(bar().getByRole('listitem')).toHaveTextContent(moved);
    expect(sent[1]).toEqual({
      ids: [31, 30],
      versions: [
        { id: 31, version: 5 },
        { id: 30, version: 3 },
      ],
      state: 'W',
    });
  });

  it('are asked about beside the table, which stays in use; the last one left out ends the question', async () => {
    serve();
    openOrders('/list-orders', staff);
    await userEvent.click(await box('Чашка'));
    await userEvent.click(bar().getByRole('button', { name: 'В\u00A0закупку' }));
    await panel();
    expect(document.querySelector('[aria-modal=true]')).toBeNull();
    await userEvent.click(await box('Блюдце'));
    expect(await (await panel()).findByRole('button', { name: 'Отправить 2\u00A0позиции' })).toBeInTheDocument();
    await userEvent.click(await box('Блюдце'));
    await userEvent.click(await box('Чашка'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are a single one too, without a selection; Esc leads back to it', async () => {
    serve();
    openOrders('/list-orders', staff);
    (await box('Чашка')).focus();
    await userEvent.keyboard('[KeyR]');
    await (await panel()).findByRole('button', { name: 'Отправить 1\u00A0позицию' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await box('Чашка')).toHaveFocus());
  });

  it('say why a key does nothing to them, instead of a question', async () => {
    serve();
    openOrders('/list-orders', staff);
    (await box('Чашка')).focus();
    await userEvent.keyboard('[KeyD]');
    expect(await bar().findByText('«Выдан» сейчас не получится: «Ожидает, заказ: Принят» — 1.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
