import type { Period } from '#ui/list/filters/period/period.ts';
import { PeriodFields } from '#ui/list/filters/period/period-fields.tsx';
import { PeriodFilter } from '#ui/list/filters/period/period-filter.tsx';
import { someRetail, TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
});

const open = (period: Period, time_zone = 'Europe/Moscow') =>
  render(
    <TestPage retail={{ ...someRetail, time_zone }}>
      <PeriodFields period={period} onChange={() => undefined} />
    </TestPage>,
  );

it('says at the days that the period ends before it begins', () => {
  open({ since: '2026-11-21', until: '2026-11-03' });
  expect(screen.getByRole('alert')).toHaveTextContent('Конец периода раньше начала.');
  expect(screen.getByLabelText(/^По(…|\s)/)).toHaveAccessibleDescription('Конец периода раньше начала.');
  expect(screen.getByLabelText(/^С(…|\s)/)).toHaveAttribute('data-error', 'true');
});

it('takes a period of one day', () => {
  open({ since: '2026-11-21', until: '2026-11-21' });
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['2026-11-30T20:00:00.000Z', 'Asia/Kamchatka', {}, 'С…', 'декабрь 2026'],
  ['2026-12-01T02:00:00.000Z', 'America/New_York', {}, 'С…', 'ноябрь 2026'],
  ['2026-12-01T02:00:00.000Z', 'America/New_York', { until: '2026-09-15' }, 'С…', 'сентябрь 2026'],
  ['2026-12-01T02:00:00.000Z', 'America/New_York', { since: '2027-02-15' }, 'По…', 'февраль 2027'],
])("opens an empty calendar at today's month: at %s in %s, with %o chosen", async (now, zone, period, field, month) => {
  vi.setSystemTime(now);
  open(period, zone);
  await userEvent.click(screen.getByLabelText(field));
  expect(await screen.findByRole('button', { name: month })).toBeVisible();
});

describe('the choice of a period', () => {
  let asked: Period[];

  function Bar({ first, isBroken }: { first: Period; isBroken: boolean }) {
    const [period, setPeriod] = useState(first);
    const change = (next: Period): void => {
      asked.push(next);
      setPeriod(next);
    };
    return <PeriodFilter period={period} isBroken={isBroken} onChange={change} />;
  }

  // Moscow's day is the 22nd already.
  const openChoice = (first: Period = {}, { now = '2026-11-21T22:00:00.000Z', isBroken = false } = {}) => {
    asked = [];
    vi.setSystemTime(now);
    render(
      <TestPage retail={{ ...someRetail, time_zone: 'Europe/Moscow' }}>
        <Bar first={first} isBroken={isBroken} />
      </TestPage>,
    );
    return screen.getByRole('combobox', { name: 'Период' });
  };

  it.each([
    ['Сегодня', 'today', '2026-11-22', '2026-11-22'],
    ['Вчера', 'yesterday', '2026-11-21', '2026-11-21'],
    ['7 дней', 'week', '2026-11-16', '2026-11-22'],
    ['30 дней', 'days30', '2026-10-24', '2026-11-22'],
    ['Этот месяц', 'month', '2026-11-01', '2026-11-30'],
    ['Прошлый месяц', 'lastMonth', '2026-10-01', '2026-10-31'],
  ])('asks for %s by the days of the shop, and says so', async (name, preset, since, until) => {
    const choice = openChoice();
    await userEvent.selectOptions(choice, name);
    expect(asked).toEqual([{ since, until, preset }]);
    expect(choice).toHaveDisplayValue(name);
    expect(screen.queryByRole('group', { name: 'Свои даты' })).toBeNull();
  });

  it.each([
    ['2027-01-31', '2026-12-01', '2026-12-31', '2027-01-31'],
    ['2027-03-01', '2027-02-01', '2027-02-28', '2027-03-31'],
  ])('knows on %s where months begin and end', async (today, since, until, end) => {
    const choice = openChoice({}, { now: `${today}T12:00:00.000Z` });
    await userEvent.selectOptions(choice, 'Прошлый месяц');
    await userEvent.selectOptions(choice, 'Этот месяц');
    expect(asked).toEqual([
      { since, until, preset: 'lastMonth' },
      { since: `${today.slice(0, 8)}01`, until: end, preset: 'month' },
    ]);
  });

  it('offers today, which moves on, beside the same day of an address, which doesn’t', async () => {
    const choice = openChoice({ since: '2026-11-22', until: '2026-11-22' });
    expect(choice).toHaveDisplayValue('Свои даты');
    await userEvent.selectOptions(choice, 'Сегодня');
    expect(asked).toEqual([{ since: '2026-11-22', until: '2026-11-22', preset: 'today' }]);
    expect(choice).toHaveDisplayValue('Сегодня');
  });

  it('asks for one’s own days, and forgets them all at once', async () => {
    const choice = openChoice({ since: '2026-11-22', until: '2026-11-22' });
    await userEvent.click(await screen.findByLabelText('Сбросить конец периода'));
    expect(asked).toEqual([{ since: '2026-11-22' }]);
    await userEvent.click(screen.getByLabelText('Сбросить начало периода'));
    // Whoever clears one day is about to choose another.
    expect(choice).toHaveDisplayValue('Свои даты');
    await userEvent.selectOptions(choice, 'За всё время');
    expect(asked.at(-1)).toEqual({});
    expect(choice).toHaveDisplayValue('За всё время');
    expect(screen.queryByRole('group', { name: 'Свои даты' })).toBeNull();
  });

  it('says that a day of the address is none', () => {
    openChoice({}, { isBroken: true });
    expect(screen.getByRole('alert')).toHaveTextContent('Дата в адресе неверна и не учтена.');
  });
});
