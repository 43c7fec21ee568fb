import type { components } from '#contract/types.ts';
import { deliveriesQuery, deliveryPointsQuery } from '#entities/order/delivery.queries.ts';
import { phoneLoginMachine } from '#machines/auth/phone-login.machine.ts';
import { LoginDialog } from '#storefront/auth/login-dialog.tsx';
import { CheckoutPanel } from '#storefront/checkout/checkout-panel.tsx';
import { someDeliveries, somePoints } from '#tests/support/dom/order-samples.ts';
import { someCustomer, someRetail, TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';

type Pages = components['schemas']['InfoPageLink'][];

const offer = { slug: 'offer', title: 'Публичная оферта' } as const;
const privacy = { slug: 'privacy', title: 'Политика конфиденциальности' } as const;
const returns = { slug: 'returns', title: 'Возврат и\u00A0обмен' } as const;

function openLogin(pages: Pages): void {
  const login = createActor(phoneLoginMachine, { input: {} }).start();
  login.send({ type: 'dialog.opened', reason: 'menu' });
  render(
    <TestPage retail={{ ...someRetail, info_pages: pages }} actors={{ login }}>
      <LoginDialog />
    </TestPage>,
  );
}

function openCheckout(pages: Pages): void {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queryClient.setQueryData(deliveriesQuery.queryKey, someDeliveries);
  queryClient.setQueryData(deliveryPointsQuery.queryKey, somePoints);
  render(
    <TestPage retail={{ ...someRetail, info_pages: pages }} customer={someCustomer} queryClient={queryClient}>
      <CheckoutPanel itemsTotal={1000} lines={[{ id: 1, price: 1000 }]} />
    </TestPage>,
  );
}

const linksOf = (element: HTMLElement) =>
  [...element.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.target]);

it('says at sign-in what one agrees to, of what the shop has written', async () => {
  openLogin([returns, offer, privacy]);
  const consent = await screen.findByText(/^Продолжая, вы\sсоглашаетесь/);
  expect(consent).toHaveTextContent(
    'Продолжая, вы соглашаетесь с условиями оферты (откроется в новой вкладке) и политикой конфиденциальности ' +
      '(откроется в новой вкладке).',
  );
  // What was typed stays.
  expect(linksOf(consent)).toEqual([
    ['/info/offer/', '_blank'],
    ['/info/privacy/', '_blank'],
  ]);
});

it('names one alone', async () => {
  openLogin([privacy]);
  const consent = await screen.findByText(/^Продолжая, вы\sсоглашаетесь/);
  expect(consent).toHaveTextContent(/^Продолжая, вы соглашаетесь с политикой конфиденциальности \([^)]+\)\.$/);
});

it('says nothing of what the shop has not written', async () => {
  openLogin([returns]);
  expect(await screen.findByLabelText('Телефон')).toBeVisible();
  expect(screen.queryByText(/соглашаетесь/)).toBeNull();
});

it('says at checkout what one agrees to, and links to the conditions', async () => {
  openCheckout([returns, offer]);
  expect(linksOf(await screen.findByText(/^Оформляя заказ, вы\sсоглашаетесь/))).toEqual([['/info/offer/', '_blank']]);
  expect(screen.getByRole('link', { name: /^Возврат и\sобмен/ })).toHaveAttribute('href', '/info/returns/');
});
