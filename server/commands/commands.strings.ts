import type { ShopRefusal } from '../domain/shop/manage-shops.ts';

const usage = `Как пользоваться:
  npm run shop -- create --name "Лавка" --phone "+7 900 000-00-01" [--host lavka.example]…
  npm run shop -- list
  npm run shop -- add-host --shop 1 --host www.lavka.example
  npm run shop -- remove-host --shop 1 --host www.lavka.example`;

const ofProcess = (pid: number | null): string => (pid === null ? '' : ` (процесс ${pid})`);

/** Texts for the person who runs a command. */
export const commandStrings = {
  usage,
  unknown: (command: string) => `Такой команды нет: ${command}.\n${usage}`,
  missing: (option: string) => `Не указано: --${option}.\n${usage}`,
  extra: (option: string) => `Лишнее: ${option}.\n${usage}`,
  name: 'Название магазина — от 1 до 100 букв.',
  phone: (text: string) => `«${text}» — не российский телефон. Нужен такой: +7 900 000-00-01.`,
  host: (text: string) => `«${text}» — не имя сайта. Нужно такое: lavka.example, без http:// и пути.`,
  shopId: (text: string) => `«${text}» — не номер магазина. Номера показывает npm run shop -- list.`,
  refused: {
    host_taken: (host: string) => `Имя ${host} уже у другого магазина.`,
    host_needed: (id: string) => `Магазин № ${id} отвечает на любое имя. Новому нужно своё: --host lavka.example.`,
    no_shop: (id: string) => `Магазина № ${id} нет. Номера показывает npm run shop -- list.`,
    no_host: (host: string) => `У этого магазина нет имени ${host}.`,
    last_host: (host: string) => `${host} — единственное имя магазина. Сначала добавьте другое.`,
  } satisfies Readonly<Record<ShopRefusal, (about: string) => string>>,
  created: (shop: { id: number; name: string; phone: string; url: string; hasTelephony: boolean }) =>
    [
      `Магазин № ${shop.id} «${shop.name}» создан. Владелец: ${shop.phone}.`,
      'Что дальше:',
      ...(shop.hasTelephony
        ? []
        : ['  — Укажите TELEPHONY_KEY и перезапустите магазин: без телефонии войти по звонку нельзя.']),
      `  — Откройте ${shop.url}, нажмите «Войти», укажите этот телефон и подтвердите вход своим звонком.`,
      '  — В меню «Настройки сайта» заполните контакты, реквизиты, способы доставки и пункты выдачи.',
      '  — В каталоге добавьте категории и товары.',
    ].join('\n'),
  none: 'Магазинов пока нет. Создайте первый: npm run shop -- create.',
  listed: ({ id, name, hosts }: { id: number; name: string; hosts: readonly string[] }) =>
    `№ ${id}  ${name}  ${hosts.length > 0 ? hosts.join(', ') : 'любое имя'}`,
  hostAdded: (host: string) => `Имя добавлено: ${host}. Магазин ответит на него в течение 10 секунд.`,
  hostRemoved: (host: string) => `Имя убрано: ${host}.`,
  waiting: (pid: number | null) =>
    `База данных занята: магазин запускается или идёт другая команда${ofProcess(pid)}. Ждём…`,
  waitingForCommand: (pid: number | null) =>
    `База данных занята: с\u00A0ней работает команда или другой запуск магазина${ofProcess(pid)}. Ждём…`,
  databaseBusy: (pid: number | null) =>
    `Магазин ещё запускается или идёт другая команда${ofProcess(pid)}. Повторите через минуту; ` +
    'если не поможет, перезапустите магазин.',
  unanswered: 'Работающий магазин не ответил. Попробуйте ещё раз.',
  failed: 'Не получилось: ошибка в работающем магазине. Подробности в его журнале.',
} as const;
