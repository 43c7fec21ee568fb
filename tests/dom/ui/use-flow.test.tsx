import { startSite } from '#tests/support/dom/site.ts';
import { defineFlow } from '#page/define-flow.ts';
import { PageProvider } from '#page/page-context.tsx';
import { useFlow } from '#page/use-flow.ts';
import { act, render, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { Activity, StrictMode, type ReactNode } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fromCallback, setup } from 'xstate';

/** The flows below that run. */
const running = new Set<object>();
const beat = fromCallback(({ self }) => {
  running.add(self);
  return () => running.delete(self);
});

/** Counts presses, and throws at the third one. */
const pressMachine = setup({
  types: {} as { events: { type: 'pressed' } },
  actors: { beat },
  actions: {
    fail: () => {
      throw new Error('third press');
    },
  },
}).createMachine({
  id: 'press',
  initial: 'none',
  invoke: { src: 'beat' },
  states: {
    none: { on: { pressed: 'once' } },
    once: { on: { pressed: 'twice' } },
    twice: { on: { pressed: { actions: 'fail' } } },
  },
});
const pressFlow = defineFlow(pressMachine, { effects: () => ({ beat }) });

function Presses() {
  const actor = useFlow(pressFlow);
  const presses = useSelector(actor, ({ value }) => value);
  return (
    <button type="button" onClick={() => actor.send({ type: 'pressed' })}>
      {presses}
    </button>
  );
}

/** Doesn't look at the actor's state, which would bring its error into the view. */
function BlindPresses() {
  const actor = useFlow(pressFlow);
  return (
    <button type="button" onClick={() => actor.send({ type: 'pressed' })}>
      press
    </button>
  );
}

afterEach(() => running.clear());

function open(view: (isShown: boolean) => ReactNode) {
  const site = startSite();
  const page = (isShown: boolean) => <PageProvider page={site.page}>{view(isShown)}</PageProvider>;
  const { unmount, rerender } = render(page(true));
  const button = () => screen.getByRole('button');
  const press = () => act(() => button().click());
  const show = (isShown: boolean) => rerender(page(isShown));
  return { unmount, show, site, button, press };
}

describe('a flow of a view', () => {
  it('runs while the view is mounted, and no longer', () => {
    const { button, press, unmount } = open(() => <Presses />);
    press();
    expect(button()).toHaveTextContent('once');
    expect(running.size).toBe(1);
    unmount();
    expect(running.size).toBe(0);
  });

  it('begins again where React repeats its effects', () => {
    const { button, press, unmount } = open(() => (
      <StrictMode>
        <Presses />
      </StrictMode>
    ));
    press();
    press();
    expect(button()).toHaveTextContent('twice');
    expect(running.size).toBe(1);
    unmount();
    expect(running.size).toBe(0);
  });

  it('ends when its page is hidden, and begins again when that is shown again', () => {
    const { button, press, show } = open((isShown) => (
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Presses />
      </Activity>
    ));
    press();
    show(false);
    expect(running.size).toBe(0);
    show(true);
    expect(button()).toHaveTextContent('none');
    press();
    expect(button()).toHaveTextContent('once');
    expect(running.size).toBe(1);
  });

  it('that throws ends alone: the page goes on, and the error is thrown where the browser reports it', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { site, press } = open(() => <BlindPresses />);
    for (let presses = 1; presses <= 3; presses += 1) press();
    expect(() => vi.runAllTimers()).toThrow('third press');
    expect(site.page.root.getSnapshot().status).toBe('active');
    expect(site.confirm.getSnapshot().status).toBe('active');
  });

  it('is seen by whoever looks into the page', () => {
    const seen: string[] = [];
    const { page } = startSite();
    render(
      <PageProvider page={{ ...page, inspect: ({ type }) => void seen.push(type) }}>
        <Presses />
      </PageProvider>,
    );
    expect(seen).toContain('@xstate.snapshot');
  });
});
