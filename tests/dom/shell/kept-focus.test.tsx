import { useKeptFocus } from '#office/menu/use-kept-focus.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useState } from 'react';

/** Rows whose buttons take away their row, or all of the rows at once. */
function Rows() {
  useKeptFocus();
  const [rows, setRows] = useState(['Чашка', 'Ваза']);
  return (
    <main>
      <section aria-label="Строки">
        {rows.length > 0 && (
          <ul>
            {rows.map((row) => (
              <li key={row}>
                <button type="button" onClick={() => setRows(rows.filter((one) => one !== row))}>
                  {row}
                </button>
                <button type="button" onClick={() => setRows([])}>
                  Всё после: {row}
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
    </main>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('gives the focus of a row that has gone to what is left around it', async () => {
  render(<Rows />);
  await press('Чашка');
  await waitFor(() => expect(screen.getByRole('list')).toHaveFocus());
  await press('Всё после: Ваза');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Строки' })).toHaveFocus());
});

it('leaves it to whatever has taken it meanwhile', async () => {
  render(<Rows />);
  await press('Чашка');
  screen.getByRole('button', { name: 'Ваза' }).focus();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('button', { name: 'Ваза' })).toHaveFocus();
});

it('leaves it nowhere where the person has left what is still there', async () => {
  render(<Rows />);
  screen.getByRole('button', { name: 'Ваза' }).focus();
  screen.getByRole('button', { name: 'Ваза' }).blur();
  fireEvent.click(screen.getByRole('button', { name: 'Чашка' }));
  expect(screen.queryByRole('button', { name: 'Чашка' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(document.body).toHaveFocus();
});
