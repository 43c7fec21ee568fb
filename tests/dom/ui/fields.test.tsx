import { CodeField } from '#ui/fields/code-field.tsx';
import { LowercaseInput } from '#ui/fields/lowercase-input.tsx';
import { MaskedInput } from '#ui/fields/masked-input.tsx';
import { NumericInput } from '#ui/fields/numeric-input.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { QuantityInput } from '#entities/cart/quantity-input.tsx';
import { openField, type FieldOf } from '#tests/support/dom/field-page.tsx';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

const field = () => screen.getByLabelText<HTMLInputElement>('Поле');

const whole: FieldOf = (value, onChange) => <NumericInput label="Поле" value={value} onChange={onChange} />;
const float: FieldOf = (value, onChange) => <NumericInput label="Поле" isFloat value={value} onChange={onChange} />;
const positive: FieldOf = (value, onChange) => (
  <NumericInput label="Поле" isFloat min={0} value={value} onChange={onChange} />
);
const percent: FieldOf = (value, onChange) => (
  <NumericInput label="Поле" min={0} max={100} value={value} onChange={onChange} />
);
const change: FieldOf = (value, onChange) => (
  <NumericInput label="Поле" isFloat min={-999} max={999} value={value} onChange={onChange} />
);
const phone: FieldOf = (value, onChange) => <PhoneField label="Поле" value={value} onChange={onChange} />;
const quantity: FieldOf = (value, onChange) => (
  <QuantityInput label="Сколько" value={Number(value)} onChange={(count) => onChange(String(count))} />
);
const lowercase: FieldOf = (value, onChange) => <LowercaseInput label="Поле" value={value} onChange={onChange} />;
const code: FieldOf = (value, onChange) => <CodeField length={4} label="Поле" value={value} onChange={onChange} />;
const under =
  (mask: string): FieldOf =>
  (value, onChange) => <MaskedInput label="Поле" mask={mask} value={value} onChange={onChange} />;

async function type(text: string): Promise<void> {
  await userEvent.type(field(), text);
}

async function paste(text: string): Promise<void> {
  await userEvent.click(field());
  await userEvent.paste(text);
}

describe('a field of numbers', () => {
  it.each<[string, FieldOf, string, string]>([
    ['digits alone', whole, '1a2 3', '123'],
    ['no dot where it is whole', whole, '1.', '1'],
    ['one dot', float, '1.2.3', '1.23'],
    ['a comma as a dot', float, '1,5', '1.5'],
    ['a minus at the start', float, '-1.5', '-1.5'],
    ['no minus further on', float, '1-5', '15'],
    ['no plus', float, '+5', '5'],
    ['no minus where nothing is below zero', positive, '-5', '5'],
    ['a minus and a dash as they are printed', change, '−10', '-10'],
    ['no digit that makes it too large', percent, '101', '10'],
  ])('takes %s', async (_what, kind, typed, shown) => {
    const told = openField(kind);
    await type(typed);
    expect(field()).toHaveValue(shown);
    expect(told.at(-1)).toBe(shown);
  });

  it.each([
    [' − 1 290,5 кг', '-1290.5'],
    ['12.25', '12.25'],
  ])('takes %j as it is pasted', async (text, shown) => {
    openField(float);
    await paste(text);
    expect(field()).toHaveValue(shown);
  });

  it.each([
    ['101', 'Не\u00A0больше 100: «101» не\u00A0вставлено.'],
    ['-1', 'Не\u00A0меньше 0: «-1» не\u00A0вставлено.'],
    ['12,5', 'Нужно целое число: «12,5» не\u00A0вставлено.'],
    ['1e9', 'Это не\u00A0число: «1e9» не\u00A0вставлено.'],
    ['abc', 'Это не\u00A0число: «abc» не\u00A0вставлено.'],
  ])('refuses %j with words however it comes, and keeps what it had', async (text, reason) => {
    const told = openField(percent, '15');
    await userEvent.tripleClick(field());
    await userEvent.paste(text);
    expect(field()).toHaveValue('15');
    expect(field()).toHaveAccessibleDescription(reason);
    await userEvent.clear(field());
    await type('15');
    expect(field()).not.toHaveAccessibleDescription();
    fireEvent.input(field(), { target: { value: text } });
    expect(field()).toHaveValue('15');
    expect(field()).toHaveAccessibleDescription(reason);
    expect(told.slice(-3)).toEqual(['', '1', '15']);
  });

  it.each([
    ['10,5', '10', 'Нужно целое число: «,» не\u00A0вставлено.'],
    ['2,5', '25', 'Нужно целое число: «,» не\u00A0вставлено.'],
    ['-5', '5', 'Не\u00A0меньше 0.'],
    ['1e5', '15', 'Это не\u00A0число: «e» не\u00A0вставлено.'],
  ])('says that what is typed as %s has become %s, until some of it is removed', async (text, shown, reason) => {
    openField(percent);
    await type(text);
    expect(field()).toHaveValue(shown);
    expect(field()).toHaveAccessibleDescription(reason);
    await type('{Backspace}');
    expect(field()).not.toHaveAccessibleDescription();
  });

  it.each(['1 2', '+12'])('says nothing of the sign in %j', async (text) => {
    openField(percent);
    await type(text);
    expect(field()).toHaveValue('12');
    expect(field()).not.toHaveAccessibleDescription();
  });

  it('says why it has not taken a digit', async () => {
    openField(percent);
    await type('101');
    expect(field()).toHaveAccessibleDescription('Не\u00A0больше 100.');
    await type('{Backspace}');
    expect(field()).not.toHaveAccessibleDescription();
  });

  it('lets Backspace, Tab and arrows do their work', async () => {
    openField(float);
    await type('125{ArrowLeft}{Backspace}');
    expect(field()).toHaveValue('15');
    expect(field().selectionStart).toBe(1);
    await userEvent.tab();
    expect(field()).not.toHaveFocus();
    expect(field()).toHaveValue('15');
  });

  it('asks for the keyboard that it needs', () => {
    openField((value, onChange) => (
      <>
        {whole(value, onChange)}
        <NumericInput label="Дробь" isFloat value={value} onChange={onChange} />
      </>
    ));
    expect(field()).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByLabelText('Дробь')).toHaveAttribute('inputmode', 'decimal');
  });
});

describe('a field of small letters', () => {
  it('turns what is typed and pasted into them', async () => {
    const told = openField(lowercase);
    await type('Лавка-');
    await paste('SHOP');
    expect(field()).toHaveValue('лавка-shop');
    expect(told.at(-1)).toBe('лавка-shop');
  });

  it('keeps the caret in the middle', async () => {
    openField(lowercase, 'лвка');
    await userEvent.click(field());
    field().setSelectionRange(1, 1);
    await userEvent.keyboard('А');
    expect(field()).toHaveValue('лавка');
    expect(field().selectionStart).toBe(2);
  });
});

describe('a field under a mask', () => {
  it.each([
    ['##-AA', '12аб', '12-аб'],
    ['##-AA', 'а1б2в', '12-в'],
    ['AN-X', 'я7!', 'я7-!'],
    ['NN', '-я7', 'я7'],
    ['#?##', '12', '12'],
    ['(0?#) a*', '7', '(07) a*'],
    ['##?-##', '1234', '1234'],
    ['##?-##', '12-34', '12-34'],
    ['[##]{#}`', '123', '[12]{3}`'],
  ])('under %j takes %j as %j', async (mask, typed, shown) => {
    const told = openField(under(mask));
    // Square and curly brackets name keys to the typist.
    await type(typed.replaceAll(/[[{]/g, '$&$&'));
    expect(field()).toHaveValue(shown);
    expect(told.at(-1)).toBe(shown);
  });

  it('takes what is pasted with and without the mask’s signs', async () => {
    openField(under('##-AA'));
    await paste('12-аб');
    expect(field()).toHaveValue('12-аб');
    await userEvent.clear(field());
    await paste(' 12 аб');
    expect(field()).toHaveValue('12-аб');
  });

  it('keeps the caret where a character is taken out', async () => {
    openField(under('##-AA'), '12-аб');
    await userEvent.click(field());
    field().setSelectionRange(2, 2);
    await userEvent.keyboard('{Backspace}');
    expect(field().selectionStart).toBe(1);
  });
});

describe('a field of a code', () => {
  it('takes four digits, however they come, and lets a telephone fill them in', async () => {
    const told = openField(code);
    await paste('Код: 12 345');
    expect(field()).toHaveValue('1234');
    expect(told).toEqual(['1234']);
    expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field()).toHaveAttribute('inputmode', 'numeric');
  });
});

describe('a field that a program fills', () => {
  it('has the new phone in place of the old one', () => {
    const told = openField(phone, '(911) 000 00 01');
    fireEvent.input(field(), { target: { value: '9330000003' } });
    expect(field()).toHaveValue('(933) 000 00 03');
    expect(told.at(-1)).toBe('(933) 000 00 03');
  });

  it('has the new text in place of a selection that no key has made', async () => {
    const told = openField(phone, '(911) 000 00 01');
    await userEvent.click(field());
    field().setSelectionRange(0, 15);
    await userEvent.paste('9330000003');
    expect(field()).toHaveValue('(933) 000 00 03');
    expect(told.at(-1)).toBe('(933) 000 00 03');
  });

  it('can be emptied', () => {
    const told = openField(phone, '(911) 000 00 01');
    fireEvent.input(field(), { target: { value: '' } });
    expect(told.at(-1)).toBe('');
  });
});

describe('a field of a quantity', () => {
  it.each(['1e9', '-5', '2,5', '1000', 'нет'])('refuses %j however it comes, and keeps what it had', async (text) => {
    const told = openField(quantity, '12');
    const count = screen.getByLabelText<HTMLInputElement>('Количество');
    await userEvent.tripleClick(count);
    await userEvent.paste(text);
    expect(count).toHaveValue('12');
    fireEvent.input(count, { target: { value: text } });
    expect(count).toHaveValue('12');
    expect(told).toEqual([]);
  });

  it('refuses a letter and a fourth digit without moving the caret', async () => {
    const told = openField(quantity, '123');
    const count = screen.getByLabelText<HTMLInputElement>('Количество');
    await userEvent.click(count);
    count.setSelectionRange(1, 1);
    await userEvent.keyboard('a9');
    expect(count).toHaveValue('123');
    expect(count.selectionStart).toBe(1);
    expect(told).toEqual([]);
  });
});
