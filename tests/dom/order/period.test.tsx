import type { Period } from '#ui/list/filters/filters.ts';
import { PeriodFields } from '#ui/list/filters/period-fields.tsx';
import { someRetail, TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

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
