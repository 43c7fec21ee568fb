import { MoneyInput } from '#ui/fields/money-input.tsx';
import { openField } from '#tests/support/dom/field-page.tsx';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const field = () => screen.getByLabelText<HTMLInputElement>('Сумма');
const shown = () => field().value.replaceAll('\u00A0', '_');

function open(start?: string): string[] {
  return openField(
    (value, onChange) => (
      <MoneyInput
        currency="₽"
        label="Сумма"
        description="Не меньше рубля"
        error="Мало"
        value={value}
        onChange={onChange}
      />
    ),
    start,
  );
}

it.each([
  ['1290', '1_290', '1290'],
  ['1290.5', '1_290,5', '1290.5'],
  ['1290,50', '1_290,50', '1290.5'],
  ['12,345', '12,34', '12.34'],
  ['7ю5', '7,5', '7.5'],
  ['1,2,3', '1,23', '1.23'],
  ['-7a', '7', '7'],
  ['бел', '', ''],
  [',5', '5', '5'],
  ['1234567', '1_234_567', '1234567'],
  ['9999999999', '999_999_999', '999999999'],
])('takes %j as it is typed', async (typed, seen, value) => {
  const told = open();
  await userEvent.type(field(), typed);
  expect(shown()).toBe(seen);
  expect(told.at(-1) ?? '').toBe(value);
});

it.each([
  ['1 290,50 ₽', '1_290,50', '1290.5'],
  ['1\u00A0290\u00A0руб.', '1_290', '1290'],
  ['1,290.50', '1_290,50', '1290.5'],
  ['1.290,50', '1_290,50', '1290.5'],
  ['1,290', '1_290', '1290'],
  ['+ 500', '500', '500'],
  ['абв-12,5', '12,5', '12.5'],
  ['2500 руб. 50 коп.', '2_500,50', '2500.5'],
  ['2 500 р. 5 к.', '2_500,05', '2500.05'],
])('takes %j as it is pasted', async (text, seen, value) => {
  const told = open();
  await userEvent.click(field());
  await userEvent.paste(text);
  expect(shown()).toBe(seen);
  expect(told.at(-1) ?? '').toBe(value);
});

it.each(['много', '-100', '− 100', '9e9', '100 и 200', '12,3456', '50 коп.', '9999999999', '1 290,5 руб. 50 коп.'])(
  'refuses %j as it is pasted, and keeps what there was',
  async (text) => {
    const told = open('1500');
    await userEvent.tripleClick(field());
    await userEvent.paste(text);
    expect(shown()).toBe('1_500,00');
    expect(told.at(-1) ?? '1500').toBe('1500');
  },
);

it('says why it has not taken what was pasted, until one types on', async () => {
  open('1500');
  await userEvent.tripleClick(field());
  await userEvent.paste('1390,505');
  expect(shown()).toBe('1_500,00');
  expect(field()).toHaveAccessibleDescription(
    'Не\u00A0больше двух знаков после запятой: «1390,505» не\u00A0вставлено. Не меньше рубля',
  );
  await userEvent.paste('много');
  expect(field()).toHaveAccessibleDescription('Это не\u00A0сумма: «много» не\u00A0вставлено. Не меньше рубля');
  await userEvent.clear(field());
  expect(field()).toHaveAccessibleDescription('Мало Не меньше рубля');
});

it('says how much it takes at most', async () => {
  open('1500');
  await userEvent.tripleClick(field());
  await userEvent.paste('1000000000');
  expect(shown()).toBe('1_500,00');
  expect(field()).toHaveAccessibleDescription(
    'Не\u00A0больше 999\u00A0999\u00A0999,99: «1000000000» не\u00A0вставлено. Не меньше рубля',
  );
});

it('stays as it is where a text with a third decimal is filled in', () => {
  const told = open();
  fireEvent.input(field(), { target: { value: '1390,505' } });
  expect(field()).toHaveAccessibleDescription(/^Не.больше двух знаков после запятой: «1390,505» не.вставлено/);
  expect(shown()).toBe('');
  expect(told).toEqual([]);
});

it('refuses a paste that makes too large a number of what there is, or too many kopecks', async () => {
  open('1500.25');
  await userEvent.click(field());
  field().setSelectionRange(0, 0);
  await userEvent.paste('123456');
  expect(shown()).toBe('1_500,25');
  field().setSelectionRange(6, 6);
  await userEvent.paste('10');
  expect(shown()).toBe('1_500,25');
  field().setSelectionRange(0, 1);
  await userEvent.paste('23');
  expect(shown()).toBe('23_500,25');
});

it('writes kopecks with both digits once it is left, and says the same amount', async () => {
  const told = open();
  await userEvent.type(field(), '007,5');
  await userEvent.tab();
  expect(shown()).toBe('7,50');
  expect(told.at(-1)).toBe('7.5');
});

it('starts with what it is given, and can be emptied', async () => {
  const told = open('1500.50');
  expect(shown()).toBe('1_500,50');
  await userEvent.clear(field());
  expect(told.at(-1)).toBe('');
});

it('keeps the caret where one edits', async () => {
  open('1500');
  await userEvent.click(field());
  field().setSelectionRange(1, 1);
  await userEvent.keyboard('23');
  expect(shown()).toBe('123_500,00');
  expect(field().selectionStart).toBe(3);
});

it('says its name, its hint, what is wrong and which keyboard it wants', () => {
  open();
  expect(field()).toHaveAttribute('inputmode', 'decimal');
  expect(field()).toHaveAccessibleDescription('Мало Не меньше рубля');
  expect(field()).toBeInvalid();
});

it('tells nothing of a value that it only writes out, and follows a new one', async () => {
  const told: string[] = [];
  const field = (value: string) => (
    <TestPage>
      <MoneyInput currency="₽" label="Сумма" value={value} onChange={(next) => told.push(next)} />
    </TestPage>
  );
  const { rerender } = render(field('290'));
  expect(shown()).toBe('290,00');
  rerender(field('777'));
  await waitFor(() => expect(shown()).toBe('777,00'));
  expect(told).toEqual([]);
});
