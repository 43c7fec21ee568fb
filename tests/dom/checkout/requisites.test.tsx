import { Requisites } from '#storefront/account/requisites.tsx';
import { someRetail, TestPage } from '#tests/support/dom/test-page.tsx';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

const open = (requisites: string) =>
  render(
    <TestPage retail={{ ...someRetail, requisites }}>
      <Requisites />
    </TestPage>,
  );
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('breaks no number', () => {
  open(
    'СБП по номеру +7 (900) 000 00 00, Вера И.\nИП Ким, ИНН 7700\n\nКарта 0000 0000 0000 0000\nТелефон 8-900-000-00-00',
  );
  expect(lines()).toEqual([
    'СБП по номеру +7\u00A0(900)\u00A0000\u00A000\u00A000, Вера И.',
    'ИП Ким, ИНН\u00A07700',
    'Карта 0000\u00A00000\u00A00000\u00A00000',
    'Телефон 8\u2011900\u2011000\u201100\u201100',
  ]);
  expect(screen.queryByText('Показать все')).toBeNull();
});

it('shows the rest of many lines when asked, and folds them again', async () => {
  open('1\n2\n3\n4\n5');
  expect(lines()).toEqual(['1', '2', '3']);
  await userEvent.click(screen.getByRole('button', { name: 'Показать все', expanded: false }));
  expect(lines()).toEqual(['1', '2', '3', '4', '5']);
  const less = screen.getByRole('button', { name: 'Свернуть', expanded: true });
  expect(less).toHaveFocus();
  await userEvent.click(less);
  expect(lines()).toEqual(['1', '2', '3']);
});

it('shows how to pay and the account before all else', async () => {
  open('ООО «Лавка»\nИНН 7800\nСадовая, 1\nр/с 40702810900000000001\nБИК 044525000\n\nПереведите на карту');
  const payBy = ['Переведите на карту', 'р/с 40702810900000000001', 'БИК\u00A0044525000'];
  expect(lines()).toEqual(payBy);
  await userEvent.click(screen.getByRole('button', { name: 'Показать все' }));
  expect(lines()).toEqual([...payBy, 'ООО «Лавка»', 'ИНН\u00A07800', 'Садовая, 1']);
});
