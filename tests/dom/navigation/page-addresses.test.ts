import { pages } from '#app/pages/pages.ts';
import { readRoute } from '#server/pages/routes.ts';
import { expect, it } from 'vitest';

it.each(pages.map(({ path }) => path))('is known to the server at %s', (path) => {
  const address = path.replaceAll(/:\w+/g, '12');
  expect(readRoute(address, new URLSearchParams()).kind).not.toBe('unknown');
});
