import { BalanceBox } from '#storefront/account/balance-box.tsx';
import { someCustomer, TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

const textOf = (element: HTMLElement | null): string => element?.textContent?.replaceAll('\u00A0', ' ') ?? '';

it('shows the balance, and apart from it what of it is not reserved for a refund', () => {
  render(
    <TestPage customer={{ ...someCustomer, balance: 1730.25, available: 640.75 }}>
      <BalanceBox />
    </TestPage>,
  );
  expect(textOf(screen.getByText('Баланс').parentElement)).toMatch(/^Баланс1 730,25 ₽/);
  expect(textOf(screen.getByText(/^Доступно/))).toContain('640,75 ₽');
});
