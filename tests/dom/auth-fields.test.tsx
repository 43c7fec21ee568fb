import { LoginDialog } from '#features/auth/login-dialog.tsx';
import { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import { TestPage } from '#tests/support/test-page.tsx';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { createActor, fromPromise } from 'xstate';

function openLogin(getToken: () => Promise<{ token: string }> = () => Promise.reject(new Error('code_wrong'))) {
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
  render(<TestPage actors={{ login }}><LoginDialog /></TestPage>);
  return login;
}

it.each(['+7 900 123-45-67', '8 (900) 123 45 67', '79001234567', '9001234567'])('takes %j as it is pasted', async (pasted) => {
  openLogin();
  const field = screen.getByLabelText('Телефон');
  await userEvent.click(field);
  await userEvent.paste(pasted);
  expect(field).toHaveValue('(900) 123 45 67');
});

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
  await userEvent.keyboard('12345');
  expect(screen.getByLabelText('Код из номера')).toHaveValue('1234');
  await userEvent.click(screen.getByRole('button', { name: 'Подтвердить' }));
  await waitFor(() => expect(screen.getByLabelText('Код из номера')).toHaveValue(''));
  expect(screen.getByLabelText('Код из номера')).toHaveFocus();
});
