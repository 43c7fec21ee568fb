import { useBackLink, useLinkState } from '#ui/navigation/back-target.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Link, Route } from 'wouter';

function List() {
  return (
    <Link href="/thing/" state={useLinkState()}>
      Open
    </Link>
  );
}

function Thing() {
  return <Link {...useBackLink('/list/')}>Back</Link>;
}

function openThingFrom(address: string): void {
  history.replaceState(null, '', address);
  render(
    <>
      <Route path="/list/" component={List} />
      <Route path="/other/" component={List} />
      <Route path="/thing/" component={Thing} />
    </>,
  );
  fireEvent.click(screen.getByText('Open'));
}

it('leads back to the list as it was left, by the browser’s own Back', async () => {
  openThingFrom('/list/?search=cup&page=2');
  const { length } = history;
  fireEvent.click(screen.getByText('Back'));
  await expect.poll(() => location.search).toBe('?search=cup&page=2');
  expect(history).toHaveLength(length);
});

it('leads to the list where another page was left', () => {
  openThingFrom('/other/?search=cup');
  fireEvent.click(screen.getByText('Back'));
  expect(location.pathname + location.search).toBe('/list/');
});
