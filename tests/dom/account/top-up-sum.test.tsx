import { openTopUp } from '#entities/payment/top-up.ts';
import { paymentDialogs } from '#entities/shop/overlays.ts';
import { uploadsFlow } from '#entities/upload/flows/uploads.flow.ts';
import { payingMachine } from '#machines/payment/paying.machine.ts';
import { uploadsMachine } from '#machines/upload/uploads.machine.ts';
import { payingFlow } from '#storefront/account/flows/paying.flow.ts';
import { PaymentDialogs } from '#storefront/account/payment-dialogs.tsx';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const sum = () => screen.findByLabelText<HTMLInputElement>('Сумма');
const typed = async () => (await sum()).value.replaceAll(/\s/g, '');

it('has the sum typed that a top-up was opened with, once, and lets it be changed', async () => {
  render(
    <TestPage
      customer={someCustomer}
      flows={[
        [uploadsFlow, uploadsMachine],
        [payingFlow, payingMachine],
      ]}
    >
      <PaymentDialogs />
    </TestPage>,
  );
  act(() => openTopUp(8049.5));
  expect(await typed()).toBe('8049,50');
  await userEvent.clear(await sum());
  await userEvent.type(await sum(), '100');
  act(() => paymentDialogs.top_up.close());
  act(() => paymentDialogs.top_up.open());
  expect(await typed()).toMatch(/^100/);
  act(() => paymentDialogs.top_up.close());
  act(() => openTopUp(70));
  expect(await typed()).toMatch(/^70/);
});
