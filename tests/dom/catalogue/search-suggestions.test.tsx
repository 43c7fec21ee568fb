import { Header } from '#app/shell/header/header.tsx';
import { headerSearch } from '#entities/shop/overlays.ts';
import { answerCalls } from '#tests/support/dom/answer-calls.ts';
import { cardOf, CatalogueServer } from '#tests/support/dom/catalogue-server.ts';
import { TestPage } from '#tests/support/dom/test-page.tsx';
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

const goods = [
  cardOf({ id: 1, name: 'Чашка синяя', price: 500 }),
  cardOf({ id: 2, name: 'Чашка белая', price: 350 }),
  cardOf({ id: 3, name: 'Плед', category_id: 3 }),
];

function openHeader(path = '/') {
  const server = new CatalogueServer(goods);
  answerCalls(server.fetch);
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  render(
    <TestPage queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Router hook={hook} searchHook={searchHook}>
        <Header />
      </Router>
    </TestPage>,
  );
  act(headerSearch.open);
  return { server, user: userEvent.setup(), address: () => decodeURIComponent(history.at(-1) ?? '') };
}

const field = () => screen.getByLabelText('Поиск по каталогу');
/** Asks at once: between letters, a slow machine would fetch suggestions for a part of the word. */
async function ask(user: UserEvent, text: string): Promise<void> {
  await user.click(field());
  await user.paste(text);
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '));
const all = ['Чашки', 'Чашка синяя500 ₽', 'Чашка белая350 ₽', 'Все товары по запросу «чаш»'];

it('suggests categories, and goods with their prices, once typing rests', async () => {
  const { server, address } = openHeader();
  for (const value of ['ч', 'ча', 'чаш']) fireEvent.change(field(), { target: { value } });
  await expect.poll(options).toEqual(all);
  expect(server.queries).toEqual(['search_text=чаш&limit=5']);
  expect(address()).toBe('/');
});

it('is led through by the arrows, which a screen reader follows, and Enter takes what they have led to', async () => {
  const { user, address } = openHeader();
  await ask(user, 'чаш');
  await expect.poll(options).toEqual(all);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Подсказки' }).id);
  const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(active()).toBeUndefined();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(active()).toMatch(/^Чашка синяя/);
  expect(field()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(address()).toBe('/item/1/');
  expect(options()).toEqual([]);
});

it('holds back what was found for another text until the present one is answered', async () => {
  const { server, user, address } = openHeader();
  await ask(user, 'чаш');
  await expect.poll(options).toEqual(all);
  const answer = server.holdLists();
  fireEvent.change(field(), { target: { value: 'чашка б' } });
  const ofOtherText = screen.getByRole('option', { name: /Чашка синяя/ });
  expect(ofOtherText).toHaveAttribute('aria-disabled', 'true');
  await user.click(ofOtherText);
  await expect.poll(() => server.queries.at(-1)).toBe('search_text=чашка+б&limit=5');
  await user.click(screen.getByRole('option', { name: /Чашка синяя/ }));
  expect(address()).toBe('/');
  await user.keyboard('{ArrowDown}');
  expect(document.getElementById(field().getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(
    'Все товары по запросу «чашка б»',
  );
  answer();
  await expect.poll(options).toEqual(['Чашка белая350 ₽', 'Все товары по запросу «чашка б»']);
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  await user.click(screen.getByRole('option', { name: /Чашка белая/ }));
  expect(address()).toBe('/item/2/');
});

it('leads to a category by a press', async () => {
  const { user, address } = openHeader();
  await ask(user, 'чаш');
  // The goods come after the categories, and the list is made anew.
  await expect.poll(options).toEqual(all);
  await user.click(screen.getByRole('option', { name: 'Чашки' }));
  expect(address()).toBe('/catalog/?category=2');
});

it('closes the suggestions by Escape first, and then the field', async () => {
  const { user } = openHeader();
  await ask(user, 'чаш');
  await expect.poll(options).toEqual(all);
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{Escape}');
  expect(screen.queryByLabelText('Поиск по каталогу')).toBeNull();
});

it('remembers what was searched for, the last first', async () => {
  localStorage.setItem(`${location.host}-searches`, JSON.stringify(['плед', 'ваза']));
  const { user, address } = openHeader();
  await user.type(field(), 'Чашка{Enter}');
  expect(address()).toBe('/catalog/?search=Чашка');
  expect(JSON.parse(localStorage.getItem(`${location.host}-searches`) ?? '')).toEqual(['Чашка', 'плед', 'ваза']);
});

it('remembers what Enter searched for in the catalogue, too', async () => {
  const { user } = openHeader('/catalog/');
  await user.type(field(), 'плед{Enter}');
  expect(localStorage.getItem(`${location.host}-searches`)).toBe('["плед"]');
});

it('offers the last searches, and forgets them by the keyboard too', async () => {
  localStorage.setItem(`${location.host}-searches`, JSON.stringify(['плед', 'ваза']));
  const { user, address } = openHeader();
  await user.click(field());
  const group = await screen.findByRole('group', { name: 'Вы искали' });
  expect(
    within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['плед', 'ваза']);
  await user.tab();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Очистить' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(options()).toEqual([]);
  expect(field()).toHaveFocus();
  expect(localStorage.getItem(`${location.host}-searches`)).toBeNull();
  expect(address()).toBe('/');
});

it('takes one of the last searches away by its button, which the keyboard reaches too', async () => {
  localStorage.setItem(`${location.host}-searches`, JSON.stringify(['плед', 'ваза', 'чай']));
  const { user, address } = openHeader();
  await user.click(field());
  await user.click(await screen.findByRole('button', { name: 'Убрать из\u00A0последних: ваза' }));
  expect(options()).toEqual(['плед', 'чай']);
  expect(field()).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Убрать из\u00A0последних: плед' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(options()).toEqual(['чай']);
  expect(field()).toHaveFocus();
  expect(localStorage.getItem(`${location.host}-searches`)).toBe('["чай"]');
  expect(address()).toBe('/');
});

it('has no button in the list of the last searches, whose options a screen reader reads as texts', async () => {
  localStorage.setItem(`${location.host}-searches`, JSON.stringify(['плед']));
  const { user } = openHeader();
  await user.click(field());
  expect(within(await screen.findByRole('listbox')).queryByRole('button')).toBeNull();
  expect(screen.getByRole('option')).toHaveAccessibleName('плед');
});

it('suggests nothing in the catalogue, whose list follows what is typed', async () => {
  const { user, server, address } = openHeader('/catalog/');
  await ask(user, 'чаш');
  await expect.poll(address).toBe('/catalog/?search=чаш');
  expect([options(), server.queries]).toEqual([[], []]);
});

it('says where suggestions can’t be had, beside the categories that it knows', async () => {
  const { server, user } = openHeader();
  server.isBroken = true;
  await ask(user, 'плед');
  expect(await screen.findByText('Не удалось найти подсказки')).toBeInTheDocument();
  fireEvent.change(field(), { target: { value: 'чаш' } });
  expect(await screen.findByRole('option', { name: 'Чашки' })).toBeInTheDocument();
  expect(await screen.findByText('Не удалось найти подсказки')).toBeInTheDocument();
});
