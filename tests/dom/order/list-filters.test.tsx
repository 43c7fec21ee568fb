import { paymentOf } from '#tests/support/dom/account-samples.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { BranchRoutes } from '#tests/support/dom/branch-routes.tsx';
import { orderStaff } from '#tests/support/dom/orders-site.tsx';
import { deferred } from '#tests/support/deferred.ts';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const PHONE = '(max-width: 47.99em)';

/** A server that answers each list with as many rows as it has; returns the addresses of lists that were asked for. */
function serve(total: () => number): string[] {
  const asked: string[] = [];
  answerCalls(async ({ url }: Request) => {
    const { pathname, search } = new URL(url);
    if (pathname === '/api/customers/current/') return Response.json(someCustomer);
    asked.push(pathname + search);
    const result = total() === 0 ? [] : [paymentOf()];
    return Response.json({ result, page: 1, pages: 1, total: total(), balance: 0, states: [] });
  });
  return asked;
}

function open(address: string, customer = someCustomer): void {
  history.replaceState(null, '', address);
  render(
    <TestPage customer={customer} actors={{}}>
      <BranchRoutes />
    </TestPage>,
  );
}

describe('on a phone', () => {
  beforeEach(() => {
    const other = window.matchMedia;
    vi.stubGlobal('matchMedia', (query: string) => Object.assign(other(query), { matches: query === PHONE }));
  });

  it('a list has its filters in one drawer, which says how many rows they leave', async () => {
    let total = 12;
    const asked = serve(() => total);
    open('/payments/7/?type=refund&since=2026-11-03&until=2026-11-21');
    const button = await screen.findByRole('button', { name: 'Фильтры: 2' });
    expect(screen.queryByLabelText('Статус')).toBeNull();
    await userEvent.click(button);
    const drawer = within(await screen.findByRole('dialog', { name: 'Фильтры' }));
    expect(drawer.getByLabelText('Вид')).toHaveValue('refund');
    expect(drawer.getByRole('button', { name: 'Показать: 12' })).toBeInTheDocument();
    total = 0;
    await userEvent.selectOptions(drawer.getByLabelText('Статус'), 'На проверке');
    await expect.poll(() => asked.at(-1)).toBe('/api/payment/?type=refund&state=W&since=2026-11-03&until=2026-11-21');
    expect(await drawer.findByRole('button', { name: 'Ничего не найдено' })).toBeInTheDocument();
    total = 40;
    await userEvent.click(drawer.getByRole('button', { name: 'Сбросить' }));
    await expect.poll(() => location.pathname + location.search).toBe('/payments/7/');
    await userEvent.click(await drawer.findByRole('button', { name: 'Показать: 40' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Фильтры' })).toHaveFocus());
  });

  it('names the button while rows are counted, and lets it close the drawer when they could not be', async () => {
    const counted = deferred<Response>();
    answerCalls(({ url }: Request) =>
      url.includes('/api/customers/current/') ? Promise.resolve(Response.json(someCustomer)) : counted.promise,
    );
    open('/payments/7/');
    await userEvent.click(await screen.findByRole('button', { name: 'Фильтры' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Фильтры' }));
    expect(drawer.getByRole('button', { name: 'Показать' })).toBeDisabled();
    counted.resolve(Response.json({ code: 'internal', detail: 'Ошибка сервера' }, { status: 500 }));
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Показать' })).toBeEnabled());
    await userEvent.click(drawer.getByRole('button', { name: 'Показать' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['/orders?state=created', 'Фильтры: 1'],
    ['/balance-history/7/', 'Фильтры'],
  ])('says at %s how many are active', async (address, name) => {
    serve(() => 0);
    open(address);
    expect(await screen.findByRole('button', { name })).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('a search stays in sight, and is kept when the others are cleared', async () => {
    serve(() => 0);
    open('/orders?scope=shop&state=created&search=Иван', orderStaff);
    await userEvent.click(await screen.findByRole('button', { name: 'Фильтры: 1' }));
    expect(screen.getByDisplayValue('Иван')).toBeInTheDocument();
    const drawer = within(await screen.findByRole('dialog', { name: 'Фильтры' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Сбросить' }));
    await expect
      .poll(() => new URLSearchParams(location.search).toString())
      .toBe('scope=shop&search=%D0%98%D0%B2%D0%B0%D0%BD');
  });
});

it('on wide screens the filters stand in a row', async () => {
  serve(() => 0);
  open('/payments/7/?type=refund');
  expect(await screen.findByLabelText('Вид')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Фильтры/ })).toBeNull();
});

it('a filter that is set rarely is added by its name, stands as a chip, and is taken back', async () => {
  const user = userEvent.setup();
  serve(() => 0);
  open('/orders?scope=shop', orderStaff);
  const adder = await screen.findByRole('button', { name: 'Добавить фильтр' });
  expect(screen.queryByLabelText('Сумма от')).toBeNull();
  await user.click(adder);
  await user.click(await screen.findByRole('menuitem', { name: 'Сумма' }));
  expect(await screen.findByLabelText('Сумма от')).toBeVisible();
  await user.type(screen.getByLabelText('Сумма от'), '5000{Enter}');
  await expect.poll(() => location.search).toBe('?scope=shop&sumMin=5000');
  expect(await screen.findByRole('button', { name: /^Сумма: от\s5\s000\s₽$/ })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByLabelText('Сумма от')).toBeNull());
  // A condition is set by its name alone, and offered no more.
  await user.click(adder);
  expect(screen.queryByRole('menuitem', { name: 'Сумма' })).toBeNull();
  await user.click(await screen.findByRole('menuitem', { name: /^Клиент в\sдолгу$/ }));
  await expect.poll(() => location.search).toBe('?scope=shop&sumMin=5000&owing=1');
  await user.click(screen.getByRole('button', { name: /^Клиент в\sдолгу$/ }));
  await expect.poll(() => location.search).toBe('?scope=shop&sumMin=5000');
  await waitFor(() => expect(adder).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Убрать фильтр: Сумма' }));
  await expect.poll(() => location.search).toBe('?scope=shop');
  await waitFor(() => expect(adder).toHaveFocus());
});

it('a filter that was only looked at leaves no chip', async () => {
  const user = userEvent.setup();
  serve(() => 0);
  open('/orders?scope=shop', orderStaff);
  await user.click(await screen.findByRole('button', { name: 'Добавить фильтр' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Сумма' }));
  await screen.findByLabelText('Сумма от');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('button', { name: /Сумма/ })).toBeNull());
});

it('a bound of an amount says that it stands, and is taken back beside itself', async () => {
  serve(() => 0);
  open('/orders?scope=shop&sumMin=1250.5', orderStaff);
  await userEvent.click(await screen.findByRole('button', { name: /^Сумма: от\s1\s250,50?\s₽$/ }));
  expect(await screen.findByLabelText('Сумма от')).toHaveValue('1250,5');
  expect(screen.getByLabelText('Сумма до')).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Сбросить: Сумма до' })).toBeNull();
  await userEvent.type(screen.getByLabelText('Сумма до'), '9900{Enter}');
  await expect.poll(() => location.search).toBe('?scope=shop&sumMin=1250.5&sumMax=9900');
  expect(await screen.findByRole('button', { name: 'Сбросить: Сумма до' })).toBeVisible();
  expect(screen.getByLabelText('Сумма до')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Сбросить: Сумма от' }));
  await expect.poll(() => location.search).toBe('?scope=shop&sumMax=9900');
  expect(screen.getByLabelText('Сумма от')).toHaveValue('');
  expect(screen.getByLabelText('Сумма от')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Сбросить: Сумма от' })).toBeNull();
});
