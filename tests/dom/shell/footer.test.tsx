import type { Retail } from '#contract/types.ts';
import { Footer } from '#app/shell/frame/footer.tsx';
import { someRetail, TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

const contacts = {
  phone: '78005553535',
  whatsapp: '79000000000',
  viber: '79000000000',
  telegram: '@lavka',
  vk: 'https://vk.example/lavka',
  instagram: '@lavka.home',
  ok: 'Мы есть и там',
};

const pages: Retail['info_pages'] = [
  { slug: 'returns', title: 'Возврат и\u00A0обмен' },
  { slug: 'offer', title: 'Публичная оферта' },
];

it('links to where the shop is found, and leaves out what leads nowhere', () => {
  render(
    <TestPage retail={{ ...someRetail, contacts, info_pages: pages }}>
      <Footer />
    </TestPage>,
  );
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Лавка', '/'],
    ['Каталог', '/catalog/'],
    ['Telegram', 'https://t.me/lavka'],
    ['WhatsApp', 'https://wa.me/79000000000'],
    ['Viber', 'viber://chat?number=%2B79000000000'],
    ['ВКонтакте', 'https://vk.example/lavka'],
    ['Instagram*', 'https://www.instagram.com/lavka.home'],
    ['+7\u00A0(800)\u00A0555\u00A035\u00A035', 'tel:+78005553535'],
    ['Возврат и\u00A0обмен', '/info/returns/'],
    ['Публичная оферта', '/info/offer/'],
  ]);
  expect(screen.getByText(/^\*.Принадлежит компании Meta/)).toBeVisible();
});

it('has no note and no pages where nothing is to be told', () => {
  render(
    <TestPage retail={{ ...someRetail, contacts: { vk: 'lavka' } }}>
      <Footer />
    </TestPage>,
  );
  expect(screen.queryByText(/Meta/)).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'О магазине' })).toBeNull();
});
