import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { cashier, openPayments, servePayments, waitingOf } from '#tests/support/dom/payments-site.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const payments = [waitingOf({ id: 5, version: 3 }), waitingOf({ id: 4, version: 1 })];
const box = (id: number) => screen.findByRole('checkbox', { name: `Выбрать: Платёж №\u00A0${id}` });
const drawer = async () =>
  within(await screen.findByRole('dialog', { name: /^(?:Действия: 2\sплатежа|Подтвердить)$/ }));
const open = async () => {
  openPayments('/payments/all/');
  await userEvent.click(await box(5));
  await userEvent.click(await box(4));
  await userEvent.click(screen.getByRole('button', { name: 'Действия' }));
};
const choose = async (name: string) =>
  userEvent.selectOptions(await (await drawer()).findByLabelText('Что сделать'), name);
const changesOf = (asked: ReturnType<typeof servePayments>) => asked.filter(({ method }) => method === 'PUT');

it('are confirmed together, each in the version that was seen; a refused one is told with its reason', async () => {
  const asked = servePayments(payments, (body) =>
    JSON.stringify(body).includes('"version":3')
      ? Response.json({ code: 'payment_own', detail: 'Свой платёж подтверждает другой сотрудник.' }, { status: 409 })
      : Response.json(waitingOf({ id: 4, state: 'F' })),
  );
  await open();
  await choose('F');
  await userEvent.click((await drawer()).getByRole('button', { name: 'Подтвердить 2\u00A0платежа' }));
  expect(await (await drawer()).findByText('Подтверждено: 1.')).toBeInTheDocument();
  expect((await drawer()).getByRole('listitem')).toHaveTextContent(
    'Платёж № 5: Свой платёж подтверждает другой сотрудник.',
  );
  expect((await drawer()).getByRole('link', { name: 'Платёж №\u00A05' })).toHaveAttribute('href', '/payments/all/5/');
  expect(changesOf(asked).map(({ address, body }) => [address, body])).toEqual([
    ['/api/payment/5/', { state: 'F', version: 3 }],
    ['/api/payment/4/', { state: 'F', version: 1 }],
  ]);
});

it('are confirmed by their own button, once it is said what they come to', async () => {
  const asked = servePayments(
    [waitingOf({ id: 5, version: 3 }), waitingOf({ id: 4, version: 1, type: 'refund', amount: 300 })],
    () => Response.json(waitingOf({ id: 4, state: 'F' })),
  );
  openPayments('/payments/all/');
  await userEvent.click(await box(5));
  await userEvent.click(await box(4));
  const bar = within(await screen.findByRole('group', { name: 'Выбранные платежи' }));
  expect(bar.getByRole('status')).toHaveTextContent(/^Выбрано: 2\s*1\s200,50\s₽$/);
  await userEvent.click(bar.getByRole('button', { name: 'Подтвердить' }));
  const go = await (await drawer()).findByRole('button', { name: 'Подтвердить 2\u00A0платежа' });
  await waitFor(() => expect(go).toHaveFocus());
  expect(changesOf(asked)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(await (await drawer()).findByText('Подтверждено: 2.')).toBeInTheDocument();
});

it('are confirmed by a letter and Enter, without the mouse', async () => {
  const asked = servePayments(payments, () => Response.json(waitingOf({ id: 4, state: 'F' })));
  await open();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  (await screen.findByRole('checkbox', { name: 'Выбрать: Платёж №\u00A05' })).focus();
  await userEvent.keyboard('[KeyG]');
  const go = await (await drawer()).findByRole('button', { name: 'Подтвердить 2\u00A0платежа' });
  // What the key has chosen is the title.
  await screen.findByRole('dialog', { name: 'Подтвердить' });
  expect((await drawer()).queryByLabelText('Что сделать')).toBeNull();
  go.focus();
  await userEvent.keyboard('{Enter}');
  expect(await (await drawer()).findByText('Подтверждено: 2.')).toBeInTheDocument();
  expect(changesOf(asked)).toHaveLength(2);
});

it('are cancelled with a reason', async () => {
  const asked = servePayments(payments);
  await open();
  await choose('C');
  await userEvent.click((await drawer()).getByRole('button', { name: 'Отменить 2\u00A0платежа' }));
  expect((await drawer()).getByText('Это поле не может быть пустым.')).toBeInTheDocument();
  expect(changesOf(asked)).toEqual([]);
  await userEvent.type((await drawer()).getByLabelText('Причина'), 'Не пришли');
  await userEvent.click((await drawer()).getByRole('button', { name: 'Отменить 2\u00A0платежа' }));
  expect(await (await drawer()).findByText('Отменено: 2.')).toBeInTheDocument();
  expect(changesOf(asked)[0]?.body).toEqual({ state: 'C', reason: 'Не пришли', version: 3 });
});

it('stand as they should where only the answer was lost', async () => {
  const confirmed = waitingOf({ id: 5, version: 4, state: 'F', decisions: [] });
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () =>
      Promise.resolve(
        Response.json({ code: 'payment_decided', detail: 'Платёж уже решён.', current: confirmed }, { status: 409 }),
      ),
  ];
  servePayments([payments[0] ?? waitingOf()], () => answers.shift()?.() ?? Response.json(confirmed));
  openPayments('/payments/all/');
  await userEvent.click(await box(5));
  await userEvent.click(screen.getByRole('button', { name: 'Действия' }));
  const one = within(await screen.findByRole('dialog', { name: 'Действия: 1\u00A0платёж' }));
  await userEvent.selectOptions(await one.findByLabelText('Что сделать'), 'F');
  await userEvent.click(one.getByRole('button', { name: 'Подтвердить 1\u00A0платёж' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Продолжить' }));
  expect(await screen.findByText('Подтверждено: 1.')).toBeInTheDocument();
});

it('are not selected by those who may not decide', async () => {
  servePayments(payments);
  openPayments('/payments/all/', { ...cashier, permissions: ['get_strange_payments'] });
  await screen.findByRole('link', { name: /^№\s5$/ });
  expect(screen.queryByRole('checkbox', { name: /^Выбрать/ })).toBeNull();
});

it('are not all selected where other filters have found as many', async () => {
  const waiting = Array.from({ length: 30 }, (_, index) => waitingOf({ id: 30 - index, version: 1 }));
  // Of these, the first page is among those that were found, and the second is not.
  const refunds = [...waiting.slice(0, 24), waitingOf({ id: 41, version: 1 }), waitingOf({ id: 42, version: 1 })];
  answerCalls(async ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname === '/api/payment/total/') return Response.json({ sums: [], deciders: [] });
    if (pathname !== '/api/payment/') return Response.json(cashier);
    const rows = searchParams.get('type') === 'refund' ? refunds : waiting;
    const [page, limit] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('limit') ?? 24)];
    const result = rows.slice((page - 1) * limit, page * limit);
    return Response.json({ result, page, pages: Math.ceil(rows.length / limit), total: rows.length });
  });
  openPayments('/payments/all/');
  await userEvent.click(await box(30));
  await userEvent.click(screen.getByRole('button', { name: 'Выбрать все\u00A030' }));
  expect(await screen.findByText('Выбрано: 30')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Выбрать все/ })).toBeNull();
  act(() => history.pushState(null, '', '/payments/all/?type=refund'));
  expect(await screen.findByRole('button', { name: 'Выбрать все\u00A026' })).toBeVisible();
  expect(await box(30)).toBeChecked();
});
