import { Header } from '#app/shell/header/header.tsx';
import { someRetail, TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it("shows the shop's logo beside its name, in its smallest size", () => {
  const sources = [64, 640].map((width) => ({ url: `/files/up/ab/logo-${width}.webp`, width }));
  const logo = { url: '/files/up/ab/logo-640.webp', width: 640, height: 640, sources };
  render(
    <TestPage retail={{ ...someRetail, logo }}>
      <Header />
    </TestPage>,
  );
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/files/up/ab/logo-64.webp');
  expect(screen.getByRole('link', { name: 'Лавка' })).toBeVisible();
});
