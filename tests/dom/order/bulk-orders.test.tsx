import { serveBulkOrders as serve } from '#tests/support/dom/bulk-orders-server.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { deferred } from '#tests/support/deferred.ts';
import { openOrders, orderStaff } from '#tests/support/dom/orders-site.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';

const box = (id: number) => screen.findByRole('checkbox', { name: `Выбрать: Заказ №\u00A0${id}` });
const bar = () => screen.findByRole('group', { name: 'Выбранные заказы' });
const drawer = async () => within(await screen.findByRole('dialog', { name: /^(?:Действия|Принять)/ }));

describe('selected orders', () => {
  it('are none of those that were asked for before other filters', async () => {
    serve();
    const others = globalThis.fetch;
    const held = deferred<void>();
    answerCalls(async (request: Request) => {
      if (new URL(request.url).pathname === '/api/placed-order/ids/') await held.promise;
      return others(request);
    });
    openOrders('/orders?scope=shop', orderStaff);
    await userEvent.click(await box(3));
    await userEvent.click(within(await bar()).getByRole('button', { name: 'Выбрать все\u00A030' }));
    await userEvent.click(screen.getByRole('link', { name: /^Новые/ }));
    await waitFor(() => expect(location.search).toContain('state=created'));
    held.resolve();
    const all = await within(await bar()).findByRole('button', { name: 'Выбрать все\u00A030' });
    await waitFor(() => expect(all).not.toHaveAttribute('data-loading'));
    expect(within(await bar()).getByText('Выбрано: 1')).toBeInTheDocument();
  });

  it('are changed by keys alone', async () => {
    const sent = serve();
    openOrders('/orders?scope=shop', orderStaff);
    await box(3);
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
    expect(await within(await bar()).findByText('Выбрано: 2')).toBeInTheDocument();
    await userEvent.keyboard('[KeyF]');
    const go = await (await drawer()).findByRole('button', { name: 'Принять 2\u00A0заказа' });
    await waitFor(() => expect(go).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(await (await drawer()).findByText('Принято: 2.')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        ids: [3, 2],
        versions: [
          { id: 3, version: 1 },
          { id: 2, version: 1 },
        ],
        change: { state: 'accepted' },
      },
    ]);
    await waitFor(async () => expect((await drawer()).getByRole('button', { name: 'Готово' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('group', { name: 'Выбранные заказы' })).toBeNull();
  });

  it('are led to by the arrow though a page that is kept hidden has such boxes before', async () => {
    serve();
    openOrders('/orders?scope=shop', orderStaff);
    await box(3);
    const kept = document.createElement('input');
    kept.type = 'checkbox';
    kept.dataset['rowBox'] = '3';
    kept.dataset['rowList'] = 'kept';
    kept.tabIndex = 0;
    document.body.prepend(kept);
    await userEvent.keyboard('{ArrowDown}');
    expect(await box(3)).toHaveFocus();
    kept.remove();
  });

  it('are a range with Shift, the page, or all that the filters leave', async () => {
    serve();
    openOrders('/orders?scope=shop', orderStaff);
    await userEvent.click(await box(3));
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(await box(1));
    await user.keyboard('{/Shift}');
    expect(await within(await bar()).findByText('Выбрано: 3')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Выбрать: Заказ №\u00A02' }));
    expect(await within(await bar()).findByText('Выбрано: 2')).toBeInTheDocument();
    await userEvent.click(within(await bar()).getByRole('button', { name: 'Выбрать все\u00A030' }));
    expect(await within(await bar()).findByText('Выбрано: 30')).toBeInTheDocument();
    const clear = within(await bar()).getByRole('button', { name: 'Снять выбор' });
    await waitFor(() => expect(clear).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('group', { name: 'Выбранные заказы' })).toBeNull();
    screen.getByRole('checkbox', { name: 'Выбрать: Заказ №\u00A03' }).focus();
    await userEvent.keyboard('{Control>}aa{/Control}');
    expect(await within(await bar()).findByText('Выбрано: 30')).toBeInTheDocument();
  });

  it('go where one of them may, and the drawer says beforehand how many will not', async () => {
    const sent = serve();
    openOrders('/orders?scope=shop', orderStaff);
    for (const id of [3, 2, 1]) await userEvent.click(await box(id));
    await userEvent.click(within(await bar()).getByRole('button', { name: 'Действия' }));
    const state = await (await drawer()).findByLabelText('Что сделать');
    expect(
      within(state)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Выберите действие', 'Принять: 2', 'Запросить оплату: 2', 'Отклонить: 2']);
    await userEvent.selectOptions(state, 'need_pay');
    expect((await drawer()).getByText(/Получится/)).toHaveTextContent(
      'Получится у 2 из 3. С балансов клиентов спишется 2 000 ₽. ' +
        'Баланса не хватит у 1 клиента: они останутся должны. Не получится:',
    );
    expect((await drawer()).getByRole('button', { name: 'Запросить оплату 2\u00A0из\u00A03' })).toBeVisible();
    await userEvent.selectOptions(state, 'rejected');
    expect((await drawer()).getByText('Получится у 2 из 3. Не получится:')).toBeInTheDocument();
    expect(
      (await axe.run(document.body, { rules: { region: { enabled: false }, 'color-contrast': { enabled: false } } }))
        .violations,
    ).toEqual([]);
    await userEvent.click((await drawer()).getByRole('button', { name: 'Отклонить 2\u00A0из\u00A03' }));
    expect((await drawer()).getByText('Это поле не может быть пустым.')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await userEvent.type((await drawer()).getByLabelText('Причина'), 'Нет в наличии');
    await userEvent.click((await drawer()).getByRole('button', { name: 'Отклонить 2\u00A0из\u00A03' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          ids: [3, 2, 1],
          versions: [
            { id: 3, version: 1 },
            { id: 2, version: 1 },
            { id: 1, version: 1 },
          ],
          change: { state: 'rejected', reason: 'Нет в наличии' },
        },
      ]),
    );
  });

  it('that are refused for their stock are carried out by force where they are repeated', async () => {
    const detail = 'Столько нет в наличии: «Чашка» (осталось 3, нужно 5). Если продолжить, остаток станет меньше нуля.';
    const sent = serve(1, undefined, { code: 'stock_below_zero', detail });
    openOrders('/orders?scope=shop', orderStaff);
    await box(3);
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
    await userEvent.keyboard('[KeyF]');
    const go = await (await drawer()).findByRole('button', { name: 'Принять 2\u00A0заказа' });
    await userEvent.click(go);
    expect(await (await drawer()).findByRole('listitem')).toHaveTextContent(`Заказ № 2: ${detail}`);
    await userEvent.click((await drawer()).getByRole('button', { name: 'Повторить для\u00A01' }));
    expect(await (await drawer()).findByText('Принято: 2.')).toBeInTheDocument();
    expect(sent.map(({ ids, forced_ids: forced }) => ({ ids, forced }))).toEqual([
      { ids: [3, 2], forced: undefined },
      { ids: [2], forced: [2] },
    ]);
  });

  it('that are refused are told with their reason, and stay selected', async () => {
    const sent = serve(2);
    openOrders('/orders?scope=shop', orderStaff);
    (await box(3)).focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}[KeyF]');
    await userEvent.click(await (await drawer()).findByRole('button', { name: 'Принять 2\u00A0заказа' }));
    expect(await (await drawer()).findByText('Отказано: 1')).toBeInTheDocument();
    expect((await drawer()).getByRole('listitem')).toHaveTextContent('Заказ № 2: Укажите цену.');
    expect((await drawer()).getByRole('link', { name: 'Заказ №\u00A02' })).toHaveAttribute('href', '/orders/2/');
    expect((await drawer()).getByRole('link', { name: 'К\u00A0позициям без цены' })).toHaveAttribute(
      'href',
      '/list-orders?unpriced=1',
    );
    await userEvent.keyboard('{Escape}');
    expect(await within(await bar()).findByText('Выбрано: 1')).toBeInTheDocument();
    expect(await box(2)).toBeChecked();
    expect(sent.map(({ ids }) => ids)).toEqual([[3, 2]]);
  });

  it('are written on together', async () => {
    const sent = serve();
    openOrders('/orders?scope=shop', { ...orderStaff, permissions: [...orderStaff.permissions, 'edit_strange_order'] });
    for (const id of [3, 2, 1]) await userEvent.click(await box(id));
    await userEvent.click(within(await bar()).getByRole('button', { name: 'Действия' }));
    await userEvent.selectOptions(await (await drawer()).findByLabelText('Что сделать'), 'note');
    await userEvent.type((await drawer()).getByLabelText('Заметка для своих'), 'Звонить после обеда');
    await userEvent.click((await drawer()).getByRole('button', { name: 'Записать в\u00A03\u00A0заказа' }));
    expect(await (await drawer()).findByText('Изменено: 3.')).toBeInTheDocument();
    expect(sent.map(({ change }) => change)).toEqual([{ note: 'Звонить после обеда' }]);
  });

  it('are not lost where the answer is', async () => {
    let isLost = true;
    const sent = serve(0, () => {
      if (!isLost) return undefined;
      isLost = false;
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    openOrders('/orders?scope=shop', orderStaff);
    (await box(3)).focus();
    await userEvent.keyboard('[KeyF]');
    await userEvent.click(await (await drawer()).findByRole('button', { name: 'Принять 1\u00A0заказ' }));
    await userEvent.click(await (await drawer()).findByRole('button', { name: 'Продолжить' }));
    expect(await screen.findByText('Принято: 1.')).toBeInTheDocument();
    expect(sent.map(({ ids }) => ids)).toEqual([[3], [3]]);
  });

  it('tell their keys among those of the page', async () => {
    serve();
    openOrders('/orders?scope=shop', orderStaff);
    (await box(3)).focus();
    await userEvent.keyboard('?');
    const keys = within(await screen.findByRole('dialog', { name: 'Клавиши' }));
    expect(keys.getByText('принять')).toBeInTheDocument();
    expect(keys.getByText('выбрать строку или снять выбор')).toBeInTheDocument();
    expect(keys.getByText('найти страницу, заказ, позицию, клиента или товар')).toBeInTheDocument();
    await userEvent.click(keys.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Клавиши' }));
    expect(await screen.findByRole('dialog', { name: 'Клавиши' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
  });

  it('take their trade prices, for those who may give them', async () => {
    const sent = serve();
    openOrders('/orders?scope=shop', {
      ...orderStaff,
      permissions: [...orderStaff.permissions, 'edit_strange_order', 'trade_price_orders'],
    });
    await userEvent.click(await box(3));
    await userEvent.click(within(await bar()).getByRole('button', { name: 'Действия' }));
    await userEvent.selectOptions(await (await drawer()).findByLabelText('Что сделать'), 'Оптовые цены');
    expect((await drawer()).getByText(/разница вернётся на баланс клиента/)).toBeInTheDocument();
    await userEvent.click((await drawer()).getByRole('button', { name: 'Снизить цены: 1\u00A0заказ' }));
    await waitFor(() =>
      expect(sent).toEqual([{ ids: [3], versions: [{ id: 3, version: 1 }], change: { trade_price: true } }]),
    );
  });

  it('are printed alone where some are selected', async () => {
    serve();
    openOrders('/orders?scope=shop', orderStaff);
    await box(3);
    expect(screen.getByRole('button', { name: 'Печать' })).toBeVisible();
    for (const id of [3, 1]) await userEvent.click(await box(id));
    await userEvent.click(screen.getByRole('button', { name: 'Печать выбранных (2)' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Этикетки' }));
    await waitFor(() => expect(location.pathname).toBe('/print/'));
    expect(history.state).toMatchObject({ print: { what: { order_ids: [3, 1] }, kind: 'labels' } });
  });

  it('are not there for those who may only look', async () => {
    serve();
    openOrders('/orders?scope=shop', { ...orderStaff, permissions: ['get_strange_orders'] });
    await screen.findByRole('link', { name: /№\u00A03/ });
    expect(screen.queryByRole('checkbox', { name: /^Выбрать/ })).toBeNull();
    await userEvent.keyboard('?');
    const keys = within(await screen.findByRole('dialog', { name: 'Клавиши' }));
    expect(keys.getByText(/^искать в\sсписке$/)).toBeInTheDocument();
    expect(keys.queryByText('принять')).toBeNull();
    expect(keys.queryByText('снять выбор')).toBeNull();
    await userEvent.keyboard('{Escape}');
  });
});
