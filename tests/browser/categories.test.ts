import { describe, expect } from 'vitest';
import { it } from '#tests/support/browser/it.ts';
import { takeScreenshot } from '#tests/support/browser/screenshots.ts';
import type { Visit } from '#tests/support/browser/visit.ts';
import { dragOntoFirst } from './steps.ts';

const rows = ({ page }: Visit) => page.getByRole('list', { name: 'Категории' }).getByRole('listitem');
const button = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true });
const namesOf = async (visit: Visit): Promise<string[]> =>
  (await rows(visit).allInnerTexts()).map((text) => text.split('\n')[0] ?? '');

describe('categories of the catalogue', () => {
  let owner: Visit;

  it.beforeAll(async ({ stay }) => {
    owner = await stay({ width: 1280, scheme: 'light' }, { path: '/catalog/', phone: '9000000001' });
    return owner.close;
  });

  const dialog = (name: string | RegExp) => owner.page.getByRole('dialog', { name });
  const add = async (name: string, parent?: string) => {
    await button(owner, 'Новая категория').click();
    await dialog('Новая категория').getByLabel('Название').fill(name);
    if (parent !== undefined) await dialog('Новая категория').getByLabel('Внутри категории').selectOption(parent);
    await dialog('Новая категория').getByRole('button', { name: 'Сохранить' }).click();
    await dialog('Новая категория').waitFor({ state: 'hidden' });
    await rows(owner).getByText(name, { exact: true }).waitFor();
  };

  it('are added on the first level and within another', async () => {
    await owner.page.getByRole('main').getByRole('link', { name: 'Категории', exact: true }).click();
    await rows(owner).first().waitFor();
    await add('Керамика');
    await add('Вазы большие', 'Керамика');
    const names = await namesOf(owner);
    expect(names.slice(names.indexOf('Керамика'))).toEqual(['Керамика', 'Вазы большие']);
    await takeScreenshot(owner, 'categories');
  });

  it('move among their neighbours, with those in them', async () => {
    const before = await namesOf(owner);
    await button(owner, 'Поднять «Керамика»').click();
    await expect.poll(() => namesOf(owner)).not.toEqual(before);
    const names = await namesOf(owner);
    expect(names[names.indexOf('Керамика') + 1]).toBe('Вазы большие');
    expect(names.at(-1)).not.toBe('Вазы большие');
  });

  it('are dragged among their neighbours by mouse and by keys', async () => {
    const { page } = owner;
    const levels = page.getByRole('list', { name: 'Категории' }).locator('> li');
    const firstLevel = async () => (await levels.allInnerTexts()).map((text) => text.split('\n')[0] ?? '');
    const handle = (name: string) => button(owner, `Переместить: «${name}»`);
    const before = await firstLevel();
    const [first = '', second = '', ...rest] = before;
    // The second one has few enough categories in it to be seen with the first one at once.
    const saved = () => page.waitForResponse((response) => response.request().method() === 'PUT');
    const isDragSaved = saved();
    await dragOntoFirst(page, handle(second), handle(first));
    await expect.poll(firstLevel).toEqual([second, first, ...rest]);
    await isDragSaved;
    await page.reload();
    await rows(owner).first().waitFor();
    expect(await firstLevel()).toEqual([second, first, ...rest]);
    await handle(first).press('Space');
    await page.getByText(`Взято: «${first}». Место 2 из ${before.length}.`).waitFor();
    await page.keyboard.press('ArrowUp');
    await page.getByText(`«${first}»: место 1 из ${before.length}.`).waitFor();
    const isMoveSaved = saved();
    await page.keyboard.press('Space');
    await isMoveSaved;
    await page.reload();
    await rows(owner).first().waitFor();
    expect(await firstLevel()).toEqual(before);
  });

  it('stand in no category that is in them', async () => {
    await button(owner, 'Изменить «Керамика»').click();
    const offered = await dialog('Категория').getByLabel('Внутри категории').getByRole('option').allInnerTexts();
    expect(offered.map((text) => text.trim())).not.toContain('Вазы большие');
    expect(offered.map((text) => text.trim())).not.toContain('Керамика');
    await dialog('Категория').getByRole('button', { name: 'Отмена' }).click();
  });

  it('are deleted once it is said where their items go', async () => {
    await button(owner, 'Удалить «Чай и травы»').click();
    const question = dialog('Удалить «Чай и травы»?');
    await question.getByRole('button', { name: 'Удалить' }).click();
    await question.getByText('Это поле не может быть пустым.').waitFor();
    await takeScreenshot(owner, 'delete-category');
    await question.getByLabel('Куда перенести товары').selectOption('Керамика');
    await question.getByRole('button', { name: 'Удалить' }).click();
    await question.waitFor({ state: 'hidden' });
    await expect.poll(() => namesOf(owner)).not.toContain('Чай и травы');
    await expect.poll(() => rows(owner).filter({ hasText: 'Керамика' }).innerText()).toMatch(/^Керамика\n7\sтоваров/);
    expect(owner.problems()).toEqual([]);
  });
});
