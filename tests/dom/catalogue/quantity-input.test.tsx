import { QuantityInput } from '#entities/cart/quantity-input.tsx';
import type { CountRule } from '#common/fit-count.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

interface QuantityProps {
  start: number;
  max?: number;
  refused?: number;
  rule?: CountRule;
}

function Quantity({ start, max, refused, rule }: QuantityProps) {
  const [value, setValue] = useState(start);
  return (
    <TestPage>
      <QuantityInput
        value={value}
        onChange={setValue}
        label="Количество: Чашка"
        {...(max && { max })}
        {...(rule && { rule })}
      />
      <output>{value}</output>
      <button type="button" onClick={() => setValue(refused ?? start)}>
        Отказать
      </button>
    </TestPage>
  );
}

const field = () => screen.getByLabelText('Количество');
const value = () => Number(screen.getByRole('status').textContent);

describe('the quantity input', () => {
  it.each([
    ['12', '12', 12],
    ['1a2-', '12', 12],
    ['98765', '987', 987],
    ['-3', '3', 3],
    ['1.5', '15', 15],
  ])('takes of %j only three digits: %j', async (typed, shown, count) => {
    const user = userEvent.setup();
    render(<Quantity start={5} />);
    await user.clear(field());
    await user.type(field(), typed);
    expect(field()).toHaveValue(shown);
    expect(value()).toBe(count);
  });

  it.each(['', '0', '000'])('makes 1 of %j when it is left', async (typed) => {
    const user = userEvent.setup();
    render(<Quantity start={5} />);
    await user.clear(field());
    if (typed) await user.type(field(), typed);
    expect(field()).toHaveValue(typed);
    expect(value()).toBe(5);
    await user.tab();
    expect(field()).toHaveValue('1');
    expect(value()).toBe(1);
  });

  it('keeps to its range at both ends', async () => {
    const user = userEvent.setup();
    render(<Quantity start={2} />);
    await user.click(screen.getByLabelText('Меньше'));
    expect(value()).toBe(1);
    expect(screen.getByLabelText('Меньше')).toBeDisabled();
    await user.clear(field());
    await user.type(field(), '998');
    await user.click(screen.getByLabelText('Больше'));
    expect(value()).toBe(999);
    expect(screen.getByLabelText('Больше')).toBeDisabled();
  });

  it('keeps to a maximum of its own', async () => {
    const user = userEvent.setup();
    render(<Quantity start={2} max={50} />);
    await user.clear(field());
    await user.type(field(), '99');
    await user.tab();
    expect(field()).toHaveValue('50');
    expect(value()).toBe(50);
  });

  it('keeps to the counts in which an item is sold', async () => {
    const user = userEvent.setup();
    render(<Quantity start={12} rule={{ count_step: 6, count_min: 10 }} />);
    expect(screen.getByLabelText('Меньше')).toBeDisabled();
    await user.click(screen.getByLabelText('Больше'));
    expect(value()).toBe(18);
    await user.clear(field());
    await user.type(field(), '25');
    expect([(field() as HTMLInputElement).value, value()]).toEqual(['25', 18]);
    await user.tab();
    expect(value()).toBe(30);
    await user.clear(field());
    await user.tab();
    expect(value()).toBe(12);
    await user.clear(field());
    await user.type(field(), '999');
    await user.tab();
    expect(value()).toBe(996);
    expect(screen.getByLabelText('Больше')).toBeDisabled();
  });

  it.each([
    ['Больше', 18],
    ['Меньше', 12],
  ])('goes from a count that is no longer sold to the next one that is: %s', async (button, count) => {
    render(<Quantity start={13} rule={{ count_step: 6, count_min: 1 }} />);
    await userEvent.click(screen.getByLabelText(button));
    expect(value()).toBe(count);
  });

  it('steps by the arrow keys', async () => {
    const user = userEvent.setup();
    render(<Quantity start={2} />);
    await user.click(field());
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(value()).toBe(3);
  });

  it('shows a value that came from elsewhere in place of the typed one', async () => {
    const user = userEvent.setup();
    render(<Quantity start={2} refused={7} />);
    await user.clear(field());
    await user.type(field(), '40');
    screen.getByText('Отказать').click();
    await expect.poll(() => field()).toHaveValue('7');
  });
});
