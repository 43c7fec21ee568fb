import { deferred } from '#tests/support/deferred.ts';
import { layOutRows } from '#tests/support/dom/list-geometry.ts';
import { MoveButtons } from '#ui/sortable/move-buttons.tsx';
import { moved } from '#ui/sortable/moved.ts';
import { SortableList } from '#ui/sortable/sortable-list.tsx';
import { MantineProvider, Modal } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(layOutRows);

interface FruitsProps {
  disabled?: boolean;
  /** What is waited for before a row is moved; a row moves at once without it. */
  answered?: Promise<void>;
}

function Fruits({ disabled = false, answered }: FruitsProps) {
  const [fruits, setFruits] = useState<readonly string[]>(['айва', 'груша', 'слива']);
  const move = async (from: number, to: number): Promise<void> => {
    if (answered) await answered;
    setFruits(moved(fruits, from, to));
  };
  return (
    <SortableList
      rows={fruits}
      idOf={(fruit) => fruit}
      nameOf={(fruit, place) => `${fruit}-${place}`}
      onMove={(from, to) => void move(from, to)}
      disabled={disabled}
      label="Фрукты"
    >
      {(fruit, place, handle) => (
        <>
          {handle}
          <b>{fruit}</b>
          <MoveButtons
            place={place}
            total={fruits.length}
            earlier={`${fruit} выше`}
            later={`${fruit} ниже`}
            size={28}
            onMove={(from, to) => void move(from, to)}
          />
        </>
      )}
    </SortableList>
  );
}

const order = () => screen.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent);
const handle = (name: string) => screen.getByRole('button', { name: `Переместить: ${name}` });
const said = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

describe('a list in order', () => {
  it('lifts a row with Space, moves it with arrows, and leaves it with Enter', async () => {
    const onSubmit = vi.fn<() => void>();
    const user = userEvent.setup();
    render(
      <MantineProvider>
        <form onSubmit={onSubmit}>
          <Fruits />
          <button type="submit">Сохранить</button>
        </form>
      </MantineProvider>,
    );
    handle('айва-0').focus();
    await user.keyboard(' ');
    await said('Взято: айва-0. Место 1 из 3.');
    expect(handle('айва-0')).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{ArrowDown}');
    await said('айва-0: место 2 из 3.');
    await user.keyboard('{ArrowDown}');
    await said('айва-0: место 3 из 3.');
    expect(order()).toEqual(['айва', 'груша', 'слива']);
    await user.keyboard('{Enter}');
    await said('Оставлено: айва-0. Место 3 из 3.');
    expect(order()).toEqual(['груша', 'слива', 'айва']);
    await waitFor(() => expect(handle('айва-2')).toHaveFocus());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('leaves everything as it was after Escape, which a dialog around it does not hear', async () => {
    const onClose = vi.fn<() => void>();
    const user = userEvent.setup();
    render(
      <MantineProvider>
        <Modal opened onClose={onClose}>
          <Fruits />
        </Modal>
      </MantineProvider>,
    );
    (await screen.findByRole('button', { name: 'Переместить: слива-2' })).focus();
    await user.keyboard('{Enter}');
    await said('Взято: слива-2. Место 3 из 3.');
    await user.keyboard('{ArrowUp}');
    await said('слива-2: место 2 из 3.');
    await user.keyboard('{Escape}');
    await said('Перемещение отменено: слива-2. Место 3 из 3.');
    expect(order()).toEqual(['айва', 'груша', 'слива']);
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('tells what the keys of a handle do', () => {
    render(
      <MantineProvider>
        <Fruits />
      </MantineProvider>,
    );
    expect(handle('груша-1')).toHaveAccessibleDescription(/^Пробел или Enter берёт строку, стрелки двигают её/);
  });

  it('moves a row by its buttons, and the focus with it', async () => {
    const user = userEvent.setup();
    render(
      <MantineProvider>
        <Fruits />
      </MantineProvider>,
    );
    await user.click(screen.getByRole('button', { name: 'груша ниже' }));
    expect(order()).toEqual(['айва', 'слива', 'груша']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'груша выше' })).toHaveFocus());
    expect(screen.getByRole('button', { name: 'груша ниже' })).toBeDisabled();
  });

  it('keeps the focus on the row whose move is answered later', async () => {
    const answered = deferred<void>();
    const user = userEvent.setup();
    render(
      <MantineProvider>
        <Fruits answered={answered.promise} />
      </MantineProvider>,
    );
    await user.click(screen.getByRole('button', { name: 'груша выше' }));
    await new Promise(requestAnimationFrame);
    expect(order()).toEqual(['айва', 'груша', 'слива']);
    answered.resolve();
    await waitFor(() => expect(order()).toEqual(['груша', 'айва', 'слива']));
    expect(screen.getByRole('button', { name: 'груша ниже' })).toHaveFocus();
  });

  it('lifts nothing while it is disabled', () => {
    render(
      <MantineProvider>
        <Fruits disabled />
      </MantineProvider>,
    );
    expect(handle('айва-0')).toBeDisabled();
  });
});
