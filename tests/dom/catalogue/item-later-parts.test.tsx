import { ItemPage } from '#storefront/catalogue/item/item-page.tsx';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { cardOf, CatalogueServer } from '#tests/support/dom/catalogue-server.ts';
import { holdNearness } from '#tests/support/dom/near-window.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

const goods = [cardOf({ id: 1, name: 'Чашка синяя' }), cardOf({ id: 2, name: 'Чашка белая' })];

/** Opens the page of the blue cup; its parts are near the window only once the returned function is called. */
function openItem(prepare: (server: CatalogueServer) => void = () => undefined) {
  const server = new CatalogueServer(goods);
  server.deliveries = [
    {
      id: 1,
      version: 1,
      name: 'Самовывоз',
      description: 'Соберём за день.',
      price: 0,
      free_from: null,
      kind: 'pickup',
    },
    { id: 2, version: 1, name: 'Курьер', description: '', price: 300, free_from: null, kind: 'address' },
  ];
  server.points = [
    { id: 1, name: 'На Садовой', address: 'Садовая, 1', hours: 'Ежедневно с 10:00 до 21:00' },
    { id: 2, name: 'На рынке', address: 'Кузнечный переулок, 3', hours: '' },
    { id: 3, name: 'Мастерская', address: '7-я линия, 34', hours: '' },
  ];
  prepare(server);
  answerCalls(server.fetch);
  const comeNear = holdNearness();
  const { hook } = memoryLocation({ path: '/item/1/' });
  render(
    <TestPage>
      <Router hook={hook}>
        <Route path="/item/:id/" component={ItemPage} />
      </Router>
    </TestPage>,
  );
  return { server, comeNear, user: userEvent.setup() };
}

const methodOf = (name: string) => {
  const found = screen.getAllByRole('listitem').find(({ textContent }) => textContent.startsWith(name));
  if (!found) throw new Error(`No method ${name}`);
  return found;
};

describe('others of the category', () => {
  it('are asked for when their place comes near', async () => {
    const { server, comeNear } = openItem();
    await screen.findByRole('heading', { level: 1 });
    expect(server.queries).toEqual([]);
    expect(screen.queryByText('Ещё в этой категории')).toBeNull();
    await comeNear();
    expect(await screen.findByText('Чашка белая')).toHaveAttribute('href', '/item/2/');
    expect(server.queries).toEqual(['category_id=2&limit=7']);
  });
});

describe('how an item is received', () => {
  it('is asked for when its place comes near', async () => {
    const { server, comeNear } = openItem();
    await screen.findByRole('heading', { level: 1 });
    expect(server.asked.filter((path) => path.startsWith('/api/delivery'))).toEqual([]);
    await comeNear();
    expect(await screen.findByRole('heading', { name: 'Способы получения' })).toBeInTheDocument();
  });

  it('has each method with its price, and the points with their hours behind the pickup', async () => {
    const { comeNear, user } = openItem();
    await screen.findByRole('heading', { level: 1 });
    await comeNear();
    await screen.findByRole('heading', { name: 'Способы получения' });
    expect(methodOf('Курьер')).toHaveTextContent('Курьер300 ₽');
    const pickup = within(methodOf('Самовывоз'));
    const summary = pickup.getByText('Самовывоз: 3 пункта');
    expect(pickup.getByText('Бесплатно')).toBeInTheDocument();
    expect(pickup.getByText('Соберём за день.')).toBeInTheDocument();
    expect(summary.closest('details')).not.toHaveAttribute('open');
    await user.click(summary);
    expect(summary.closest('details')).toHaveAttribute('open');
    const places = pickup.getAllByRole('listitem');
    expect(places[0]).toHaveTextContent('На Садовой, Садовая, 1Ежедневно с 10:00 до 21:00');
    expect(places).toHaveLength(3);
  });

  it('names the pickup alone where the shop has no points', async () => {
    const { comeNear } = openItem((server) => {
      server.points = [];
    });
    await screen.findByRole('heading', { level: 1 });
    await comeNear();
    await screen.findByRole('heading', { name: 'Способы получения' });
    expect(methodOf('Самовывоз')).toHaveTextContent('СамовывозБесплатно');
    expect(document.querySelector('details')).toBeNull();
  });

  it('is left out where the shop has no methods', async () => {
    const { server, comeNear } = openItem((of) => {
      of.deliveries = [];
    });
    await screen.findByRole('heading', { level: 1 });
    await comeNear();
    await expect.poll(() => server.asked).toContain('/api/delivery-point/');
    expect(screen.queryByText('Способы получения')).toBeNull();
  });
});
