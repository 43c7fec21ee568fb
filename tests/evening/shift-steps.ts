import type { Page, Route } from 'playwright-core';
import { outcomes, pressAct, selectAll, type Step, submit } from './acts.ts';
import type { Hands } from './hands.ts';
import { changeMeanwhile, readShift } from './prepare-shift.ts';
import type { Shop } from './shop.ts';

const isOfMany = /\/api\/placed-order\/list\//;

/**
 * Spoils the calls of an act: before the first a colleague changes orders, the answer of the second is lost, and the
 * fourth doesn't reach the server.
 */
async function spoil(page: Page, before: () => Promise<void>): Promise<void> {
  let calls = 0;
  await page.route(isOfMany, async (route: Route) => {
    // Where they stand is read by the same call, without a change.
    if (!route.request().postData()?.includes('"change"')) return route.continue();
    calls += 1;
    if (calls === 1) await before();
    if (calls === 2) await route.fetch();
    return calls === 2 || calls === 4 ? route.abort('internetdisconnected') : route.continue();
  });
}

/** Answers the question, if there is one, and goes on after each cut until the act is at its end. */
async function goThrough(hands: Hands, confirm: (button: 'question' | 'cut') => Promise<void>): Promise<void> {
  const [end, resume] = [hands.button('Готово'), hands.button('Продолжить')];
  await submit(hands).or(end).or(resume).first().waitFor();
  if (await submit(hands).isVisible()) await confirm('question');
  for (;;) {
    await end.or(resume).first().waitFor();
    if (!(await resume.isVisible())) break;
    await confirm('cut');
  }
  await hands.finish();
}

async function moveAll(hands: Hands, act: RegExp): Promise<void> {
  await selectAll(hands);
  await pressAct(hands, act);
  await goThrough(hands, (button) => hands.click(button === 'cut' ? hands.button('Продолжить') : submit(hands)));
}

async function moveAllByKeys(hands: Hands, key: string): Promise<void> {
  await hands.press('Control+a');
  await hands.press(key);
  await goThrough(hands, () => hands.press('Enter'));
}

const list = (state: string): string => `/orders?scope=shop&state=${state}`;

const outcome = (wanted: string): NonNullable<Step['outcome']> => ({
  read: readShift,
  isRight: outcomes.is(wanted),
});

async function collect(hands: Hands, shop: Shop, run: () => Promise<void>): Promise<void> {
  await spoil(hands.page, () => changeMeanwhile(shop));
  await run();
}

/** A shift of 200 orders, of which ten per cent aren't paid; the network is cut twice, and a colleague changes 20. */
export const shiftSteps: readonly Step[] = [
  {
    id: 'collect',
    name: '200 orders collected, the network cut twice',
    person: 'manager',
    path: list('need_pay'),
    run: async (hands, shop) => collect(hands, shop, () => moveAll(hands, /^Отметить собранн/)),
    runByKeys: async (hands, shop) => collect(hands, shop, () => moveAllByKeys(hands, 'KeyC')),
    outcome: outcome('10 canceled, 170 collected, 20 need_pay'),
  },
  {
    id: 'deliver',
    name: 'what is collected given to delivery',
    person: 'manager',
    path: list('collected'),
    run: async (hands) => moveAll(hands, /Передать в доставку/),
    runByKeys: async (hands) => moveAllByKeys(hands, 'KeyL'),
    outcome: outcome('10 canceled, 170 delivery, 20 need_pay'),
  },
  {
    id: 'undo',
    name: 'all marked as done, and taken back',
    person: 'manager',
    path: list('delivery'),
    run: async (hands) => {
      await moveAll(hands, /Отметить выполненн/);
      await hands.click(hands.button('Вернуть, как было'));
      await goThrough(hands, () => hands.click(submit(hands)));
    },
    outcome: outcome('10 canceled, 170 delivery, 20 need_pay'),
  },
  {
    id: 'done',
    name: 'all marked as done',
    person: 'manager',
    path: list('delivery'),
    goal: 'the shift in ≤ 30 s of hands',
    run: async (hands) => moveAll(hands, /Отметить выполненн/),
    runByKeys: async (hands) => moveAllByKeys(hands, 'KeyD'),
    outcome: outcome('10 canceled, 170 done, 20 need_pay'),
  },
];
