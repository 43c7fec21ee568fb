import { LoginDialog } from '#storefront/auth/login-dialog.tsx';
import { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { createActor, fromPromise } from 'xstate';

const refuse = (code: string, detail: string) =>
  Promise.reject(Object.assign(new Error('Bad Request'), { status: 400, code, detail }));

function openLogin(getToken: () => Promise<{ token: string }> = () => refuse('code_wrong', 'Неверный код.')) {
  const login = createActor(
    phoneLoginMachine.provide({
      actors: {
        sendCall: fromPromise(() => Promise.resolve({ request_id: 'call-1' })),
        getToken: fromPromise(getToken),
      },
    }),
    { input: {} },
  ).start();
  onTestFinished(() => {
    login.stop();
  });
  login.send({ type: 'dialog.opened', reason: 'menu' });
  render(
    <TestPage actors={{ login }}>
      <LoginDialog />
    </TestPage>,
  );
  return login;
}

it.each(['+7 900 123-45-67', '8 (900) 123 45 67', '79001234567', '9001234567'])(
  'takes %j as it is pasted',
  async (pasted) => {
    openLogin();
    const field = screen.getByLabelText('Телефон');
    await userEvent.click(field);
    await userEvent.paste(pasted);
    expect(field).toHaveValue('(900) 123 45 67');
  },
);

it.each([
  ['89001234567', '(900) 123 45 67'],
  ['+79001234567', '(900) 123 45 67'],
  ['8121234567', '(812) 123 45 67'],
  ['90012345678', '(900) 123 45 67'],
])('takes %j as it is typed', async (typed, masked) => {
  openLogin();
  const field = screen.getByLabelText('Телефон');
  await userEvent.type(field, typed);
  expect(field).toHaveValue(masked);
  await userEvent.type(field, '{Backspace}');
  expect(field).toHaveValue(masked.slice(0, -1));
});

it('shows +7 before the phone', () => {
  openLogin();
  expect(screen.getByText('+7')).toBeVisible();
});

it('drops a typed +7 at once', async () => {
  openLogin();
  const field = screen.getByLabelText('Телефон');
  await userEvent.type(field, '+7');
  expect(field).toHaveValue('');
  await userEvent.type(field, ' 900 000');
  expect(field).toHaveValue('(900) 000');
  expect(field).toBeValid();
});

it('takes no letter for the start of a number', async () => {
  openLogin();
  const field = screen.getByLabelText('Телефон');
  await userEvent.type(field, 'я');
  expect(field).toHaveValue('');
});

it.each(['+1 212 555 1234', '+49 151 1234567', '0049 151 1234567'])(
  'refuses %j as it is pasted, and keeps what there was',
  async (foreign) => {
    openLogin();
    const field = screen.getByLabelText('Телефон');
    await userEvent.type(field, '9001234567');
    await userEvent.tripleClick(field);
    await userEvent.paste(foreign);
    expect(field).toHaveValue('(900) 123 45 67');
    expect(field).toHaveAccessibleDescription('Номер телефона указан неверно.');
    await userEvent.type(field, '{Backspace}');
    expect(field).toBeValid();
  },
);

it('makes no Russian phone of a foreign one as it is typed', async () => {
  const login = openLogin();
  const field = screen.getByLabelText('Телефон');
  await userEvent.type(field, '+12125551234567');
  expect(field).toHaveValue('+12125551234567');
  expect(field).toHaveAccessibleDescription('Номер телефона указан неверно.');
  expect(login.getSnapshot().context.phone).toBe('');
  await userEvent.clear(field);
  expect(field).toBeValid();
  await userEvent.type(field, '9001234567');
  expect(field).toHaveValue('(900) 123 45 67');
});

it('masks what is typed and leaves out all but digits', async () => {
  openLogin();
  const field = screen.getByLabelText('Телефон');
  await userEvent.type(field, '9a00 12-3');
  expect(field).toHaveValue('(900) 123');
});

it('lets telephones fill in the phone and the code', async () => {
  openLogin();
  const phone = screen.getByLabelText('Телефон');
  expect(phone).toHaveAttribute('inputmode', 'tel');
  expect(phone).toHaveAttribute('autocomplete', 'tel');
  await userEvent.type(phone, '9001234567{Enter}');
  const code = await screen.findByLabelText('Код из номера');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
});

it('goes from field to field without a mouse, and back to the code after a wrong one', async () => {
  openLogin();
  await waitFor(() => expect(screen.getByLabelText('Телефон')).toHaveFocus());
  await userEvent.keyboard('9001234567{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Код из номера')).toHaveFocus());
  await userEvent.keyboard('1234');
  await waitFor(() => expect(screen.getByLabelText('Код из номера')).toHaveValue(''));
  expect(screen.getByLabelText('Код из номера')).toHaveFocus();
});

it.each([
  ['typed', (code: HTMLElement) => userEvent.type(code, '1234')],
  [
    'pasted',
    async (code: HTMLElement) => {
      await userEvent.click(code);
      await userEvent.paste('Код: 12 34');
    },
  ],
  ['filled in by the telephone', async (code: HTMLElement) => fireEvent.input(code, { target: { value: '1234' } })],
])('sends a code that is %s by itself', async (_, enter) => {
  let sent = 0;
  const login = openLogin(() => {
    sent += 1;
    return Promise.resolve({ token: 'token-1' });
  });
  await userEvent.type(screen.getByLabelText('Телефон'), '9001234567{Enter}');
  const code = await screen.findByLabelText('Код из номера');
  expect(screen.getByText(/Код отправится сам\.$/)).toBeVisible();
  await userEvent.type(code, '123');
  expect(sent).toBe(0);
  expect(screen.getByRole('button', { name: 'Подтвердить' })).toBeDisabled();
  await userEvent.clear(code);
  await enter(code);
  await waitFor(() => expect(login.getSnapshot().value).toBe('signedIn'));
  expect(sent).toBe(1);
});

async function sendWrongCode(): Promise<HTMLElement> {
  await userEvent.type(screen.getByLabelText('Телефон'), '9001234567{Enter}');
  const code = await screen.findByLabelText('Код из номера');
  await userEvent.type(code, '1234{Enter}');
  await waitFor(() => expect(code).toBeInvalid());
  return code;
}

it('says at the field that the code was wrong, until another is typed', async () => {
  openLogin();
  const code = await sendWrongCode();
  expect(code).toHaveAccessibleDescription('Неверный код.');
  await userEvent.type(code, '1');
  expect(code).toHaveValue('1');
  expect(code).toBeValid();
  expect(screen.queryByText('Неверный код.')).toBeNull();
});

it('takes no more codes for a dead call, and says what to do', async () => {
  openLogin(() => refuse('code_dead', 'Код больше не действует. Запросите новый звонок.'));
  const code = await sendWrongCode();
  expect(code).toHaveAccessibleDescription('Код больше не действует. Запросите новый звонок.');
  await userEvent.type(code, '1');
  expect(code).toHaveValue('');
  expect(code).toBeInvalid();
});

it('leads back to a mistyped phone, which is kept', async () => {
  openLogin();
  await userEvent.type(screen.getByLabelText('Телефон'), '9001234567{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Изменить номер' }));
  expect(await screen.findByLabelText('Телефон')).toHaveValue('(900) 123 45 67');
  expect(screen.getByLabelText('Телефон')).toHaveFocus();
});
