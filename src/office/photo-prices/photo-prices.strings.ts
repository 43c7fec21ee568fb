import type { KeyGroup } from '#ui/keys/page-keys.ts';

/** Texts of the pricing of customers' photos. */
export const photoPricesStrings = {
  hint: 'Enter\u00A0— дальше, ↓\u00A0— пропустить, ↑\u00A0— назад, пробел\u00A0— фото во\u00A0весь экран',
  place: (place: number, total: number) => `${place}\u00A0из\u00A0${total}`,
  pieces: (count: number) => `×\u00A0${count}`,
  picture: (orderId: number) => `Фото из\u00A0заказа №\u00A0${orderId}`,
  enlarge: 'Показать фото во\u00A0весь экран',
  price: 'Цена за\u00A0штуку',
  noZero: 'Цена должна быть больше\u00A00. Подарок отметьте в\u00A0самом заказе.',
  name: 'Название',
  nameHint: 'Что на\u00A0фото',
  save: 'Сохранить и\u00A0дальше',
  absent: 'Нет в\u00A0наличии',
  /** The customer reads it. */
  absentReason: 'Нет в\u00A0наличии',
  skip: 'Пропустить',
  orderSum: 'Сумма заказа:',
  likes: {
    named: 'Было за\u00A0похожее:',
    customers: 'Было у\u00A0этого клиента:',
    none: 'Похожего ещё не\u00A0было',
  },
  like: (price: string, orderId: number) => `${price} (№\u00A0${orderId})`,
  takeLike: (price: string, orderId: number) => `Взять ${price} из\u00A0заказа №\u00A0${orderId}`,
  sending: 'Сохраняем…',
  priced: (price: string) => `Цена уже стоит: ${price}. Её поставили, пока вы смотрели фото.`,
  canceled: 'Позицию отменили, пока вы смотрели фото.',
  closed: 'Позицию в\u00A0этом заказе уже не\u00A0изменить.',
  lost: 'Этой позиции больше нет.',
  isAbsent: 'Отметили: нет в\u00A0наличии. Позиция отменена.',
  takeBack: 'Вернуть',
  keepTheirs: (price: string) => `Оставить ${price}`,
  setMine: (price: string) => `Поставить ${price}`,
  next: 'Дальше',
  meanwhile: 'Позицию изменили, пока вы ставили цену. Проверьте и\u00A0сохраните ещё раз.',
  unexplained: 'Не\u00A0удалось сохранить.',
  refusedOf: (orderId: number) => `Не\u00A0сохранили ответ по\u00A0фото из\u00A0заказа №\u00A0${orderId}.`,
  toRefused: 'Вернуться к\u00A0фото',
  unanswered: (count: number) => `Нет ответа от\u00A0сервера. Ждут сохранения: ${count}.`,
  repeat: 'Повторить',
  strip: 'Фото без\u00A0цены',
  states: { unsent: 'сохраняется', refused: 'не\u00A0сохранено', saved: 'готово', gone: 'уже не\u00A0ждёт' },
  done: 'Цен больше не\u00A0ждут',
  doneHint: 'У\u00A0всех позиций заказов в\u00A0работе есть цена.',
  toDay: 'Что ещё ждёт',
  toOrders: 'К\u00A0заказам',
} as const;

/** The keys of the page. */
export const photoKeys: KeyGroup = {
  title: 'Цены фото',
  keys: {
    Enter: 'сохранить и\u00A0дальше',
    Пробел: 'фото во\u00A0весь экран',
    '↓': 'пропустить',
    '↑': 'к\u00A0прошлому фото',
  },
};
