import { ImageLightbox } from '#ui/image-viewer/lightbox.tsx';
import { imageViewer } from '#ui/image-viewer/image-viewer.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useReducer } from 'react';
import { expect, it } from 'vitest';

const picture = (name: string) => ({ url: `/files/${name}.webp`, width: 640, height: 640, sources: [] });

function Viewer() {
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  return (
    <TestPage>
      <button type="button" onClick={showAgain}>
        Страница
      </button>
      <ImageLightbox />
    </TestPage>
  );
}

async function openViewer() {
  render(<Viewer />);
  act(() => imageViewer.open({ images: [picture('a'), picture('b')], index: 0, alt: 'Чашка' }));
  await screen.findByRole('button', { name: 'Закрыть' });
  return userEvent.setup();
}

it('keeps the focus, from its last button to its first and back', async () => {
  const user = await openViewer();
  const seen: (string | null | undefined)[] = [];
  const buttons = screen.getAllByRole('button').filter((button) => !button.hasAttribute('disabled'));
  for (let presses = 0; presses < buttons.length * 2; presses += 1) {
    await user.tab();
    seen.push(document.activeElement?.getAttribute('aria-label'));
  }
  expect(seen).toContain('Закрыть');
  expect(new Set(seen).size).toBe(buttons.length);
  expect(seen.slice(0, buttons.length)).toEqual(seen.slice(buttons.length));
  await user.tab({ shift: true });
  expect(document.activeElement?.getAttribute('aria-label')).toBe(seen.at(-2));
});

it('is closed by Escape, wherever the focus is', async () => {
  const user = await openViewer();
  act(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  expect(document.activeElement).toBe(document.body);
  await user.keyboard('{Escape}');
  expect(imageViewer.isOpen.get()).toBe(false);
});

it('stays at its picture when the page is shown anew', async () => {
  const user = await openViewer();
  await user.click(screen.getByRole('button', { name: 'Следующее изображение' }));
  await screen.findByText('2 / 2');
  act(() => screen.getByText('Страница').click());
  expect(screen.getByText('2 / 2')).toBeTruthy();
});
