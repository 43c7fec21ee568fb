import { openOrders } from '#tests/support/dom/orders-site.tsx';
import { buyer, detail, line, servePurchase, vase } from '#tests/support/dom/purchase-site.ts';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

/** The field that says who goes without. */
const SHARING = 'Если не\u00A0хватит';

const plate = { ...line, id: 33, item_id: 73, description: 'Тарелка', comment: '', count: 1 };
/** Cups of three orders: two, one and four, of which the second has a comment too. */
const cups = [
  line,
  { ...line, id: 41, order_id: 14, customer: { ...line.customer, id: 8 }, comment: 'можно чуть меньше', count: 1 },
  { ...line, id: 42, order_id: 15, customer: { ...line.customer, id: 6 }, comment: '', count: 4 },
];

/** What came, as it is sent: the ids of lines, and how many pieces of each. */
const given = (...counts: readonly (readonly [id: number, count: number])[]) => ({
  line_ids: counts.map(([id]) => id),
  counts: counts.map(([id, count]) => ({ line_id: id, count })),
});

async function openReceipt(answer?: () => Response, lines = [...cups, vase, plate], who = buyer) {
  const user = userEvent.setup();
  const shown = { ...detail, lines };
  const sent = servePurchase({ shown }, answer);
  const queryClient = new QueryClient();
  openOrders('/purchases/4/list-orders/', who, 'Europe/Moscow', queryClient);
  await user.click(await screen.findByRole('button', { name: 'Отметить приход' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Что пришло?' }));
  const row = (name: string) => within(dialog.getByRole('group', { name }));
  const came = (name: string) => dialog.getByLabelText(`Пришло, шт.: ${name}`);
  const type = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    if (text !== '') await user.type(field, text);
  };
  const submit = (name: string) => user.click(dialog.getByRole('button', { name }));
  return { user, shown, sent, queryClient, dialog, row, came, type, submit };
}

it('adds up equal lines, with the comments by order and who waits', async () => {
  const { user, dialog, row, came } = await openReceipt();
  const rows = dialog.getAllByRole('group', { name: /./ }).map((group) => group.getAttribute('aria-label'));
  expect(rows).toEqual(['Чашка', 'Ваза', 'Тарелка']);
  expect(row('Чашка').getByText('Ждём 7')).toBeVisible();
  expect(came('Чашка')).toHaveValue('7');
  expect(row('Чашка').getByText('«синюю» № 12, «можно чуть меньше» № 14')).toBeVisible();
  await user.click(row('Чашка').getByRole('button', { name: '3\u00A0заказа' }));
  const people = row('Чашка').getByRole('list', { name: 'Кому: Чашка' });
  expect(within(people).getAllByRole('listitem')).toHaveLength(3);
  expect(people).toHaveTextContent('№ 14 Анна Смирноваможно чуть меньше1 из 1');
});

it('receives all in one press', async () => {
  const { sent, submit } = await openReceipt();
  await submit('Все пришли: принять 11');
  const receipt = { ...given([31, 2], [41, 1], [42, 4], [32, 3], [33, 1]), rest: 'O' };
  await waitFor(() => expect(sent).toEqual([['PUT', '/api/purchases/4/', { version: 3, state: 'received', receipt }]]));
});

it.for([
  ['Кто раньше заказал', ['№\u00A015 Анна Смирнова: 1\u00A0из\u00A04'], given([31, 2], [41, 1], [42, 1])],
  [
    'Пропорционально заказу',
    ['№\u00A012 Анна Смирнова: 1\u00A0из\u00A02', '№\u00A015 Анна Смирнова: 2\u00A0из\u00A04'],
    given([31, 1], [41, 1], [42, 2]),
  ],
] as const)('gives out what came by “%s”, and says to whom before', async ([rule, told, receipt]) => {
  const { user, sent, dialog, row, came, type, submit } = await openReceipt(undefined, cups);
  expect(dialog.getByRole('combobox', { name: SHARING })).toBeDisabled();
  await type(came('Чашка'), '4');
  await user.selectOptions(dialog.getByRole('combobox', { name: SHARING }), rule);
  const short = within(row('Чашка').getByRole('list', { name: 'Кому не\u00A0хватит: Чашка' }));
  expect(short.getAllByRole('listitem').map((item) => item.textContent)).toEqual(told);
  await submit('Принять 4, ждать 3');
  const body = { version: 3, state: 'received', receipt: { ...receipt, rest: 'O' } };
  await waitFor(() => expect(sent.map(([, , one]) => one)).toEqual([body]));
});

it('lets nobody wait but those with the most pieces, where as few people as can be go short', async () => {
  const { user, dialog, row, came, type } = await openReceipt(undefined, [
    { ...line, id: 51, order_id: 10, customer: { ...line.customer, id: 5 }, count: 4 },
    ...cups,
  ]);
  await type(came('Чашка'), '3');
  await user.selectOptions(dialog.getByRole('combobox', { name: SHARING }), 'Меньше людей');
  const short = within(row('Чашка').getByRole('list', { name: 'Кому не\u00A0хватит: Чашка' }));
  expect(short.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '№\u00A010 Анна Смирнова: 0\u00A0из\u00A04',
    '№\u00A015 Анна Смирнова: 0\u00A0из\u00A04',
  ]);
});

it('takes by hand what adds up to what came, and nothing else', async () => {
  const { user, sent, dialog, row, came, type, submit } = await openReceipt(undefined, cups);
  await type(came('Чашка'), '4');
  await user.selectOptions(dialog.getByRole('combobox', { name: SHARING }), 'Вручную');
  const to = (person: string) => row('Чашка').getByLabelText(new RegExp(`^${person} `));
  expect([to('№ 12'), to('№ 14'), to('№ 15')].map((field) => (field as HTMLInputElement).value)).toEqual([
    '2',
    '1',
    '1',
  ]);
  await type(to('№ 15'), '3');
  await submit('Принять 6, ждать 1');
  expect(row('Чашка').getByRole('alert')).toHaveTextContent('Роздано 6, а пришло 4.');
  expect(sent).toEqual([]);
  await type(to('№ 12'), '0');
  await submit('Принять 4, ждать 3');
  const receipt = { ...given([41, 1], [42, 3]), rest: 'O' };
  await waitFor(() => expect(sent.map(([, , body]) => body)).toEqual([{ version: 3, state: 'received', receipt }]));
});

it('tells what goes back to the balances of charged orders before the rest is cancelled', async () => {
  const billed = { order_state: 'need_pay' as const };
  const { user, sent, dialog, came, type, submit } = await openReceipt(undefined, [
    line,
    { ...vase, ...billed },
    { ...plate, ...billed },
  ]);
  expect(dialog.queryByRole('radio', { name: 'ещё придёт' })).toBeNull();
  await type(came('Чашка'), '0');
  expect(dialog.getByRole('radio', { name: 'отменить в\u00A0заказах' })).not.toBeChecked();
  await type(came('Ваза'), '1');
  await user.click(dialog.getByRole('radio', { name: 'отменить и\u00A0вернуть 200\u00A0₽' }));
  await type(came('Тарелка'), '0');
  expect(dialog.getByRole('radio', { name: 'отменить и\u00A0вернуть 700\u00A0₽' })).toBeChecked();
  await user.type(dialog.getByLabelText('Причина отмены'), 'Сняты с производства');
  await submit('Принять 1, отменить 5');
  const receipt = { ...given([32, 1]), rest: 'C', rest_line_ids: [31, 32, 33] };
  await waitFor(() =>
    expect(sent.map(([, , body]) => body)).toEqual([
      { version: 3, state: 'received', receipt, reason: 'Сняты с производства' },
    ]),
  );
});

it.for([
  ['8', 'Ждём только 7.'],
  ['', 'Это поле не может быть пустым.'],
])('takes no count of “%s” for seven pieces', async ([text = '', problem]) => {
  const { sent, dialog, came, type, user } = await openReceipt();
  await type(came('Чашка'), text);
  await user.click(dialog.getByRole('button', { name: /^(Все пришли: )?[Пп]ринять/ }));
  expect(came('Чашка')).toHaveAccessibleDescription(problem);
  expect(came('Чашка')).toHaveFocus();
  expect(sent).toEqual([]);
});

it('shows at its row what the server refuses, until it is changed', async () => {
  const refusal = { code: 'validation', detail: 'Проверьте поля.', fields: { 'receipt.counts.3.count': 'Меньше 2' } };
  const { came, type, submit } = await openReceipt(() => Response.json(refusal, { status: 422 }));
  await type(came('Ваза'), '2');
  await submit('Принять 10, ждать 1');
  await waitFor(() => expect(came('Ваза')).toHaveAccessibleDescription('Меньше 2'));
  await type(came('Ваза'), '1');
  expect(came('Ваза')).not.toHaveAccessibleDescription();
});

it('says as «Все пришли» does that a count has changed, of a line of which all came too', async () => {
  const refusal = { code: 'validation', detail: 'Проверьте поля.', fields: { 'receipt.counts.0.count': 'Меньше 2' } };
  const { dialog, came, submit } = await openReceipt(() => Response.json(refusal, { status: 422 }));
  await submit('Все пришли: принять 11');
  expect(await dialog.findByText(/^Количество изменилось, пока\sвы\sсмотрели\./)).toBeVisible();
  expect(came('Чашка')).toHaveAccessibleDescription('Меньше 2');
});

it('shows at its row what the server refuses of any of its orders', async () => {
  const refusal = { code: 'validation', detail: 'Проверьте поля.', fields: { 'receipt.counts.2.count': 'Меньше 4' } };
  const answer = () => Response.json(refusal, { status: 422 });
  const { user, dialog, came, type, submit } = await openReceipt(answer, cups);
  await type(came('Чашка'), '4');
  await user.selectOptions(dialog.getByRole('combobox', { name: SHARING }), 'Пропорционально заказу');
  await submit('Принять 4, ждать 3');
  await waitFor(() => expect(came('Чашка')).toHaveAccessibleDescription('Меньше 4'));
});

it('leads from the last number that is shown to the rows that are not, by Enter', async () => {
  const many = Array.from({ length: 51 }, (_, at) => ({ ...vase, id: 100 + at, item_id: 100 + at }));
  const { user, dialog } = await openReceipt(undefined, many);
  const last = dialog.getAllByLabelText('Пришло, шт.: Ваза').at(-1);
  act(() => last?.focus());
  await user.keyboard('{Enter}');
  expect(dialog.getByRole('button', { name: /^Показать ещё/ })).toHaveFocus();
});

it('leads from a number to the next by Enter, and doesn’t send by it', async () => {
  const { user, sent, dialog, came } = await openReceipt();
  await user.click(came('Ваза'));
  await user.keyboard('2{Enter}');
  expect(came('Ваза')).toHaveValue('2');
  expect(came('Тарелка')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(dialog.getByRole('button', { name: 'Принять 10, ждать 1' })).toHaveFocus();
  expect(sent).toEqual([]);
});

it('tells that a colleague has received meanwhile, keeps what was typed, and counts what is left', async () => {
  const current = { ...detail.purchase, version: 4 };
  const refusal = { code: 'changed_meanwhile', detail: 'Запись изменилась, пока вы с ней работали.', current };
  let isStale = true;
  const { sent, shown, dialog, row, came, type, submit, user } = await openReceipt(() =>
    isStale ? Response.json(refusal, { status: 409 }) : Response.json(current),
  );
  await type(came('Ваза'), '2');
  Object.assign(shown, { purchase: current, lines: [{ ...line, state: 'P' }, cups[1], cups[2], vase, plate] });
  await submit('Принять 10, ждать 1');
  expect(await dialog.findByText(/^Запись изменилась, пока вы с ней работали/)).toBeVisible();
  expect(await dialog.findByText(/^Закупку изменили, пока вы\sсчитали/)).toBeVisible();
  expect(row('Чашка').getByText('Ждём 7')).toBeVisible();
  expect(sent[0]?.[2]).toMatchObject({ version: 3 });
  isStale = false;
  await user.click(dialog.getByRole('button', { name: 'Показать, что ждём теперь' }));
  expect(row('Чашка').getByText('Ждём 5')).toBeVisible();
  expect(came('Ваза')).toHaveValue('2');
  await submit('Принять 8, ждать 1');
  const receipt = { ...given([41, 1], [42, 4], [32, 2], [33, 1]), rest: 'O' };
  await waitFor(() => expect(sent[1]?.[2]).toEqual({ version: 4, state: 'received', receipt }));
});

it.for([
  ['cancelled', [{ ...line, state: 'C' as const }, cups[1], cups[2]], 'Ждём 5'],
  ['changed', [{ ...line, count: 1 }, cups[1], cups[2]], 'Ждём 6'],
] as const)('counts no line that was %s in its order meanwhile', async ([, changed, left]) => {
  const { user, sent, shown, queryClient, dialog, row, came, type } = await openReceipt(undefined, cups);
  await type(came('Чашка'), '5');
  Object.assign(shown, { lines: changed });
  act(() => void queryClient.invalidateQueries());
  expect(await dialog.findByText(/^Закупку изменили, пока вы\sсчитали/)).toBeVisible();
  const button = dialog.getByRole('button', { name: 'Принять 5, ждать 2' });
  expect(button).toBeDisabled();
  await user.click(came('Чашка'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Показать, что ждём теперь' }));
  expect(row('Чашка').getByText(left)).toBeVisible();
  expect(came('Чашка')).toHaveValue('5');
  expect(button).toBeEnabled();
});

it('names orders alone for whoever may not see those of others', async () => {
  const { user, row } = await openReceipt(undefined, cups, { ...buyer, permissions: ['get_purchase'] });
  await user.click(row('Чашка').getByRole('button', { name: '3\u00A0заказа' }));
  expect(row('Чашка').getByRole('list', { name: 'Кому: Чашка' })).not.toHaveTextContent('Смирнова');
});
