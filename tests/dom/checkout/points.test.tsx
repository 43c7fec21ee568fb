import { photoOrderDialog } from '#entities/shop/disclosures.ts';
import { deliveriesQuery, deliveryPointsQuery } from '#entities/order/delivery.queries.ts';
import { PhotoOrderDialog } from '#storefront/checkout/photo-order/photo-order-dialog.tsx';
import { someDeliveries } from '#tests/support/dom/order-samples.ts';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';

const points = [
  { id: 5, version: 1, name: 'На Садовой', address: 'Садовая, 1', hours: 'ежедневно 10:00–21:00', image: null },
  { id: 6, version: 3, name: 'На рынке', address: 'Кузнечный, 3', hours: 'ср–вс 9:30–18:15', image: null },
];

it('tells where each point of pickup is and when it is open, where one chooses among them', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(deliveriesQuery.queryKey, someDeliveries);
  queryClient.setQueryData(deliveryPointsQuery.queryKey, points);
  act(photoOrderDialog.open);
  onTestFinished(() => act(photoOrderDialog.close));
  render(
    <TestPage customer={{ ...someCustomer, permissions: ['create_order'] }} queryClient={queryClient}>
      <PhotoOrderDialog />
    </TestPage>,
  );
  await userEvent.click(await screen.findByRole('radio', { name: /^Самовывоз/ }));
  const choice = screen.getByRole('radiogroup', { name: 'Пункт выдачи' });
  const told = within(choice)
    .getAllByRole('radio')
    .map((radio) => radio.closest('.mantine-Radio-body')?.textContent?.replaceAll('\u00A0', ' '));
  expect(told).toEqual(['На СадовойСадовая, 1ежедневно 10:00–21:00', 'На рынкеКузнечный, 3ср–вс 9:30–18:15']);
});
