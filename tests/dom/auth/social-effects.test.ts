import { checkoutReturnStorage, tokenStorage } from '#api/storage.ts';
import { definePopup, socialLoginFlow } from '#storefront/auth/flows/social-login.flow.ts';
import { pageOf } from '#tests/support/dom/test-page.tsx';
import { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { createActor, toPromise, type EventObject, type PromiseActorLogic } from 'xstate';

/** A window that the test moves about; `location` throws while it is somewhere else. */
class Popup {
  closed = false;
  href: string | null = 'about:blank';
  focus = vi.fn<() => void>();

  get location(): { href: string } {
    if (this.href === null) throw new DOMException('Blocked a frame', 'SecurityError');
    return { href: this.href };
  }

  close(): void {
    this.closed = true;
  }
}

const run = <Output, Input>(logic: PromiseActorLogic<Output, Input>, input: NoInfer<Input>): Promise<Output> =>
  toPromise(createActor(logic, { input }).start());

let popup: Popup;
let actors: ReturnType<typeof definePopup>;
const opened = vi.fn<typeof window.open>();

beforeEach(() => {
  popup = new Popup();
  opened.mockReset().mockImplementation(() => popup as never);
  vi.stubGlobal('open', opened);
  actors = definePopup();
});

const open = () => run(actors.openPopup, { provider: 'vk-oauth2' });
const read = () => run(actors.readPopup, undefined);

it('opens the popup of a network before the click is over', async () => {
  const isOpen = open();
  expect(opened).toHaveBeenCalledWith(
    '/api/auth/token/?provider=vk-oauth2',
    'social-login',
    expect.stringContaining('width=600,height=640'),
  );
  expect(await isOpen).toEqual({ isOpen: true });
  expect(popup.focus).toHaveBeenCalled();
});

it('knows a popup that the browser has blocked', async () => {
  opened.mockImplementation(() => null);
  expect(await open()).toEqual({ isOpen: false });
  popup.closed = true;
  opened.mockImplementation(() => popup as never);
  expect(await open()).toEqual({ isOpen: false });
});

it('waits while the popup is at the network, and anywhere but at the end', async () => {
  await open();
  for (const href of [
    'about:blank',
    null,
    `${location.origin}/demo/social-login/?code=1`,
    'https://shop.example/social-login/?code=1',
  ]) {
    popup.href = href;
    expect(await read()).toEqual({ state: 'waiting' });
  }
});

it.each(['/api/auth/token/?provider=vk-oauth2', '/api/auth/callback/vk-oauth2/?code=1'])(
  'takes an answer that stands at %s for a failure',
  async (address) => {
    await open();
    popup.href = location.origin + address;
    expect(await read()).toEqual({ state: 'error' });
  },
);

it('reads a code, a refusal and a window that was closed', async () => {
  await open();
  popup.href = `${location.origin}/social-login/?code=abc-1`;
  expect(await read()).toEqual({ state: 'code', code: 'abc-1' });
  popup.href = `${location.origin}/social-login/?error=access_denied`;
  expect(await read()).toEqual({ state: 'error' });
  await run(actors.closePopup, undefined);
  expect(popup.closed).toBe(true);
  expect(await read()).toEqual({ state: 'closed' });
});

it('reloads the page where the dialog was opened, and opens the cart for who was on the way to checkout', () => {
  const login = createActor(phoneLoginMachine, { input: {} }).start();
  const reloadAt = vi.fn<(href: string) => void>();
  const { deps } = pageOf({ actors: { login }, navigation: { here: () => '/item/1/', reloadAt } }, new QueryClient());
  const { handle } = socialLoginFlow.connect(deps);
  const signedIn = (token: string): EventObject => Object.assign({ type: 'socialLogin.signedIn' }, { token });
  login.send({ type: 'dialog.opened', reason: 'menu' });
  handle(signedIn('token-1'));
  expect([tokenStorage.read(), checkoutReturnStorage.read()]).toEqual(['token-1', null]);
  expect(reloadAt).toHaveBeenLastCalledWith('/item/1/');
  login.send({ type: 'dialog.closed' });
  login.send({ type: 'dialog.opened', reason: 'checkout', after: '/catalog/' });
  handle(signedIn('token-2'));
  expect([tokenStorage.read(), checkoutReturnStorage.read()]).toEqual(['token-2', 'open']);
  expect(reloadAt).toHaveBeenLastCalledWith('/catalog/');
});
