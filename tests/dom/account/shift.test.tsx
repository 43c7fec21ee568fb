import { ShiftPage } from '#office/payments/shift/shift-page.tsx';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { cashier, waitingOf } from '#tests/support/dom/payments-site.tsx';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

/** Two days; the second has nothing. */
const DAY = '2026-11-21';

const total = {
  sums: [
    { type: 'top_up', way: 'sbp', state: 'F', payments: 3, amount: 4500.1 },
    // As floats 4500.1 − 30.2 is 4469.900000000001.
    { type: 'refund', way: 'sbp', state: 'F', payments: 1, amount: 30.2 },
    { type: 'top_up', way: 'cash', state: 'F', payments: 2, amount: 700.2 },
    { type: 'refund', way: 'card', state: 'F', payments: 1, amount: 60 },
    // It was decided too, and no money has moved.
    { type: 'top_up', way: 'cash', state: 'C', payments: 1, amount: 9000 },
  ],
  deciders: [
    { id: 2, name: 'Вера Ильинская', payments: 6 },
    { id: 5, name: 'Павел Дёмин', payments: 1 },
  ],
};

function open(address = `/shift/?day=${DAY}`) {
  const asked: string[] = [];
  answerCalls((request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(pathname + search);
    if (pathname === '/api/payment/total/')
      return Response.json(search.includes(DAY) ? total : { sums: [], deciders: [] });
    const payments = [waitingOf({ id: 9, state: 'F', decided_at: `${DAY}T10:00:00.000Z`, decisions: [] })];
    return Response.json({ result: payments, page: 1, pages: 1, total: 1 });
  });
  history.replaceState(null, '', address);
  const view = render(
    <TestPage customer={cashier}>
      <ShiftPage />
    </TestPage>,
  );
  return { asked, ...view };
}

const rowOf = async (name: string) =>
  within(await screen.findByRole('table', { name: /Деньги смены/ })).getByRole('row', { name: new RegExp(`^${name}`) });
const field = (way: string) => screen.findByLabelText(`По факту: ${way}`);

afterEach(() => localStorage.clear());

it('says what one’s own confirmed payments of a day come to, way by way, less what was returned', async () => {
  const { asked } = open();
  expect(await rowOf('СБП')).toHaveTextContent(/^СБП3 пополнения 4 500,10 ₽ · 1 возврат 30,20 ₽4 469,90 ₽/);
  expect(await rowOf('Карта')).toHaveTextContent(/^Карта1 возврат 60 ₽−60 ₽/);
  expect(await rowOf('Наличные')).toHaveTextContent(/^Наличные2 пополнения 700,20 ₽700,20 ₽/);
  expect(await rowOf('Перевод')).toHaveTextContent(/^ПереводПлатежей нет0 ₽/);
  expect(await rowOf('Всего')).toHaveTextContent(/^Всего5 пополнений 5 200,30 ₽ · 2 возврата 90,20 ₽5 110,10 ₽$/);
  expect(asked).toContain(`/api/payment/total/?since=${DAY}&until=${DAY}&by_decision=true&decided_by=2`);
  expect(screen.getByRole('link', { name: 'СБП' })).toHaveAttribute(
    'href',
    `/payments/all/?state=F&way=sbp&since=${DAY}&until=${DAY}&byDecision=1&decider=2`,
  );
  expect(await screen.findByRole('link', { name: /^№\s9$/ })).toHaveAttribute('href', '/payments/all/9/');
});

it('compares it with what somebody has counted, to the kopeck, and keeps that through a reload', async () => {
  const { unmount } = open();
  await userEvent.type(await field('СБП'), '4469,9');
  expect(await rowOf('СБП')).toHaveTextContent('Сходится');
  await userEvent.type(await field('Наличные'), '700');
  expect(await rowOf('Наличные')).toHaveTextContent(/Не хватает 0,20 ₽$/);
  // There is no sum of all while one lacks.
  expect(await rowOf('Всего')).toHaveTextContent(/5 110,10 ₽$/);
  await userEvent.type(await field('Карта'), '-50');
  expect(await rowOf('Карта')).toHaveTextContent(/Лишние 10 ₽$/);
  expect(await rowOf('Всего')).toHaveTextContent(/5 119,90 ₽Лишние 9,80 ₽$/);
  unmount();
  open();
  const shown = async (way: string) => ((await field(way)) as HTMLInputElement).value;
  await expect.poll(() => shown('СБП')).toBe('4\u00A0469,90');
  expect(await shown('Карта')).toMatch(/^[-−]50,00$/);
  expect(await rowOf('Всего')).toHaveTextContent(/Лишние 9,80 ₽$/);
});

it('keeps what was counted of another shift apart', async () => {
  const { asked } = open();
  await userEvent.type(await field('Наличные'), '700');
  await userEvent.selectOptions(screen.getByLabelText('Чья смена'), 'Павел Дёмин');
  expect(location.search).toBe(`?day=${DAY}&decider=5`);
  await expect.poll(() => asked.filter((address) => address.endsWith('decided_by=5')).length).toBeGreaterThan(0);
  expect(await field('Наличные')).toHaveValue('');
  await userEvent.selectOptions(screen.getByLabelText('Чья смена'), 'Все сотрудники');
  await expect.poll(() => asked.at(-2)).not.toContain('decided_by');
  expect(await field('Наличные')).toHaveValue('');
  await userEvent.selectOptions(screen.getByLabelText('Чья смена'), 'Моя');
  expect(await field('Наличные')).toHaveValue('700,00');
});

it('says that nothing was confirmed on a day, and prints', async () => {
  const print = vi.spyOn(globalThis, 'print').mockReturnValue(undefined);
  open('/shift/?day=2026-11-20');
  expect(await rowOf('Всего')).toHaveTextContent(/^ВсегоПлатежей нет0 ₽$/);
  await userEvent.click(screen.getByRole('button', { name: 'Напечатать' }));
  expect(print).toHaveBeenCalledOnce();
});
