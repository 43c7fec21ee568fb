import { startSite } from '#tests/support/dom/site.ts';
import { defineFlow } from '#page/define-flow.ts';
import { PageProvider } from '#page/page-context.tsx';
import { useFlow } from '#page/use-flow.ts';
import { act, render, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { StrictMode, type ReactNode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { setup } from 'xstate';

/** Counts presses, and throws at the third one. */
const pressMachine = setup({
  types: {} as { events: { type: 'pressed' } },
  actions: {
    fail: () => {
      throw new Error('third press');
    },
  },
}).createMachine({
  id: 'press',
  initial: 'none',
  states: {
    none: { on: { pressed: 'once' } },
    once: { on: { pressed: 'twice' } },
    twice: { on: { pressed: { actions: 'fail' } } },
  },
});
const pressFlow = defineFlow(pressMachine, {});

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

function open(view: ReactNode) {
  const site = startSite();
  const atStart = Object.keys(site.page.root.getSnapshot().children);
  const rendered = render(<PageProvider page={site.page}>{view}</PageProvider>);
  /** The children of the root besides the page-long actors. */
  const flows = () => Object.keys(site.page.root.getSnapshot().children).filter((id) => !atStart.includes(id));
  const button = () => screen.getByRole('button');
  const press = () => act(() => button().click());
  return { ...rendered, site, flows, button, press };
}

describe('a flow of a view in the page’s system', () => {
  it('runs while the view is mounted, and the root knows it no longer afterwards', () => {
    const { site, flows, button, press, unmount } = open(<Presses />);
    press();
    expect(button()).toHaveTextContent('once');
    unmount();
    expect(flows()).toEqual([]);
    expect(site.page.root.getSnapshot().status).toBe('active');
  });

  it('begins again where React repeats its effects', () => {
    const { flows, button, press, unmount } = open(
      <StrictMode>
        <Presses />
      </StrictMode>,
    );
    press();
    press();
    expect(button()).toHaveTextContent('twice');
    unmount();
    expect(flows()).toEqual([]);
  });

  it('that throws ends alone: the page goes on, and the error is thrown where the browser reports it', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { site, press } = open(<BlindPresses />);
    for (let presses = 1; presses <= 3; presses += 1) press();
    expect(() => vi.runAllTimers()).toThrow('third press');
    expect(site.page.root.getSnapshot().status).toBe('active');
    expect(site.confirm.getSnapshot().status).toBe('active');
  });
});
