import type { Hands } from './hands.ts';
import type { Person, Shop } from './shop.ts';

/** One thing that is done in an evening. */
export interface Step {
  id: string;
  name: string;
  person: Person;
  path: string | ((shop: Shop) => Promise<string>);
  /** Clicks and keys that it took when the office was first tried; left out where nobody tried it. */
  before?: string;
  /** How many acts it may take. */
  goal?: string;
  run(hands: Hands, shop: Shop): Promise<void>;
  /** The same without a mouse; steps that lack it are taken by hand. */
  runByKeys?(hands: Hands, shop: Shop): Promise<void>;
  /** What the shop holds, and whether it is what the step is for. */
  outcome?: {
    read(shop: Shop): Promise<number | string>;
    isRight(after: number | string, before: number | string): boolean;
  };
}

/** What came of a step. */
export const outcomes = {
  is: (wanted: number | string) => (after: number | string) => after === wanted,
  by: (difference: number) => (after: number | string, before: number | string) =>
    Number(after) - Number(before) === difference,
  isMore: (after: number | string, before: number | string) => Number(after) > Number(before),
};

/** Selects everything in the list; cards have no head to press. */
export async function selectAll(hands: Hands): Promise<void> {
  const box = (name: RegExp) => hands.page.getByRole('checkbox', { name }).first();
  if (hands.width > 360) return hands.click(box(/^Выбрать все/));
  await hands.click(box(/^Выбрать: /));
  const all = hands.button(/^Выбрать все \d+$/);
  if (await all.isVisible()) await hands.click(all);
}

/** Presses a named act, or chooses it where the bar names others. */
export async function pressAct(hands: Hands, act: string | RegExp): Promise<void> {
  const button = hands.button(act).first();
  if (await button.isVisible()) return hands.click(button);
  await hands.click(hands.button('Действия'));
  await hands.choose(hands.dialog().getByLabel('Что сделать'), act);
}

/** The button that answers the question. */
export const submit = (hands: Hands) => hands.dialog().locator('button[type=submit]:visible').last();

/** Everything in the list is selected, and a named act is carried out once it was asked. */
export async function doWithAll(hands: Hands, act: string | RegExp): Promise<void> {
  await selectAll(hands);
  await pressAct(hands, act);
  await hands.click(submit(hands));
  await hands.finish();
}

/** The same without a mouse. */
export async function doWithAllByKeys(hands: Hands, key: string): Promise<void> {
  await hands.press('Control+a');
  await hands.press(key);
  await hands.isAsked();
  await hands.press('Enter');
  await hands.finish();
}
