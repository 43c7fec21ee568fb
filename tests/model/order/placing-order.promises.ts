import { always, leadsTo, offers, type Promised } from '#tests/model/kit/promises/promises.ts';

/** Specification: section 4 (FORCE_REQUIRED). */
export const placingOrderPromises: readonly Promised[] = [
  {
    text: 'Отправка заказа всегда заканчивается: он создан, задан вопрос или форма снова открыта.',
    check: leadsTo('sending', ['filling', 'askingForce']),
  },
  {
    text: 'Заказ отправляется вопреки предупреждениям только после согласия с ними, и каждый раз заново.',
    check: always(
      { in: 'sending', when: ({ warnings }: { warnings: readonly unknown[] }) => warnings.length > 0 },
      { in: 'askingForce', on: 'force.confirmed' },
    ),
  },
  {
    text: 'От заказа с предупреждениями можно отказаться.',
    check: offers('askingForce', 'force.declined'),
  },
];
