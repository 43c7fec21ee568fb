import { contactLinks, type ContactKind } from '#entities/shop/contact-links.ts';
import { expect, it } from 'vitest';

const linksOf = (kind: ContactKind, contact: string) => contactLinks({ [kind]: contact }).map(({ href }) => href);

it.each<[ContactKind, string, string]>([
  ['telegram', '@lavka', 'https://t.me/lavka'],
  ['telegram', 't.me/lavka', 'https://t.me/lavka'],
  ['telegram', '+79000000000', 'https://t.me/+79000000000'],
  ['whatsapp', 'wa.me/79000000000', 'https://wa.me/79000000000'],
  ['whatsapp', '8 900 000-00-01', 'https://wa.me/79000000001'],
  ['whatsapp', '(900) 000-00-01', 'https://wa.me/79000000001'],
  ['whatsapp', '+375 29 000-00-01', 'https://wa.me/375290000001'],
  ['whatsapp', '+86 130 0000 0001', 'https://wa.me/8613000000001'],
  ['viber', '8 900 000-00-01', 'viber://chat?number=%2B79000000001'],
  ['telegram', '8 (900) 000-00-01', 'https://t.me/+79000000001'],
  ['telegram', '79000000001', 'https://t.me/+79000000001'],
  ['viber', '+7 900 000-00-00', 'viber://chat?number=%2B79000000000'],
  ['vk', '@lavka', 'https://vk.com/lavka'],
  ['vk', ' vk.com/lavka ', 'https://vk.com/lavka'],
  ['ok', 'lavka', 'https://ok.ru/lavka'],
  ['ok', 'ok.ru/group/12', 'https://ok.ru/group/12'],
  ['instagram', 'lavka.home', 'https://www.instagram.com/lavka.home'],
  ['ref', 'lavka.example', 'https://lavka.example'],
  ['ref', 'лавка.рф', 'https://лавка.рф'],
  ['ref', 'http://lavka.example/', 'http://lavka.example/'],
])('finds %s, written as %s, at %s', (kind, contact, href) => {
  expect(linksOf(kind, contact)).toEqual([href]);
});

it.each<[ContactKind, string]>([
  ['vk', 'мы там есть'],
  ['ref', '@lavka'],
  ['whatsapp', 'нет'],
  ['viber', '@lavka'],
])('leaves out %s, written as %s, which leads nowhere', (kind, contact) => {
  expect(linksOf(kind, contact)).toEqual([]);
});

it('begins a message where the messenger takes a text', () => {
  const hrefs = contactLinks({ telegram: '@lavka', vk: '@lavka' }, 'Есть ли чашка?').map(({ href }) => href);
  expect(hrefs).toEqual([`https://t.me/lavka?text=${encodeURIComponent('Есть ли чашка?')}`, 'https://vk.com/lavka']);
});

it.each<[ContactKind, string, boolean]>([
  ['instagram', 'lavka.home', true],
  ['instagram', 'https://instagram.example/lavka', true],
  ['ref', 'https://www.instagram.com/lavka', true],
  ['ref', 'm.facebook.com/lavka', true],
  ['ref', 'FB.com', true],
  ['ref', 'https://threads.net/@lavka', true],
  ['ref', 'https://notinstagram.com/lavka', false],
  ['ref', 'https://lavka.example/instagram.com', false],
  ['whatsapp', '79000000000', false],
  ['vk', 'instagram', false],
])('knows whether %s, written as %s, is of a banned company', (kind, contact, isMarked) => {
  expect(contactLinks({ [kind]: contact }).map((link) => link.isMarked)).toEqual([isMarked]);
});
