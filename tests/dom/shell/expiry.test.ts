import { expiryStorage, tokenStorage } from '#api/storage.ts';
import { goOnAfterReload } from '#app/start/after-reload.ts';
import { currentCustomerQuery } from '#entities/customer/customer.queries.ts';
import { cartDrawer } from '#entities/shop/overlays.ts';
import { notificationsStore } from '@mantine/notifications';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { loadSite, startShopServer } from '#tests/support/dom/checkout-site.ts';
import { describe, expect, it } from 'vitest';

const messages = () => notificationsStore.getState().notifications.map(({ message }) => message);

it('stays where the person was when the server ends the token, and says it once the page is loaded again', async () => {
  startShopServer();
  const { session, checkout, gone } = await loadSite();
  await expect.poll(() => session.getSnapshot().value).toBe('signedIn');
  session.send({ type: 'token.ended' });
  expect(gone).toEqual(['/item/7/']);
  expect(tokenStorage.read()).toBeNull();
  goOnAfterReload(checkout);
  expect(expiryStorage.read()).toBeNull();
  await expect.poll(messages).toEqual(['Сеанс завершён. Войдите снова.']);
  expect(cartDrawer.isOpen.get()).toBe(false);
});

describe('what was searched for and viewed on the device', () => {
  const kept = () => ['searches', 'viewed-items'].map((name) => localStorage.getItem(`${location.host}-${name}`));

  it.each(['token.ended', 'logout.requested'] as const)('is forgotten with the customer (%s)', async (type) => {
    startShopServer();
    const { session, gone } = await loadSite();
    await expect.poll(() => session.getSnapshot().value).toBe('signedIn');
    localStorage.setItem(`${location.host}-searches`, '["плед"]');
    localStorage.setItem(`${location.host}-viewed-items`, '[7]');
    session.send({ type });
    await expect.poll(() => gone).toHaveLength(1);
    expect(kept()).toEqual([null, null]);
  });

  it('stays while a guest signs in', async () => {
    localStorage.setItem(`${location.host}-searches`, '["плед"]');
    localStorage.setItem(`${location.host}-viewed-items`, '[7]');
    startShopServer();
    const { session } = await loadSite();
    await expect.poll(() => session.getSnapshot().value).toBe('signedIn');
    expect(kept()).toEqual(['["плед"]', '[7]']);
  });
});

it('forgets the customer whose profile could not be loaded, and says so', async () => {
  startShopServer();
  const served = fetch;
  answerCalls(async (request: Request) =>
    new URL(request.url).pathname === '/api/customers/current/' ? new Response(null, { status: 500 }) : served(request),
  );
  const { session, queryClient } = await loadSite();
  await expect.poll(() => session.getSnapshot().value).toBe('profileFailed');
  await expect.poll(messages).toEqual(['Ошибка авторизации. Не удалось получить данные вашего профиля']);
  expect(queryClient.getQueryState(currentCustomerQuery.queryKey)).toBeUndefined();
});

it('forgets the token after a sign-out that was asked for, and says nothing', async () => {
  startShopServer();
  const { session, gone } = await loadSite();
  await expect.poll(() => session.getSnapshot().value).toBe('signedIn');
  session.send({ type: 'logout.requested' });
  await expect.poll(() => gone).toEqual(['/']);
  expect(tokenStorage.read()).toBeNull();
  expect(expiryStorage.read()).toBeNull();
});
