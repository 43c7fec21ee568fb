import { itemNames, openCatalogue } from '#tests/support/dom/catalogue-page.tsx';
import { cardOf, CatalogueServer } from '#tests/support/dom/catalogue-server.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

describe('a list of ten thousand items', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => cardOf({ id: index + 1, name: `Чашка ${index + 1}` }));

  it('renders a few, fetches the pages in sight, and tells each its place', async () => {
    const server = new CatalogueServer(many);
    openCatalogue('/catalog/', server);
    await expect.poll(() => itemNames().length).toBeGreaterThan(24);
    expect(itemNames().length).toBeLessThan(100);
    const places = screen.getAllByRole('listitem').filter((place) => place.hasAttribute('aria-posinset'));
    expect(places.map((place) => place.getAttribute('aria-posinset'))).toEqual(
      places.map((_, index) => String(index + 1)),
    );
    expect(new Set(places.map((place) => place.getAttribute('aria-setsize')))).toEqual(new Set(['10000']));
    await expect.poll(itemNames).toEqual(many.slice(0, places.length).map(({ name }) => name));
    expect(server.queries.every((query) => /page=[123]&limit=24$/.test(query))).toBe(true);
  });

  it('says that it could not go on, keeps what it has, and tries again', async () => {
    const server = new CatalogueServer(many);
    server.brokenFromPage = 2;
    const { user } = openCatalogue('/catalog/', server);
    const failed = await screen.findByRole('alert');
    expect(failed).toHaveTextContent('Не удалось загрузить продолжение.');
    expect(itemNames()).toHaveLength(24);
    server.brokenFromPage = Infinity;
    await user.click(within(failed).getByText('Повторить'));
    await expect.poll(() => itemNames().length).toBeGreaterThan(24);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
