import { lazyPart } from '#ui/lazy-part.ts';
import { OnceWanted } from '#ui/once-wanted.tsx';
import { createDisclosure } from '#lib/disclosure.ts';
import { useIsOpen } from '#ui/disclosures.ts';
import { act, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';

it('closes a part that could not be loaded, and loads it when it is wanted again', async () => {
  // React tells the console of what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const drawer = createDisclosure();
  const answers = [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve({ Menu: () => <p>Меню</p> })];
  const Menu = lazyPart(() => answers.shift() ?? Promise.reject(new Error('Asked too often')), 'Menu');
  function Page() {
    return (
      <OnceWanted isWanted={useIsOpen(drawer)} part={Menu} onBroken={drawer.close}>
        <Menu />
      </OnceWanted>
    );
  }
  render(<Page />);
  await act(async () => drawer.open());
  await expect.poll(() => drawer.isOpen()).toBe(false);
  expect(answers).toHaveLength(1);
  await act(async () => drawer.open());
  expect(await screen.findByText('Меню')).toBeInTheDocument();
  expect(drawer.isOpen()).toBe(true);
});
