/** Texts of the tab of the main settings. */
export const mainStrings = {
  about: 'О\u00A0магазине',
  name: 'Название',
  description: 'Описание',
  descriptionHint: 'На\u00A0главной странице и\u00A0в\u00A0поиске.',
  logo: 'Логотип',
  logoHint: 'В\u00A0шапке рядом с\u00A0названием. Лучше квадратный.',
  logoNow: 'Логотип магазина',
  removeLogo: 'Убрать логотип',
  logoFailed: 'Логотип не\u00A0загружен: повторите или уберите его.',
  logoWait: 'Дождитесь загрузки логотипа.',
  color: 'Основной цвет',
  colorHint: 'Кнопок и\u00A0ссылок.',
  pickColor: 'Выбрать цвет',
  colorWrong: 'Цвет пишется как #0074E0.',
  colorTooLight: 'Цвет слишком светлый: белый текст на\u00A0нём не\u00A0прочесть. Выберите темнее.',
  sample: 'Так выглядит кнопка',

  contacts: 'Контакты',
  contactsHint: 'Ссылка, имя или номер. Показываются внизу каждой страницы; пустые\u00A0—\u00A0нет.',
  instagramHint: 'Рядом покажем пометку о\u00A0запрете Meta, как требует закон.',
  phone: 'Телефон',

  orders: 'Заказы и\u00A0цены',
  minSum: 'Минимальная сумма заказа',
  minSumHint: 'Без доставки. Пусто\u00A0—\u00A0любая сумма.',
  prepaid: 'Работаем по\u00A0предоплате',
  prepaidHint: 'Принятый заказ собирают только после того, как он выставлен к\u00A0оплате и\u00A0оплачен.',
  audience: 'Кому видны оптовые цены',
  currency: 'Знак валюты',
  timeZone: 'Часовой пояс',
  timeZoneHint: 'По\u00A0нему показываем время и\u00A0считаем дни.',

  paying: 'Реквизиты',
  requisites: 'Организация и\u00A0оплата',
  requisitesHint:
    'Сначала организация: название, ИНН, адрес, счёт. Ниже пустой строки\u00A0—\u00A0как оплатить: ' +
    'этого в\u00A0накладных не\u00A0будет.',

  staff: 'Вход сотрудников',
  staffByCode: 'Сотрудникам хватает кода из\u00A0звонка',
  staffByCodeHint:
    'Обычно сотрудник подтверждает вход своим звонком или через соцсеть: ' +
    'код из\u00A0четырёх цифр можно подобрать и\u00A0войти с\u00A0его правами. ' +
    'Включайте, только если позвонить нельзя. Кто включил, видно в\u00A0истории изменений.',

  save: 'Сохранить',
  saved: 'Настройки сохранены',
  unexplained: 'Не\u00A0удалось сохранить настройки.',
  unanswered: 'Ответа нет. Проверьте связь и\u00A0попробуйте ещё раз.',
} as const;

/** Who sees trade prices. */
export const audienceNames = {
  wholesale: 'Оптовым клиентам',
  everyone: 'Всем',
} as const;

/** Time zones to choose from. */
export const zoneNames: Readonly<Record<string, string>> = {
  'Europe/Kaliningrad': 'Калининград, UTC+2',
  'Europe/Moscow': 'Москва, UTC+3',
  'Europe/Minsk': 'Минск, UTC+3',
  'Europe/Samara': 'Самара, UTC+4',
  'Asia/Tbilisi': 'Тбилиси, UTC+4',
  'Asia/Yerevan': 'Ереван, UTC+4',
  'Asia/Baku': 'Баку, UTC+4',
  'Asia/Yekaterinburg': 'Екатеринбург, UTC+5',
  'Asia/Almaty': 'Алматы, UTC+5',
  'Asia/Tashkent': 'Ташкент, UTC+5',
  'Asia/Omsk': 'Омск, UTC+6',
  'Asia/Bishkek': 'Бишкек, UTC+6',
  'Asia/Novosibirsk': 'Новосибирск, UTC+7',
  'Asia/Krasnoyarsk': 'Красноярск, UTC+7',
  'Asia/Irkutsk': 'Иркутск, UTC+8',
  'Asia/Yakutsk': 'Якутск, UTC+9',
  'Asia/Vladivostok': 'Владивосток, UTC+10',
  'Asia/Magadan': 'Магадан, UTC+11',
  'Asia/Kamchatka': 'Камчатка, UTC+12',
};
