import { SignInState } from '#entities/shop/sign-in-state.tsx';
import { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { createActor } from 'xstate';

it('asks a guest to sign in, in any way that the shop has', () => {
  const login = createActor(phoneLoginMachine, { input: {} }).start();
  onTestFinished(() => {
    login.stop();
  });
  render(
    <TestPage actors={{ login }}>
      <SignInState title="Заказы" />
    </TestPage>,
  );
  expect(screen.getByText('Войдите, и мы сразу вернём вас сюда.')).toBeInTheDocument();
  expect(screen.queryByText(/телефон/)).toBeNull();
});
