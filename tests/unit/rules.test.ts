import { plainNumber } from '#lib/plain-number.ts';
import { link, maximum, minimum, minLength, number, phone, problemOf, required, type Rule } from '#lib/rules.ts';
import { expect, it } from 'vitest';

const right: [string, Rule, string][] = [
  ['a text', required, 'да'],
  ['a link', link, 'https://host.tld'],
  ['a link with a path', link, 'http://sub.host.tld/path?query=1#place'],
  ['a link in Cyrillic', link, 'https://лавка.рф/'],
  ['a number', number, '-1290.5'],
  ['the least number', minimum(1), '1'],
  ['the greatest number', maximum(999), '999'],
  ['a text of the least length', minLength(2), 'да'],
  ['a filled phone', phone, '(900) 123 45 67'],
];
it.each(right)('takes %s', (_name, rule, text) => {
  expect(rule(text)).toBeUndefined();
});

const wrong: [string, Rule, string][] = [
  ['', required, 'Это поле не может быть пустым.'],
  ['  ', required, 'Это поле не может быть пустым.'],
  ['host.tld', link, 'Ссылка указана неверно.'],
  ['ftp://host.tld', link, 'Ссылка указана неверно.'],
  ['https://host', link, 'Ссылка указана неверно.'],
  ['https://host. tld', link, 'Ссылка указана неверно.'],
  ['12a', number, 'Это значение должно быть числом.'],
  ['1.', number, 'Это значение должно быть числом.'],
  ['0.99', minimum(1), 'Значение должно быть больше 1'],
  ['1000', maximum(999), 'Значение должно быть меньше 999'],
  [' я ', minLength(2), 'Кол-во символов должно быть минимум 2'],
  ['(900) 123 45 6', phone, 'Номер телефона указан неверно.'],
];
it.each(wrong)('refuses %j', (text, rule, problem) => {
  expect(rule(text)).toBe(problem);
});

it('leaves an empty field to the rule about empty ones', () => {
  for (const rule of [link, number, minimum(1), maximum(9), minLength(2), phone]) expect(rule('')).toBeUndefined();
});

it('gives the first problem only', () => {
  expect(problemOf('', required, minLength(5))).toBe('Это поле не может быть пустым.');
  expect(problemOf('дом', required, minLength(5))).toBe('Кол-во символов должно быть минимум 5');
  expect(problemOf('улица', required, minLength(5))).toBeUndefined();
});

it.each([
  ['1 290,5 кг', '1290.5'],
  ['−7', '-7'],
  ['вес: 12.25', '12.25'],
  [',5', '.5'],
  ['руб. 5', '5'],
  ['арт.15', '15'],
  ['− 1 290,5 кг', '-1290.5'],
  ['–10', '-10'],
  ['нет', ''],
  ['1e9', ''],
  ['10-20', ''],
  ['1.2.3', ''],
])('reads the number in %j', (text, plain) => {
  expect(plainNumber(text)).toBe(plain);
});
