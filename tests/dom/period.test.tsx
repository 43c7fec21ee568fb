import { PeriodFields } from '#ui/list/filters/period-fields.tsx';
import { TestPage } from '#tests/support/test-page.tsx';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

const open = (since: string, until: string) =>
  render(
    <TestPage>
      <PeriodFields period={{ since, until }} onChange={() => undefined} />
    </TestPage>,
  );

it('says at the days that the period ends before it begins', () => {
  open('2026-11-21', '2026-11-03');
  expect(screen.getByRole('alert')).toHaveTextContent('Конец периода раньше начала.');
  expect(screen.getByLabelText(/^По(…|\s)/)).toHaveAccessibleDescription('Конец периода раньше начала.');
  expect(screen.getByLabelText(/^С(…|\s)/)).toHaveAttribute('data-error', 'true');
});

it('takes a period of one day', () => {
  open('2026-11-21', '2026-11-21');
  expect(screen.queryByRole('alert')).toBeNull();
});
