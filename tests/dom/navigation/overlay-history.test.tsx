import { followOverlays, type OverlayHistory } from '#app/overlays/overlay-history.ts';
import { useOverlay } from '#ui/overlay/shown-overlays.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Link, Route, Router, useLocation } from 'wouter';

let overlays: OverlayHistory;

/** A page with a drawer, and a question above it. */
function Page() {
  const [, navigate] = useLocation();
  const [isDrawer, setDrawer] = useState(false);
  const [isQuestion, setQuestion] = useState(false);
  useOverlay(isDrawer, () => setDrawer(false));
  useOverlay(isQuestion, () => setQuestion(false));
  return (
    <>
      <button type="button" onClick={() => setDrawer(true)}>
        Open
      </button>
      {isDrawer && (
        <div role="dialog" aria-label="Drawer">
          <button type="button" onClick={() => setDrawer(false)}>
            Close
          </button>
          <button type="button" onClick={() => setQuestion(true)}>
            Ask
          </button>
          <button type="button" onClick={() => navigate('/list/?sort=price', { replace: true })}>
            Sort
          </button>
          <button type="button" onClick={() => navigate('/list/?isNew=1')}>
            Filter
          </button>
          <Link href="/thing/" onClick={() => setDrawer(false)}>
            Thing
          </Link>
        </div>
      )}
      {isQuestion && <div role="dialog" aria-label="Question" />}
    </>
  );
}

const drawer = () => screen.queryByRole('dialog', { name: 'Drawer' });
const question = () => screen.queryByRole('dialog', { name: 'Question' });
const press = (name: string) => userEvent.click(screen.getByText(name));
const here = () => location.pathname + location.search;

/** Waits until the history has settled on as many steps as are open. */
const settledAt = (steps: number) => waitFor(() => expect(Number(history.state?.overlays ?? 0)).toBe(steps));

beforeEach(() => {
  history.pushState(null, '', '/before/');
  history.pushState({ back: '/before/' }, '', '/list/');
  overlays = followOverlays();
  render(
    <Router aroundNav={overlays.aroundNav}>
      <Route path="/list/" component={Page} />
    </Router>,
  );
});
afterEach(() => {
  overlays.stop();
  history.pushState(null, '', '/');
});

it('closes what is open by Back, and stays on the page', async () => {
  await press('Open');
  await settledAt(1);
  act(() => history.back());
  await waitFor(() => expect(drawer()).toBeNull());
  expect(here()).toBe('/list/');
  expect(history.state).toEqual({ back: '/before/' });
});

it('leaves the page by Back once it has been closed by hand', async () => {
  await press('Open');
  await settledAt(1);
  await press('Close');
  await settledAt(0);
  history.back();
  await waitFor(() => expect(here()).toBe('/before/'));
});

it('closes one after another, the topmost first', async () => {
  await press('Open');
  await settledAt(1);
  await press('Ask');
  await settledAt(2);
  act(() => history.back());
  await waitFor(() => expect(question()).toBeNull());
  expect(drawer()).not.toBeNull();
  act(() => history.back());
  await waitFor(() => expect(drawer()).toBeNull());
  expect(here()).toBe('/list/');
});

it('leads back to the page itself from a page that a link in the drawer opened', async () => {
  await press('Open');
  await settledAt(1);
  const { length } = history;
  await press('Thing');
  expect(here()).toBe('/thing/');
  expect(history).toHaveLength(length);
  act(() => history.back());
  await waitFor(() => expect(here()).toBe('/list/'));
  expect(history.state).toEqual({ back: '/before/' });
});

it.each([
  ['by hand', async () => press('Close')],
  ['by Back', async () => act(() => history.back())],
])('keeps what was changed in place behind it when it is closed %s', async (_how, close) => {
  await press('Open');
  await settledAt(1);
  await press('Sort');
  expect(here()).toBe('/list/?sort=price');
  expect(drawer()).not.toBeNull();
  await close();
  await waitFor(() => expect(drawer()).toBeNull());
  await settledAt(0);
  expect(here()).toBe('/list/?sort=price');
  history.back();
  await waitFor(() => expect(here()).toBe('/before/'));
});

it('is one step of the history for what was changed behind it, the first by a step, the rest in place', async () => {
  await press('Open');
  await settledAt(1);
  await press('Filter');
  await settledAt(1);
  await press('Sort');
  await press('Close');
  await waitFor(() => expect(drawer()).toBeNull());
  await settledAt(0);
  expect(here()).toBe('/list/?sort=price');
  act(() => history.back());
  await waitFor(() => expect(here()).toBe('/list/'));
  expect(history.state).toEqual({ back: '/before/' });
});

it('steps off a place that a reload or Forward comes to, where nothing is open any more', async () => {
  await press('Open');
  await settledAt(1);
  act(() => history.back());
  await waitFor(() => expect(drawer()).toBeNull());
  const depths: unknown[] = [];
  const note = (): void => void depths.push(history.state.overlays);
  window.addEventListener('popstate', note);
  history.forward();
  await waitFor(() => expect(depths).toEqual([1, undefined]));
  window.removeEventListener('popstate', note);
  expect(here()).toBe('/list/');
  expect(drawer()).toBeNull();
});

it('gives the focus back to what opened it', async () => {
  await press('Open');
  await settledAt(1);
  screen.getByText('Close').focus();
  act(() => history.back());
  await waitFor(() => expect(screen.getByText('Open')).toHaveFocus());
});

it('reloads even if an overlay closes at that moment', async () => {
  await press('Open');
  await settledAt(1);
  const go = vi.spyOn(history, 'go');
  let reloads = 0;
  overlays.aroundReload(() => {
    reloads += 1;
  });
  vi.useFakeTimers();
  fireEvent.click(screen.getByText('Close'));
  vi.runAllTimers();
  vi.useRealTimers();
  expect([reloads, go.mock.calls.length]).toEqual([1, 0]);
});

it('reloads only after a pending step back', async () => {
  await press('Open');
  await settledAt(1);
  const depths: unknown[] = [];
  const tellDepth = (): void => void depths.push(history.state?.overlays ?? 0);
  vi.spyOn(history, 'go').mockImplementation((steps) => {
    History.prototype.go.call(history, steps);
    tellDepth();
    overlays.aroundReload(tellDepth);
  });
  await press('Close');
  await waitFor(() => expect(depths).toEqual([1, 0]));
});
