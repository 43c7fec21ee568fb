/** A demo person as listed at the start. */
export interface Introduction {
  name: string;
  role: string;
  phone: string;
}

const grouped = (phone: string) => phone.replace(/^7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 ($1) $2 $3 $4');

/** Texts for the person who starts the shop. */
export const startStrings = {
  refused: 'Магазин не может запуститься:',
  setting: {
    integer: (name: string, min: number, max: number, text: string) =>
      `${name} — целое число от ${min} до ${max}, а не «${text}».`,
    flag: (name: string, text: string) => `${name} — on или off, а не «${text}».`,
    choice: (name: string, choices: readonly string[], text: string) =>
      `${name} — одно из ${choices.join(', ')}, а не «${text}».`,
    telephonyKey: 'TELEPHONY_KEY — ключ (api_id) из личного кабинета sms.ru: от 8 букв, цифр и дефисов.',
    telephonyUrl: 'TELEPHONY_URL — защищённый адрес вида https://sms.ru, без пути и пароля.',
    telephonyWithoutKey: 'TELEPHONY_URL указан без TELEPHONY_KEY.',
    key: (name: string) => `${name} — ключ из настроек приложения в соцсети: латинские буквы, цифры и дефисы.`,
    serviceUrl: (name: string, example: string) => `${name} — адрес вида ${example}, без пути и пароля.`,
    missing: (names: readonly string[]) => `Вход через соцсеть настроен не до конца, не хватает: ${names.join(', ')}.`,
    databaseUrl: 'DATABASE_URL — адрес вида postgres://имя:пароль@сервер:5432/база.',
  },
  portTaken: (port: number) => `Порт ${port} занят другой программой. Укажите свободный: PORT=3100.`,
  portRefused: (port: number) => `Порт ${port} этой учётной записи не разрешён. Укажите другой: PORT=3000.`,
  diskFull: 'На диске с папкой данных закончилось место. Освободите его и запустите снова.',
  noAccess: (path: string) =>
    `Нет доступа${path && ` к «${path}»`}. Проверьте, от какой учётной записи запущена программа и чья это папка.`,
  hostUnknown: (host: string) => `Адреса HOST=${host} у этой машины нет.`,
  seeding: 'Наполняем демонстрационный магазин, это займёт несколько секунд.',
  noShop:
    'В базе данных нет магазина, поэтому сайт отвечает 404. Создайте его: ' +
    'npm run shop -- create --name "Лавка" --phone "+7 900 000-00-01".',
  engine: { pglite: (folder: string) => `встроенная, в папке ${folder}`, postgres: 'PostgreSQL' },
  greeting: (url: string, database: string) => `\n  Адрес: ${url}\n  База данных: ${database}`,
  signIn: (people: readonly Introduction[]) =>
    [
      '  Войти можно с любым телефоном: звонок и код покажет пробный телефон в углу страницы.',
      ...people.map(({ name, role, phone }) => `    ${grouped(phone)}  ${name}, ${role}`),
    ].join('\n'),
} as const;
