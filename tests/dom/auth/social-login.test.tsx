import { LoginWithNetworks } from '#storefront/auth/login-with-networks.tsx';
import { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import { socialLoginFlow } from '#storefront/auth/flows/social-login.flow.ts';
import { socialLoginWithoutControl } from '#tests/model/auth/social-login.controls.ts';
import { socialLoginModel } from '#tests/model/auth/social-login.model.ts';
import { walkDom, type DomDriver, type UserStep } from '#tests/model/kit/walk-dom.ts';
import { someRetail, TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useActorRef } from '@xstate/react';
import { expect, it } from 'vitest';
import { fromPromise, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';

const names = { 'vk-oauth2': 'Войти через ВКонтакте', 'odnoklassniki-oauth2': 'Войти через Одноклассники' } as const;
type Provider = keyof typeof names;

const phoneLogin = phoneLoginMachine.provide({
  actors: { sendCall: fromPromise(async () => ({ request_id: 'call-1' })), readClock: fromPromise(async () => 0) },
});

function Page({ machine, providers }: { machine: AnyStateMachine; providers: Provider[] }) {
  const login = useActorRef(phoneLogin, { input: {} });
  return (
    <TestPage
      actors={{ login }}
      retail={{ ...someRetail, social_providers: providers }}
      flows={[[socialLoginFlow, machine]]}
    >
      <button type="button" onClick={() => login.send({ type: 'dialog.opened', reason: 'menu' })}>
        Войти
      </button>
      <LoginWithNetworks />
    </TestPage>
  );
}

const isOpen = () => screen.queryByLabelText('Закрыть вход') !== null;
const buttons = (): [Provider, HTMLElement][] => [
  ['vk-oauth2', screen.getByLabelText(names['vk-oauth2'])],
  ['odnoklassniki-oauth2', screen.getByLabelText(names['odnoklassniki-oauth2'])],
];

async function choose({ user, event, isTaken }: UserStep): Promise<void> {
  if (!isOpen()) await user.click(screen.getByText('Войти'));
  const { provider } = event as UserStep['event'] & { provider: Provider };
  const button = await screen.findByLabelText(names[provider]);
  if (isTaken) await user.click(button);
  else expect(button).toBeDisabled();
}

/**
 * The chosen network's button loads and the other's doesn't; which of them may be pressed is for `canSwitch` to say.
 */
const loads =
  (canSwitch: boolean) =>
  ({ context }: AnyMachineSnapshot): void => {
    if (!isOpen()) return;
    for (const [provider, button] of buttons()) {
      const isChosen = provider === context.provider;
      expect(button.hasAttribute('data-loading')).toBe(isChosen);
      expect(button).toHaveProperty('disabled', isChosen || !canSwitch);
    }
  };

const driver: DomDriver = {
  render: (machine) => <Page machine={machine} providers={['vk-oauth2', 'odnoklassniki-oauth2']} />,
  act: {
    'provider.chosen': choose,
    'dialog.closed': ({ user }) => user.click(screen.getByLabelText('Закрыть вход')),
  },
  withoutControl: socialLoginWithoutControl,
  screen: {
    idle: () => {
      if (!isOpen()) return;
      for (const [, button] of buttons()) expect(button).toBeEnabled();
    },
    away: loads(true),
    closing: loads(false),
    exchanging: (snapshot) => {
      expect(isOpen()).toBe(true);
      loads(false)(snapshot);
    },
    signedIn: loads(false),
  },
};

it('walks every path of the social login on the real dialog', async () => {
  const { failures, missed } = await walkDom(socialLoginModel, driver);
  expect(failures).toEqual([]);
  expect(missed).toEqual([]);
});

it('offers the networks that the shop is known to, and none where it is known to none', async () => {
  const { unmount } = render(<Page machine={socialLoginModel.machine} providers={['odnoklassniki-oauth2']} />);
  screen.getByText('Войти').click();
  expect(await screen.findByLabelText(names['odnoklassniki-oauth2'])).toBeVisible();
  expect(screen.queryByLabelText(names['vk-oauth2'])).toBeNull();
  unmount();
  render(<Page machine={socialLoginModel.machine} providers={[]} />);
  screen.getByText('Войти').click();
  expect(await screen.findByLabelText('Телефон')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Вход через соцсеть' })).toBeNull();
});

it('closes the popup of a network when a call is asked for instead', async () => {
  let isPopup = false;
  const machine = socialLoginModel.machine.provide({
    actors: {
      openPopup: fromPromise(async () => ({ isOpen: (isPopup = true) })),
      readPopup: fromPromise(async () => ({ state: 'waiting' as const })),
      closePopup: fromPromise(async () => void (isPopup = false)),
    },
  });
  const user = userEvent.setup();
  render(<Page machine={machine} providers={['vk-oauth2']} />);
  await user.click(screen.getByText('Войти'));
  await user.click(await screen.findByLabelText(names['vk-oauth2']));
  expect(isPopup).toBe(true);
  await user.type(screen.getByLabelText('Телефон'), '9000000001');
  expect(isPopup).toBe(true);
  await user.keyboard('{Enter}');
  await expect.poll(() => isPopup).toBe(false);
});
