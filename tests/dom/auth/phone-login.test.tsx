import type { PageActors } from '#page/page-deps.ts';
import { LoginDialog } from '#storefront/auth/login-dialog.tsx';
import { phoneLoginWithoutControl } from '#tests/model/auth/phone-login.controls.ts';
import { phoneLoginModel } from '#tests/model/auth/phone-login.model.ts';
import { walkDom, type DomDriver, type UserStep } from '#tests/model/kit/walk-dom.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { screen } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

function Page({ machine, input }: { machine: AnyStateMachine; input: unknown }) {
  const login = useActorRef(machine, { input }) as PageActors['login'];
  return (
    <TestPage actors={{ login }}>
      <LoginDialog />
    </TestPage>
  );
}

// By text: roles and accessible names are slow to work out in jsdom, and hundreds of steps ask for them.
const button = (name: string | RegExp) => screen.getByText(name).closest('button');
const press =
  (name: string | RegExp) =>
  async ({ user, isTaken }: UserStep): Promise<void> => {
    const target = button(name);
    if (isTaken && target) await user.click(target);
    else expect(target).toBeDisabled();
  };

async function type({ user, isTaken }: UserStep, label: string, text: string): Promise<void> {
  const field = screen.getByLabelText(label);
  if (!isTaken) {
    expect(field).toHaveAttribute('readonly');
    return;
  }
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

const textOf = (event: object, key: 'phone' | 'code'): string => String((event as Record<typeof key, unknown>)[key]);
const isLoading = (name: string) => () => expect(button(name)).toHaveAttribute('data-loading', 'true');
const shows = (title: string) => expect(screen.getByText(title)).toBeInTheDocument();

function showsCodeStep({ context }: AnyMachineSnapshot): void {
  shows('Введите код');
  expect(screen.getByLabelText('Код из номера')).toHaveValue(context.code);
  if (context.refusal) shows(context.refusal.detail);
  const repeat = context.repeats === 0 ? 'Повторный запрос' : 'Другой способ';
  shows(context.secondsLeft > 0 ? `Повторный запрос через: ${context.secondsLeft}` : repeat);
}

function showsCallStep({ context }: AnyMachineSnapshot): void {
  shows('Позвоните нам');
  expect(screen.getByText(/^\+7 \(800\)/).closest('a')).toHaveAttribute('href', `tel:+${context.number}`);
  shows('Ждём звонка…');
}

const isClosed = () => expect(screen.queryByLabelText('Закрыть вход')).toBeNull();

const driver: DomDriver = {
  render: (machine, input) => <Page machine={machine} input={input} />,
  act: {
    'dialog.closed': ({ user }) => user.click(screen.getByLabelText('Закрыть вход')),
    'phone.changed': (step) => type(step, 'Телефон', textOf(step.event, 'phone')),
    'phone.submitted': press('Продолжить'),
    'code.changed': (step) => type(step, 'Код из номера', textOf(step.event, 'code')),
    'code.submitted': press('Подтвердить'),
    'phoneChange.requested': press('Изменить номер'),
    'repeat.requested': press(/^Повторный запрос|^Другой способ/),
  },
  typed: ['phone.changed', 'code.changed'],
  withoutControl: {
    ...phoneLoginWithoutControl,
    'dialog.opened': 'asked by the page: the menu, a heart, checkout',
  },
  screenClass: ({ context: { phone, code, refusal, secondsLeft, repeats } }: AnyMachineSnapshot) => ({
    hasPhone: phone.length === 15,
    code: code.length,
    refusal: refusal?.code,
    isCounting: secondsLeft > 0,
    isRepeated: repeats > 0,
  }),
  screen: {
    closed: isClosed,
    enterPhone: ({ context }) => {
      shows('Вход по телефону');
      expect(screen.getByLabelText('Телефон')).toHaveValue(context.phone);
      expect(button('Продолжить')).toHaveProperty('disabled', context.phone.length !== 15);
    },
    requestingCall: isLoading('Продолжить'),
    code: showsCodeStep,
    'code.entry.enterCode': ({ context }) =>
      expect(button('Подтвердить')).toHaveProperty('disabled', context.code.length !== 4),
    'code.entry.exchangingCode': isLoading('Подтвердить'),
    repeatingCall: isLoading('Подтвердить'),
    requestingReceiveCall: () => shows('Получаем номер…'),
    waitingForCall: showsCallStep,
    checkingCall: showsCallStep,
    exchangingCall: showsCallStep,
    signedIn: isClosed,
  },
};

it('walks every path of the phone login on the real dialog', async () => {
  const { failures, missed } = await walkDom(phoneLoginModel, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
});
