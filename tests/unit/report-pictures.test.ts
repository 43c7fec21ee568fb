import { expect, it } from 'vitest';
import { reportPictures } from '#server/start/report-pictures.ts';

function textOf(isTTY: boolean, total: number): string {
  let text = '';
  const report = reportPictures({ isTTY, write: (part) => (text += part) });
  for (let done = 1; done <= total; done += 1) report(done, total);
  return text;
}

it('counts pictures in one line of a terminal', () => {
  expect(textOf(true, 3)).toBe('\rГотовим картинки: 1 из 3\rГотовим картинки: 2 из 3\rГотовим картинки: 3 из 3\n');
});

it('writes a line for each quarter of the pictures where nobody watches', () => {
  expect(textOf(false, 10)).toBe(
    'Готовим картинки: 3 из 10\nГотовим картинки: 5 из 10\nГотовим картинки: 8 из 10\nГотовим картинки: 10 из 10\n',
  );
});
