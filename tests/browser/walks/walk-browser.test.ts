import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { setup } from 'xstate';
import { notProvided } from '#machines/kit/not-provided.ts';
import { defineModel } from '#tests/model/kit/model.ts';
import { defineTable } from '#tests/model/kit/table.ts';
import type { BrowserDriver } from '#tests/model/kit/browser/browser-driver.ts';
import { walkBrowser } from '#tests/model/kit/browser/walk-browser.ts';
import { it } from '#tests/support/browser/it.ts';

/** A bell that rings when its button is pressed, and rests before it can be pressed again. */
const bellMachine = setup({
  types: {} as { events: { type: 'bell.pressed' } | { type: 'battery.removed' } },
  actors: { ring: notProvided<void, void>('ring') },
  delays: { rest: 700 },
}).createMachine({
  id: 'bell',
  initial: 'quiet',
  states: {
    quiet: { on: { 'bell.pressed': 'ringing', 'battery.removed': 'empty' } },
    ringing: { invoke: { id: 'ring', src: 'ring', onDone: 'resting', onError: 'quiet' } },
    resting: { after: { rest: 'quiet' } },
    empty: { type: 'final' },
  },
});

const bellModel = defineModel('kit/bell', {
  machine: bellMachine,
  table: defineTable<typeof bellMachine>({
    starts: [{ to: 'quiet', context: {} }],
    states: { quiet: {}, ringing: { calls: { ring: undefined } }, resting: { delays: { rest: 700 } }, empty: {} },
    rows: [
      { in: 'quiet', on: 'bell.pressed', to: 'ringing' },
      { in: 'quiet', on: 'battery.removed', to: 'empty' },
      { in: 'ringing', on: 'ring done', to: 'resting' },
      { in: 'ringing', on: 'ring failed', to: 'quiet' },
      { in: 'resting', on: 'after rest', to: 'quiet' },
    ],
  }),
});

interface Bell {
  label?: string;
  restMs?: number;
  path?: string;
  /** Whether the button can be pressed while the bell rests. */
  isEager?: boolean;
  /** Whether the button can be pressed a moment after the bell has begun to rest. */
  isRestless?: boolean;
}

const pageOf = ({
  label = 'Позвонить',
  restMs = 700,
  path = '/api/ring/',
  isEager = false,
  isRestless = false,
}: Bell) => `<!doctype html>
<button>${label}</button>
<script>
  const button = document.querySelector('button');
  button.onclick = async () => {
    button.disabled = true;
    const { ok } = await fetch('${path}', { method: 'POST' }).catch(() => ({ ok: false }));
    button.disabled = ok && !${isEager};
    if (ok) setTimeout(() => { button.disabled = false; }, ${restMs});
    if (${isRestless}) requestAnimationFrame(() => { button.disabled = false; });
  };
</script>`;

const driver: BrowserDriver = {
  open: (page) => page.goto('http://bell.test/'),
  calls: { ring: { method: 'POST', path: /^\/ring\/$/ } },
  press: { 'bell.pressed': ({ hand, page }) => hand.click(page.getByRole('button', { name: 'Позвонить' })) },
  withoutControl: { 'battery.removed': 'the page has no battery' },
  sees: {
    quiet: (page) => ({ enabled: [page.getByRole('button', { name: 'Позвонить' })] }),
    ringing: (page) => ({ disabled: [page.getByRole('button')] }),
    resting: (page) => ({ disabled: [page.getByRole('button')] }),
  },
};

async function walkBell(browser: Browser, bell: Bell, patience?: number) {
  const page = await browser.newPage();
  await page.route('http://bell.test/**', (route) =>
    new URL(route.request().url()).pathname === '/'
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: pageOf(bell) })
      : route.fulfill({ status: 204 }),
  );
  const result = await walkBrowser(bellModel, page, { ...driver, ...(patience && { patience }) });
  await page.close();
  return { ...result, reasons: result.failures.map(({ reason }) => reason) };
}

it('walks to each state by what a person can press, and lists what nobody can', async ({ browser }) => {
  const { reasons, missed, walked, notOffered } = await walkBell(browser, {});
  expect([reasons, missed, walked.size]).toEqual([[], [], 2]);
  expect(notOffered).toEqual({ 'battery.removed': ['the page has no battery'] });
});

/** A gong that can be struck again and again. */
const gongMachine = setup({ types: {} as { events: { type: 'gong.struck' } } }).createMachine({
  id: 'gong',
  initial: 'quiet',
  states: { quiet: { on: { 'gong.struck': { actions: () => undefined } } } },
});

const gongModel = defineModel('kit/gong', {
  machine: gongMachine,
  table: defineTable<typeof gongMachine>({
    starts: [{ to: 'quiet', context: {} }],
    states: { quiet: {} },
    rows: [{ in: 'quiet', on: 'gong.struck' }],
  }),
});

it('takes each transition of a machine that has one state', async ({ browser }) => {
  const page = await browser.newPage();
  const { failures, missed, walked } = await walkBrowser(gongModel, page, {
    open: (opened) => opened.goto('data:text/html,<button>Gong</button>'),
    calls: {},
    press: { 'gong.struck': ({ hand }) => hand.click(page.getByRole('button')) },
    sees: { quiet: () => ({ enabled: [page.getByRole('button')] }) },
  });
  await page.close();
  expect([failures, missed, walked.size]).toEqual([[], [], 1]);
});

it.for<[string, Bell, string]>([
  ['another label', { label: 'Звонок' }, "It is not on the screen: getByRole('button', { name: 'Позвонить' })"],
  ['a button that can be pressed too soon', { isEager: true }, "It is enabled: getByRole('button')"],
  ['another call', { path: '/api/knock/' }, 'calls[0] is missing, should be "ring"'],
  ['a button that can be pressed a moment later', { isRestless: true }, "It is enabled: getByRole('button')"],
  ['another delay', { restMs: 60_000 }, 'delays[0] is missing, should be 700'],
])('sees %s', async ([_, bell, reason], { browser }) => {
  const { reasons } = await walkBell(browser, bell, 3_000);
  expect(reasons).toEqual([expect.stringContaining(reason)]);
});
