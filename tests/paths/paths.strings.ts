/** A text in the languages that the report speaks. */
export interface Bilingual {
  en: string;
  ru: string;
}

/** What a green run doesn't say. */
export const doubts = {
  untouched: (names: string): Bilingual => ({ en: `Not walked at all: ${names}.`, ru: `Вовсе не пройдены: ${names}.` }),
  notWhole: (count: number): Bilingual => ({
    en: `Machines walked: only ${count}.`,
    ru: `Пройдено машин: только ${count}.`,
  }),
  unasked: (names: string): Bilingual => ({ en: `Drivers not run: ${names}.`, ru: `Не запускали драйверы: ${names}.` }),
  withoutModel: (name: string): Bilingual => ({ en: `${name} has no model.`, ru: `У ${name} нет модели.` }),
  withoutWalk: (driver: string, names: string): Bilingual => ({
    en: `The driver ${driver} does not walk: ${names}.`,
    ru: `Драйвер ${driver} не проходит: ${names}.`,
  }),
  hidden: (count: number): Bilingual => ({
    en: `Events without a control on some screen, sent by the walk: ${count}.`,
    ru: `События, для которых на каком-то экране нет кнопки, их посылает сам обход: ${count}.`,
  }),
  unplanted: (count: number): Bilingual => ({
    en: `Machines not proved by mutants since they changed (npm run mutants): ${count}.`,
    ru: `Машин, не проверенных мутантами после изменений (npm run mutants): ${count}.`,
  }),
  passedOver: (count: number): Bilingual => ({
    en: `Mutants that change nothing, not counted (the list is tests/mutants/equivalents.ts): ${count}.`,
    ru: `Не считаются мутанты, которые ничего не меняют (список: tests/mutants/equivalents.ts): ${count}.`,
  }),
  unreachable: (driver: string, count: number): Bilingual => ({
    en: `Events that ${driver} doesn’t bring about, each with its reason at its machine: ${count}.`,
    ru: `События, которых ${driver} не вызывает, у каждого причина при его машине: ${count}.`,
  }),
};

/** What the report says of mutants, small changes of a machine that a test has to notice. */
export const mutantTexts = {
  title: { en: 'mutants', ru: 'мутанты' },
  left: { en: 'Surviving mutants', ru: 'Незамеченные мутанты' },
  outdated: { en: 'before the last change', ru: 'до последнего изменения' },
};

/** What the report says. */
export const texts = {
  title: { en: 'Paths', ru: 'Пути' },
  green: { en: 'Every machine goes as its table says', ru: 'Каждая машина идёт по своей таблице' },
  nothing: { en: 'Nothing was walked', ru: 'Ничего не пройдено' },
  wrong: (causes: number, problems: number): Bilingual => ({
    en: `Causes of failure: ${causes}, other problems: ${problems}`,
    ru: `Причин ошибок: ${causes}, других замечаний: ${problems}`,
  }),
  unsaid: { en: 'What this verdict doesn’t say', ru: 'Чего этот вывод не говорит' },
  search: { en: 'Search', ru: 'Поиск' },
  is: { en: 'is', ru: 'есть' },
  shouldBe: { en: 'should be', ru: 'должно быть' },
  field: { en: 'field', ru: 'поле' },
  count: (count: number): Bilingual => ({ en: `paths: ${count}`, ru: `путей: ${count}` }),
  noControl: { en: 'Not brought about by everybody', ru: 'Вызывают не все' },
  arrows: { en: 'Transitions', ru: 'Переходы' },
  machine: { en: 'machine', ru: 'машина' },
  columns: {
    en: 'Under each driver: transitions that it took, of all, and paths.',
    ru: 'У каждого драйвера: пройденные переходы из всех и пути.',
  },
  when: { en: 'when, UTC', ru: 'когда, UTC' },
  commit: { en: 'commit', ru: 'коммит' },
  states: { en: 'states', ru: 'состояния' },
  transitions: { en: 'transitions', ru: 'переходы' },
  paths: { en: 'paths', ru: 'пути' },
  failures: { en: 'failures', ru: 'ошибки' },
  seconds: { en: 'seconds', ru: 'секунды' },
  runs: { en: 'The last whole runs', ru: 'Последние полные прогоны' },
  walkedBySome: { en: 'walked by more than one driver', ru: 'пройдено несколькими драйверами' },
  walkedByOne: { en: 'walked by one driver', ru: 'пройдено одним драйвером' },
  failed: { en: 'went wrong, or was not walked', ru: 'с ошибкой или не пройдено' },
};

/** What the report says of promises. */
export const promiseTexts = {
  title: { en: 'Promises', ru: 'Обещания' },
  counts: ({ total, held }: { total: number; held: number }): Bilingual => ({
    en: `Held: ${held} of ${total}`,
    ru: `Выполнено: ${held} из ${total}`,
  }),
  held: { en: 'held', ru: 'выполнено' },
  broken: { en: 'broken', ru: 'нарушено' },
  example: { en: 'How it comes about', ru: 'Как это бывает' },
  counterexample: { en: 'The shortest path that breaks it', ru: 'Кратчайший путь, где оно нарушено' },
  atOnce: { en: 'It is so from the start.', ru: 'Так с самого начала.' },
};

/** What the report says of planted faults. */
export const faultTexts = {
  title: { en: 'Planted faults', ru: 'Подложенные ошибки' },
  never: (total: number): Bilingual => ({
    en: `Listed: ${total}. Nobody has planted them yet: npm run faults`,
    ru: `В списке: ${total}. Их ещё не подкладывали: npm run faults`,
  }),
  counts: ({ total, found, unseen, notAsked }: Record<'total' | 'found' | 'unseen' | 'notAsked', number>) => ({
    en: `Found: ${found} of ${total}, unseen: ${unseen}, not asked since a change: ${notAsked}`,
    ru: `Найдено: ${found} из ${total}, не замечено: ${unseen}, не проверено после изменений: ${notAsked}`,
  }),
  left: { en: 'Unseen or not asked', ru: 'Не замечены или не проверены' },
  ofMachine: { en: 'Faults planted in its files', ru: 'Ошибки, подложенные в её файлы' },
  found: { en: 'found', ru: 'найдена' },
  unseen: { en: 'unseen', ru: 'не замечена' },
  'not asked': { en: 'not asked', ru: 'не проверена' },
};

/** What the panel of an arrow says; the page's script reads it with the data. */
export const panelTexts = {
  en: {
    shortest: 'The shortest path',
    all: 'All paths:',
    replay: 'Walks it alone:',
    close: 'Close',
    none: 'No path takes it.',
    hits: 'Walked:',
    watch: 'Watch the path',
    wrong: '✗ A walk went wrong here: its cause stands at the machine.',
    mutants: 'Mutants noticed:',
    outdated: 'before the last change',
    faults: 'Faults planted around it (✓ found, ✗ unseen, – not asked):',
    back: 'One step back',
    on: 'One step on',
    picture: 'The screen',
    state: 'State',
    event: 'What happens next',
    calls: 'Calls that wait',
    delays: 'Timers',
  },
  ru: {
    shortest: 'Кратчайший путь',
    all: 'Все пути:',
    replay: 'Пройти только его:',
    close: 'Закрыть',
    none: 'Ни один путь здесь не проходит.',
    hits: 'Пройдено:',
    watch: 'Смотреть путь',
    wrong: '✗ Здесь обход разошёлся с таблицей: причина — у машины.',
    mutants: 'Замечено мутантов:',
    outdated: 'до последнего изменения',
    faults: 'Ошибки, подложенные рядом (✓ найдена, ✗ не замечена, – не проверена):',
    back: 'На шаг назад',
    on: 'На шаг вперёд',
    picture: 'Экран',
    state: 'Состояние',
    event: 'Что случится',
    calls: 'Запросы ждут',
    delays: 'Таймеры',
  },
};

/** What the report says of the requirements. */
export const requirementTexts = {
  title: { en: 'Requirements', ru: 'Требования' },
  list: { en: 'The list', ru: 'Список' },
  id: { en: 'id', ru: 'номер' },
  requirement: { en: 'requirement', ru: 'требование' },
  proof: { en: 'proof', ru: 'чем доказано' },
  cannotAs: { en: 'can’t be tested, because', ru: 'не проверить, потому что' },
  missingAs: { en: 'not proved:', ru: 'не доказано:' },
  counts: ({
    total,
    proved,
    cannot,
    missing,
  }: Record<'total' | 'proved' | 'cannot' | 'missing', number>): Bilingual => ({
    en: `Proved: ${proved} of ${total}, can’t be tested: ${cannot}, not proved: ${missing}`,
    ru: `Доказано: ${proved} из ${total}, не проверить: ${cannot}, не доказано: ${missing}`,
  }),
};

/** What the command says before anything else, where something was red the last time. */
export const replayTexts = {
  first: (paths: number, sequences: number): string => {
    const parts = [
      ...(paths > 0 ? [`путей ${paths}`] : []),
      ...(sequences > 0 ? [`случайных последовательностей ${sequences}`] : []),
    ];
    return `Сначала то, что было красным в прошлый раз: ${parts.join(', ')}.`;
  },
  red: (place: string, number: number): string => `✗ ${place} · путь ${number}: всё ещё красный`,
  green: (place: string, number: number): string => `✓ ${place} · путь ${number}: теперь зелёный`,
  greenSequence: (machine: string): string => `✓ ${machine}: случайная последовательность теперь зелёная`,
};

/** What the command says of what has changed. */
export const changedTexts = {
  nothing: (ref: string): string => `После ${ref} не изменилось ничего, от чего зависит хоть одна машина.`,
  since: (ref: string, count: number): string => `Изменилось после ${ref}, поэтому проходим машин: ${count}.`,
  machine: (name: string, [first = '', ...others]: readonly string[]): string =>
    `  ${name}: ${first}${others.length > 0 ? `, и ещё файлов: ${others.length}` : ''}`,
};

/** What the sheet for a person says; it is Russian alone, as the shop is. */
export const sheetTexts = {
  title: 'Лист проверки магазина',
  lead: 'Отметьте шаг, если увидели то, что сказано. Увидели другое — запишите рядом: по номеру пути найдут причину.',
  name: 'Имя',
  date: 'Дата',
  build: 'Сборка',
  print: 'Печать',
  begin: 'Начало:',
  case: (place: number): string => `Случай ${place}`,
  does: 'Сделайте',
  sees: 'Увидите',
  link: { en: 'Sheet to check by hand', ru: 'Лист ручной проверки' },
  /** Above a path in words. */
  inWords: 'То же словами:',
};
