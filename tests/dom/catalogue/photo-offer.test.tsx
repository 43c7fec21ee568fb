import type { Permission } from '#contract/types.ts';
import { photoOrderDialog } from '#entities/shop/overlays.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { CataloguePage } from '#storefront/catalogue/catalogue-page.tsx';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { cardOf, CatalogueServer } from '#tests/support/dom/catalogue-server.ts';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createActor } from 'xstate';

/** Opens the catalogue of one cup, once what it has or has not is shown. */
async function open(path: string, permissions: Permission[], isFavourites = false): Promise<void> {
  answerCalls(new CatalogueServer([cardOf({ name: 'Чашка' })]).fetch);
  const { hook, searchHook } = memoryLocation({ path });
  render(
    <TestPage
      actors={{ cart: createActor(cartMachine) }}
      customer={{ ...someCustomer, permissions }}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <Router hook={hook} searchHook={searchHook}>
        <CataloguePage isFavourites={isFavourites} />
      </Router>
    </TestPage>,
  );
  await screen.findByText(path.includes('search') ? 'Показать все товары' : 'Чашка');
}

const offer = () => screen.queryByRole('button', { name: /^Заказать по\sфото$/ });

it.each([
  { place: 'the end of a category', path: '/catalog/?category=2' },
  { place: 'a search that found nothing', path: '/catalog/?search=самовар' },
])('offers an order by photo at $place', async ({ path }) => {
  await open(path, ['create_order']);
  await expect.poll(offer).toBeVisible();
  fireEvent.click(offer() ?? document.body);
  expect(photoOrderDialog.isOpen.get()).toBe(true);
});

it.each([
  { who: 'who may not order so', permissions: [], isFavourites: false },
  { who: 'who look at what they like', permissions: ['create_order'] as Permission[], isFavourites: true },
])('offers none to those $who', async ({ permissions, isFavourites }) => {
  await open('/catalog/', permissions, isFavourites);
  await act(() => import('#storefront/catalogue/photo-offer.tsx'));
  expect(offer()).toBeNull();
});
