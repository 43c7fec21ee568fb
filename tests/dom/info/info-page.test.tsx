import { pageRoutes } from '#common/routes/pages.ts';
import type { components, Retail } from '#contract/types.ts';
import { InfoPage } from '#storefront/info/info-page.tsx';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { someRetail, TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Route } from 'wouter';

type Schemas = components['schemas'];

const returns: Schemas['InfoPage'] = {
  id: 4,
  slug: 'returns',
  version: 2,
  title: 'Возврат и\u00A0обмен',
  text: '# Как вернуть\nНапишите нам <img src=x onerror="alert(1)">\nили позвоните.\n\n- чашку\n- плошку',
  updated_at: '2026-11-21T22:30:00.000Z',
};
const contacts: Schemas['InfoPage'] = {
  ...returns,
  id: 5,
  slug: 'contacts',
  title: 'Контакты',
  text: 'С 10 до 20.',
};
const point: Schemas['ShopPoint'] = {
  id: 6,
  version: 1,
  name: 'На Садовой',
  address: 'Садовая, 28',
  hours: 'Пн–пт с 9 до 19',
  image: null,
};

function open(slug: string, answers: Readonly<Record<string, () => Response>>, retail: Partial<Retail> = {}): void {
  history.replaceState(null, '', `/info/${slug}/`);
  answerCalls(async (request: Request) => {
    const answer = answers[new URL(request.url).pathname];
    return answer ? answer() : Response.json({ code: 'not_found', detail: 'Не найдено.' }, { status: 404 });
  });
  render(
    <TestPage retail={{ ...someRetail, ...retail }}>
      <Route path={pageRoutes.info.path} component={InfoPage} />
    </TestPage>,
  );
}

it('shows what the shop has written, and its signs as they were typed', async () => {
  open('returns', { '/api/info/returns/': () => Response.json(returns) });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Возврат и обмен');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Как вернуть');
  expect(screen.getByText(/^Напишите нам/)).toHaveTextContent('<img src=x onerror="alert(1)"> или позвоните.');
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['чашку', 'плошку']);
  // By the shop's clock, which is three hours ahead.
  expect(screen.getByText(/^Обновлено 22\sноя\s2026$/)).toHaveAttribute('datetime', '2026-11-21T22:30:00.000Z');
  expect(document.title).toBe('Возврат и\u00A0обмен — Лавка');
});

it('has the contacts with their note, and the pickup points with their hours', async () => {
  open(
    'contacts',
    {
      '/api/info/contacts/': () => Response.json(contacts),
      '/api/delivery-point/': () => Response.json({ result: [point] }),
    },
    { contacts: { phone: '78005553535', telegram: 'lavka', ref: 'https://www.facebook.com/lavka' } },
  );
  expect(await screen.findByText(/^С\s10\sдо\s20/)).toBeVisible();
  expect(screen.getByRole('link', { name: '+7\u00A0(800)\u00A0555\u00A035\u00A035' })).toHaveAttribute(
    'href',
    'tel:+78005553535',
  );
  expect(screen.getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', 'https://t.me/lavka');
  expect(screen.getByRole('link', { name: 'Сайт*' })).toHaveAttribute('href', 'https://www.facebook.com/lavka');
  expect(screen.getByText(/Принадлежит компании Meta/)).toBeVisible();
  const card = within(screen.getByText('На Садовой').closest('li') ?? document.body);
  expect(card.getByText('Пн–пт с 9 до 19')).toBeVisible();
  expect(card.getByRole('link', { name: /^Показать на\sкарте/ })).toHaveAttribute(
    'href',
    expect.stringContaining('yandex.ru/maps'),
  );
});

it('has no note where no contact needs one, and no words of its own where the shop has written none', async () => {
  open(
    'contacts',
    {
      '/api/info/contacts/': () => Response.json({ ...contacts, text: '', updated_at: null }),
      '/api/delivery-point/': () => Response.json({ result: [] }),
    },
    { contacts: { vk: 'https://vk.example/lavka' } },
  );
  expect(await screen.findByRole('link', { name: 'ВКонтакте' })).toBeVisible();
  expect(screen.queryByText(/Meta/)).toBeNull();
  expect(screen.queryByText(/^Обновлено/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Пункты выдачи' })).toBeNull();
});

it.each(['offer', 'about'])('says that there is no page %s', async (slug) => {
  open(slug, {});
  expect(await screen.findByRole('heading', { name: 'Страница не найдена' })).toBeVisible();
  expect(document.title).toBe('Страница не найдена — Лавка');
});

it('asks again for the points that could not be read', async () => {
  let asked = 0;
  open('contacts', {
    '/api/info/contacts/': () => Response.json(contacts),
    '/api/delivery-point/': () =>
      (asked += 1) === 1 ? new Response(null, { status: 500 }) : Response.json({ result: [point] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('На Садовой')).toBeVisible();
});
