import { ItemAttributes } from '#office/items/attributes/item-attributes.tsx';
import { layOutRows } from '#tests/support/dom/list-geometry.ts';
import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';

let draft: string;

interface AttributesProps {
  begun: string;
  isTried: boolean;
  onChange: (value: string) => void;
}

function Attributes({ begun, isTried, onChange }: AttributesProps) {
  const [value, setValue] = useState(begun);
  const change = (changed: string): void => {
    setValue(changed);
    onChange(changed);
  };
  const common = { error: undefined, refused: {}, sent: [], disabled: false };
  return <ItemAttributes value={value} onChange={change} isTried={isTried} {...common} />;
}

function open(begun: string, isTried = false) {
  draft = begun;
  render(
    <MantineProvider>
      <Attributes begun={begun} isTried={isTried} onChange={(value) => (draft = value)} />
    </MantineProvider>,
  );
  return userEvent.setup();
}

const two = '[{"name":"Цвет","value":"белый"},{"name":"Вес","value":"1 кг"}]';
const names = () => screen.queryAllByLabelText(/^Название характеристики/);
const name = (place: number) => screen.getByLabelText(`Название характеристики ${place}`);
const value = (place: number) => screen.getByLabelText(`Значение характеристики ${place}`);
const button = (text: string) => screen.getByRole('button', { name: text });

it('adds an empty row, which changes nothing until something is typed in it', async () => {
  const user = open(two);
  await user.click(button('Добавить характеристику'));
  await waitFor(() => expect(name(3)).toHaveFocus());
  expect(draft).toBe(two);
  await user.keyboard(' Объём ');
  await user.type(value(3), '250 мл');
  expect(draft).toBe(
    '[{"name":"Цвет","value":"белый"},{"name":"Вес","value":"1 кг"},{"name":"Объём","value":"250 мл"}]',
  );
});

it('removes a row, and the focus goes to the one that takes its place', async () => {
  const user = open(two);
  await user.click(button('Убрать характеристику\u00A01'));
  expect(draft).toBe('[{"name":"Вес","value":"1 кг"}]');
  await waitFor(() => expect(button('Убрать характеристику\u00A01')).toHaveFocus());
  await user.click(button('Убрать характеристику\u00A01'));
  expect(draft).toBe('[]');
  await waitFor(() => expect(button('Добавить характеристику')).toHaveFocus());
});

it('is put in order by keys', async () => {
  layOutRows();
  const user = open(two);
  button('Переместить: «Вес»').focus();
  await user.keyboard(' ');
  await screen.findByText('Взято: «Вес». Место 2 из 2.');
  await user.keyboard('{ArrowUp}');
  await screen.findByText('«Вес»: место 1 из 2.');
  await user.keyboard(' ');
  await waitFor(() => expect(draft).toBe('[{"name":"Вес","value":"1 кг"},{"name":"Цвет","value":"белый"}]'));
});

it('makes rows of several pasted lines, in place of an empty row', async () => {
  const user = open(two);
  await user.click(button('Добавить характеристику'));
  await waitFor(() => expect(name(3)).toHaveFocus());
  await user.paste('Материал: лён\r\n\r\n Время : 12:30\nСтрана\tРоссия\nРазное');
  expect(names().map((input) => (input as HTMLInputElement).value)).toEqual([
    'Цвет',
    'Вес',
    'Материал',
    'Время',
    'Страна',
    'Разное',
  ]);
  expect(value(3)).toHaveValue('лён');
  expect(value(4)).toHaveValue('12:30');
  expect(value(5)).toHaveValue('Россия');
  expect(value(6)).toHaveValue('');
  expect(name(3)).toHaveFocus();
});

it('puts several pasted lines after a row that is not empty, and one line into the field', async () => {
  const user = open(two);
  await user.click(name(1));
  await user.paste('А: 1\nБ: 2');
  expect(draft).toBe(
    '[{"name":"Цвет","value":"белый"},{"name":"А","value":"1"},{"name":"Б","value":"2"},{"name":"Вес","value":"1 кг"}]',
  );
  await user.paste(' фона');
  expect(name(1)).toHaveValue('Цвет фона');
  expect(names()).toHaveLength(4);
});

it('says at a row that its name is taken or that something is missing, once a submit was prevented', async () => {
  const user = open('[{"name":"Цвет","value":"белый"},{"name":"Цвет","value":"серый"},{"name":"","value":"1"}]', true);
  expect(name(1)).toBeValid();
  expect(name(2)).toBeInvalid();
  expect(name(2)).toHaveAccessibleDescription('Такая характеристика уже есть.');
  expect(name(3)).toHaveAccessibleDescription('Это поле не может быть пустым.');
  await user.click(button('Добавить характеристику'));
  expect(name(4)).toBeValid();
});

it('adds no more than 50', () => {
  open(JSON.stringify(Array.from({ length: 50 }, (_, place) => ({ name: `№ ${place}`, value: '1' }))));
  expect(button('Добавить характеристику')).toBeDisabled();
});
