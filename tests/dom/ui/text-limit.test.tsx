import { openField } from '#tests/support/dom/field-page.tsx';
import { TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const field = () => screen.getByLabelText('Поле');
const open = (start = '') =>
  openField(
    (value, onChange) => (
      <TextInput label="Поле" maxLength={10} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
    ),
    start,
  );

it('counts near the limit, and is silent below it and once it is left', async () => {
  open('12345678');
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.type(field(), '9');
  expect(screen.getByRole('status')).toHaveTextContent(/^9\sиз\s10$/);
  await userEvent.tab();
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.type(field(), '{Backspace}');
  expect(screen.queryByRole('status')).toBeNull();
});

it('says that a pasted text was cut, until one types on', async () => {
  open();
  await userEvent.click(field());
  await userEvent.paste('двенадцать букв');
  expect(field()).toHaveValue('двенадцать');
  expect(screen.getByRole('status')).toHaveTextContent(/^Не\sбольше 10\sсимволов: лишнее не\sвставлено\.$/);
  await userEvent.tab();
  expect(screen.getByRole('status')).toBeVisible();
  await userEvent.type(field(), '{Backspace}{Backspace}');
  expect(screen.queryByRole('status')).toBeNull();
});

it('says why it takes no more letters', async () => {
  open('1234567890');
  await userEvent.type(field(), '1');
  expect(field()).toHaveValue('1234567890');
  expect(screen.getByRole('status')).toHaveTextContent(/^Не\sбольше 10\sсимволов\.$/);
});
