import { keepTogether } from '#lib/no-break.ts';

/** Texts of the tab of the shop's pages about itself. */
export const infoStrings = {
  title: 'Страницы о\u00A0магазине',
  hint: keepTogether(
    'Ссылки на эти страницы внизу сайта, при оформлении заказа и при входе. Страница без текста клиентам не видна.',
  ),
  written: 'Видна клиентам, изменена ',
  contactsAlone: keepTogether('Видна клиентам: контакты из основных настроек и пункты выдачи. Текста нет.'),
  unwritten: 'Не\u00A0заполнена: клиенты её не\u00A0видят.',
  write: 'Написать',
  writeOf: (title: string) => `Написать страницу «${title}»`,
  open: 'Открыть',
  openOf: (title: string) => `Открыть страницу «${title}»`,

  text: 'Текст',
  textHint: keepTogether(
    'Пустая строка начинает новый абзац. Решётка и пробел в начале строки («# Сроки») — заголовок, дефис и пробел («- Почта») — пункт списка.',
  ),
  contactsHint: keepTogether(
    'Например, часы работы и как проехать. Телефон, ссылки и пункты выдачи покажем ниже сами: они из настроек.',
  ),
  emptied: keepTogether('Пустую страницу клиенты не увидят.'),
  startFromDraft: 'Начать с\u00A0черновика',
  draftMark: 'Черновик',
  draftText: keepTogether(
    'Клиенты его не видят. Проверьте каждое слово, впишите своё вместо подсказок в двойных скобках и сохраните: тогда это будет ваш текст. Мы не юристы: оферту и политику лучше показать своему.',
  ),
  blanksLeft: (blanks: string) => `Впишите своё вместо подсказок или удалите их: ${blanks}`,
  showPreview: 'Как увидят клиенты',
  hidePreview: 'Скрыть просмотр',
  saved: (title: string) => `Страница «${title}» сохранена`,
} as const;
