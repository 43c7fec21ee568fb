import { describe, expect, it } from 'vitest';
import { explore } from '#tests/model/kit/explore.ts';
import { leavesOf } from '#tests/model/kit/observe.ts';
import { tableEvent } from '#tests/model/kit/table.ts';
import { asWhom } from '#tests/model/kit/words.ts';
import { models } from '#tests/model/registry.ts';
import { cartLineModel } from '#tests/model/cart/cart-line.model.ts';
import { cartLineWords } from '#tests/model/cart/cart-line.words.ts';
import { cartModel } from '#tests/model/cart/cart.model.ts';
import { cartWords } from '#tests/model/cart/cart.words.ts';
import { checkoutModel } from '#tests/model/order/checkout.model.ts';
import { checkoutWords } from '#tests/model/order/checkout.words.ts';
import { payingModel } from '#tests/model/payment/paying.model.ts';
import { payingWords } from '#tests/model/payment/paying.words.ts';
import { confirmModel } from '#tests/model/shell/confirm.model.ts';
import { day } from '#tests/model/words.ts';
import { testWalks } from '../drivers/walks.ts';
import { judge, walkInNode } from '../measure.ts';
import { reportPage } from '../report/page.ts';
import { Cases } from './cases.ts';
import { sheetPage, tellInWords } from './sheet.ts';

const all = day.flatMap(({ words }) => words);
const told = all.map((words) => {
  const model = models.find(({ name }) => name === words.machine) ?? confirmModel;
  return { name: words.machine, told: { words, model, graph: explore(model) } };
});

it('has words for each machine that a view shows, once', () => {
  expect(all.map(({ machine }) => machine).toSorted()).toEqual(Object.keys(testWalks.dom.files).toSorted());
});

describe.each(told)('the words of $name', ({ told: { words, model, graph } }) => {
  it('say what to do for each event and what to see in each state, and nothing else', () => {
    const types = new Set(graph.edges.map(({ event }) => event.type));
    const effects = new Set([...types].filter((type) => !(type in words.events)).map(tableEvent));
    expect(Object.keys(words.effects).toSorted()).toEqual([...effects].toSorted());
    const leaves = new Set([...graph.states.values()].flatMap(({ snapshot }) => leavesOf(snapshot)));
    expect(Object.keys(words.states).toSorted()).toEqual([...leaves].toSorted());
  });

  it('are said in whole sentences on each path', () => {
    const cases = new Cases({ words, model, graph });
    for (const edge of graph.edges) {
      const { does, sees } = cases.tellStep(edge);
      expect(does).toMatch(/^[А-ЯЁ].*[.!?»]$/u);
      expect(sees).toMatch(/^[А-ЯЁ«].*[.!?»]$/u);
      expect(`${does} ${sees}`).not.toMatch(/undefined|null|NaN|\[object|=>|[^.]\.\.[^.]|failed/);
    }
  });

  it('come in cases that take each transition which has a control, and in no more cases than that', () => {
    const cases = new Cases({ words, model, graph });
    const taken = cases.choose().map((number) => cases.byControl(cases.edgesTo(number)));
    expect(new Set(taken.flatMap((one) => [...one]))).toEqual(cases.byControl());
    expect(taken.length).toBeLessThanOrEqual(cases.byControl().size);
  });

  it('tell no case of two people, and none without a beginning', () => {
    const cases = new Cases({ words, model, graph });
    for (const number of cases.choose()) {
      expect(cases.tell(number).begin).toMatch(/^[А-ЯЁ].*[.]$/u);
      const people = cases.edgesTo(number).flatMap(({ event }) => asWhom(words, event) ?? []);
      expect(new Set(people).size).toBeLessThanOrEqual(1);
    }
  });
});

it('tells a path in the words and labels of the product', () => {
  const graph = explore(cartLineModel);
  const number = graph.edges.findIndex(({ event }) => event.type === 'deletion.requested');
  const { begin, steps } = new Cases({ model: cartLineModel, graph, words: cartLineWords }).tell(number);
  expect(begin).toBe('Положите в корзину чашку и откройте «Корзина».');
  expect(steps).toEqual([
    {
      does: 'Нажмите «Удалить «Чашка»».',
      sees: 'Вопрос «Удалить «Чашка» из корзины?» с кнопкой «Удалить».',
    },
    // Nobody can tick a call under way: the case ends at rest.
    { does: 'В вопросе откажитесь.', sees: 'Чашка в корзине, пометки о сохранении нет.' },
  ]);
});

it('tells a case as one person, who is named where it begins', () => {
  const graph = explore(checkoutModel);
  const cases = new Cases({ model: checkoutModel, graph, words: checkoutWords });
  const begins = cases.choose().map((number) => cases.tell(number).begin);
  const cart = 'Положите товар в корзину и откройте «Корзина».';
  expect(new Set(begins)).toEqual(new Set([`${cart} Не входите: это случай гостя.`, `${cart} Войдите.`]));
});

it('begins a case by what it is about', () => {
  const graph = explore(payingModel);
  const cases = new Cases({ model: payingModel, graph, words: payingWords });
  const number = graph.edges.findIndex(({ from }) => from === graph.starts[1]?.key);
  expect(cases.tell(number).begin).toBe('Войдите, откройте свои платежи и в них «Возврат денежных средств».');
});

it('tells a message without the reason that a walk made up', () => {
  const graph = explore(cartModel);
  const number = graph.edges.findIndex(({ event }) => event.type === 'xstate.error.actor.getCart');
  const { steps } = new Cases({ model: cartModel, graph, words: cartWords }).tell(number);
  expect(steps.at(-1)?.sees).toBe(
    '«Не удалось получить корзину» и кнопка «Повторить». Сообщение «Не удалось получить корзину» с причиной.',
  );
});

it('is linked from the page of each machine that is in it, at its place', async () => {
  const graph = explore(confirmModel);
  const machine = judge(process.cwd(), confirmModel, graph, { node: await walkInNode(confirmModel, graph) });
  const hidden = { ...machine, model: { ...confirmModel, name: 'shell/freshness' } };
  const page = await reportPage({
    machines: [machine, hidden],
    commit: 'abc1234',
    date: new Date('2026-11-28T12:30:00Z'),
    seconds: 4.2,
    isWhole: false,
    drivers: ['node'],
    withoutModel: [],
    withoutWalk: {},
    mutants: [],
    planted: { faults: [] },
    problems: [],
  });
  expect([...page.matchAll(/href="(sheet[^"]*)"/g)].map(([, link]) => link)).toEqual(['sheet.html#shell-confirm']);
});

it('is a page to print, with the build and a line to sign, in the order of the day', () => {
  const machines = told.map(({ told: one }) => one).toReversed();
  const page = sheetPage({ machines, commit: 'abc1234' });
  expect(page).toContain('Сборка <b>abc1234</b>');
  expect(page).toContain('<span>Имя <i></i></span><span>Дата <i></i></span>');
  const titles = [...page.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, title]) => title);
  expect(titles.slice(0, 6)).toEqual([
    'Покупатель входит',
    'Покупатель отмечает понравившееся',
    'Покупатель собирает корзину',
    'Покупатель оформляет заказ',
    'Покупатель заказывает по фото',
    'Покупатель платит',
  ]);
  expect(titles.at(-1)).toBe('Магазин открывается, а сеанс кончается');
  const beginnings = /<h3>Начало и конец работы<\/h3>.*/s.exec(page)?.[0].match(/(?<=Начало: ).*?(?=<)/g);
  // A guest has nothing there to press that who is signed in hasn't.
  expect([...new Set(beginnings)]).toEqual(['Войдите и загрузите страницу магазина заново.']);
  expect(page).toMatch(/<code>--machine shell\/confirm --path \d+<\/code>/);
  expect(page).toContain('<td>Заполните данные получения и нажмите «Оформить заказ · сумма».</td>');
  expect(page).not.toContain('Покупатель остаётся без связи');
});

it('tells one path for the console, and nothing of a machine without a view', () => {
  const graph = explore(confirmModel);
  const number = graph.edges.findIndex(({ event }) => event.type === 'question.declined');
  expect(tellInWords({ model: confirmModel, graph }, number)).toEqual([
    '',
    'То же словами:',
    '  Начало: Положите в корзину кружку и чайник, откройте «Корзина».',
    '  1. Нажмите «Удалить «Кружка»». → Вопрос «Удалить «Кружка» из корзины?».',
    '  2. Нажмите «Отмена». → Вопроса на экране нет.',
  ]);
  expect(tellInWords({ model: { ...confirmModel, name: 'shell/freshness' }, graph }, number)).toEqual([]);
});

it('has the machines alone that were walked', () => {
  const page = sheetPage({ machines: told.map(({ told: one }) => one).slice(0, 1), commit: '' });
  expect([...page.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['auth-phone-login']);
  expect(page).toContain('Сборка <i></i>');
});
