import { amount, lineStateName, purchaseStateName, stateName, type TextParams } from './values.strings.ts';

/** Errors of orders, their lines and purchases, with their HTTP status and Russian text. */
export const orderErrors = {
  order_same_state: { status: 409, detail: ({ to }: TextParams) => `Заказ уже в статусе ${stateName(to)}.` },
  order_finished: {
    status: 409,
    detail: ({ from }: TextParams) => `Заказ в статусе ${stateName(from)}: изменить его больше нельзя.`,
  },
  order_move_not_allowed: {
    status: 409,
    detail: ({ from, to }: TextParams) => `Из статуса ${stateName(from)} нельзя перейти в ${stateName(to)}.`,
  },
  order_staff_only: {
    status: 409,
    detail: ({ from }: TextParams) => `Заказ в статусе ${stateName(from)} можем отменить только мы. Свяжитесь с нами.`,
  },
  order_lines_in_work: {
    status: 409,
    detail: 'Товары уже в работе: отменить заказ можем только мы. Свяжитесь с нами.',
  },
  order_not_priced: { status: 409, detail: ({ lines }: TextParams) => `Укажите цену: ${lines}.` },
  order_prepaid: {
    status: 409,
    detail: 'Магазин работает по\u00A0предоплате: сначала выставьте заказ к\u00A0оплате.',
  },
  order_customer_deleted: {
    status: 409,
    detail: 'Клиент удалён. Чтобы вернуть заказ, сначала восстановите клиента.',
  },
  order_merged: { status: 409, detail: 'Заказ объединён с\u00A0другим: сначала верните его позиции.' },
  order_not_new: {
    status: 409,
    detail: ({ id, from }: TextParams) =>
      `Заказ №\u00A0${id} уже в\u00A0статусе ${stateName(from)}: к\u00A0нему не\u00A0добавить. ` +
      'Оформите отдельный заказ.',
  },
  addition_taken: {
    status: 409,
    detail: ({ from }: TextParams) =>
      `Заказ уже в\u00A0статусе ${stateName(from)}: вернуть добавленное можем только мы. Свяжитесь с\u00A0нами.`,
  },
  addition_changed: {
    status: 409,
    detail: 'Добавленные позиции с\u00A0тех пор изменились. Уберите лишнее в\u00A0самом заказе.',
  },
  merge_customers: { status: 409, detail: 'Объединить можно только заказы одного клиента.' },
  merge_states: { status: 409, detail: 'Объединить можно два новых заказа или два принятых.' },
  unmerge_taken: {
    status: 409,
    detail: ({ id, from }: TextParams) =>
      `Заказ №\u00A0${id} уже в\u00A0статусе ${stateName(from)}: позиции из\u00A0него не\u00A0вернуть.`,
  },
  unmerge_changed: {
    status: 409,
    detail: ({ id }: TextParams) =>
      `В\u00A0заказе №\u00A0${id} эти позиции с\u00A0тех пор убрали, выдали или изменили их\u00A0количество: ` +
      'вернуть их\u00A0нельзя.',
  },
  order_lines_ordered: { status: 409, detail: ({ lines }: TextParams) => `Ждём поставщика: ${lines}.` },
  order_lines_handed_over: { status: 409, detail: ({ lines }: TextParams) => `Уже выдано: ${lines}.` },
  order_lines_received: {
    status: 409,
    detail: 'Часть товаров вы уже получили: отменить заказ нельзя. Свяжитесь с нами.',
  },
  order_no_lines: { status: 409, detail: 'В заказе не осталось товаров. Отмените его.' },
  order_balance_short: {
    status: 409,
    detail: ({ from, to }: TextParams) =>
      `Баланса клиента не хватает, чтобы перевести заказ из статуса ${stateName(from)} в ${stateName(to)}.`,
  },
  order_reason_needed: {
    status: 409,
    detail: ({ from, to }: TextParams) =>
      `Укажите причину, чтобы перевести заказ из статуса ${stateName(from)} в ${stateName(to)}.`,
  },
  editing_accepted: { status: 409, detail: 'Заказ уже принят: изменить его можем только мы. Свяжитесь с нами.' },
  editing_handed_on: {
    status: 409,
    detail: ({ from }: TextParams) => `Заказ в статусе ${stateName(from)}: его состав больше не меняется.`,
  },
  order_lines_full: {
    status: 409,
    detail: ({ max, there }: TextParams) => `В\u00A0заказе может быть до\u00A0${max} позиций, в\u00A0нём уже ${there}.`,
  },
  order_texts_full: {
    status: 409,
    detail: ({ field, max }: TextParams) =>
      field === 'note'
        ? `Заметка вместе с\u00A0той, что уже есть в\u00A0заказе, длиннее ${max} знаков: сократите одну из\u00A0них.`
        : `Комментарий вместе с\u00A0тем, что уже есть в\u00A0заказе, длиннее ${max} знаков: ` +
          'сократите один из\u00A0них.',
  },
  trade_price_staff_only: { status: 403, detail: 'Оптовую цену может поставить только сотрудник с правом на неё.' },
  line_same_state: { status: 409, detail: ({ to }: TextParams) => `Позиция уже в\u00A0статусе ${lineStateName(to)}.` },
  line_move_not_allowed: {
    status: 409,
    detail: ({ from, to }: TextParams) =>
      `Позицию из\u00A0статуса ${lineStateName(from)} нельзя перевести в\u00A0${lineStateName(to)}.`,
  },
  line_needs_purchase: {
    status: 409,
    detail: 'Позиция не в\u00A0закупке: отправьте её туда из\u00A0заказа.',
  },
  line_order_collected: {
    status: 409,
    detail: 'Заказ уже собран: вернуть позицию можно, пока он не\u00A0собран.',
  },
  line_order_not_collected: { status: 409, detail: 'Выдать позицию можно, когда заказ собран.' },
  line_balance_short: { status: 409, detail: 'Баланса клиента не\u00A0хватает, чтобы выдать позицию.' },
  line_canceled: { status: 409, detail: 'Позиция отменена: изменить её нельзя.' },
  line_handed_over: { status: 409, detail: 'Позиция уже выдана: изменить её нельзя.' },
  line_in_work: {
    status: 409,
    detail: 'Позиция уже в работе: отменить её можем только мы. Свяжитесь с нами.',
  },
  line_last: { status: 409, detail: 'Это последняя позиция заказа. Чтобы убрать её, отмените заказ.' },
  line_reason_needed: { status: 409, detail: 'Укажите причину отмены позиции.' },
  line_count_ordered: {
    status: 409,
    detail: 'Позиция уже в работе: больше в\u00A0ней не\u00A0станет. Добавьте ещё одну позицию.',
  },
  price_staff_only: { status: 403, detail: 'Цену в заказе указываем мы.' },
  price_needed: {
    status: 409,
    detail: 'Цену уже не\u00A0убрать: заказ выставлен к\u00A0оплате, или она была при\u00A0оформлении. Укажите другую.',
  },
  price_too_low: {
    status: 409,
    detail: ({ floor, currency }: TextParams) =>
      `Ниже ${amount(floor, currency)} цену может назначить только сотрудник с правом на цены ниже каталога.`,
  },
  order_not_for_purchase: {
    status: 409,
    detail: ({ from }: TextParams) => `Заказ в статусе ${stateName(from)}: в\u00A0закупку отправляют принятые заказы.`,
  },
  order_nothing_to_send: { status: 409, detail: 'В\u00A0заказе нет позиций, которые ждут закупки.' },
  purchase_not_open: {
    status: 409,
    detail: ({ from }: TextParams) => `Закупка в статусе ${purchaseStateName(from)}: её состав больше не меняется.`,
  },
  purchase_same_state: {
    status: 409,
    detail: ({ to }: TextParams) => `Закупка уже в статусе ${purchaseStateName(to)}.`,
  },
  purchase_move_not_allowed: {
    status: 409,
    detail: ({ from, to }: TextParams) =>
      `Закупку из статуса ${purchaseStateName(from)} нельзя перевести в ${purchaseStateName(to)}.`,
  },
  purchase_reason_needed: { status: 409, detail: 'Укажите, почему закупка возвращается на шаг назад.' },
  purchase_nothing_ordered: { status: 409, detail: 'В\u00A0закупке нет ни одной позиции: отправлять нечего.' },
  purchase_lines_ordered: {
    status: 409,
    detail: 'В\u00A0закупке ещё есть позиции, которые не пришли: отметьте их или отмените.',
  },
  purchase_order_handed_on: {
    status: 409,
    detail: ({ orderId, from }: TextParams) =>
      `Заказ №\u00A0${orderId} в\u00A0статусе ${stateName(from)}: его позиции больше не ждут поставщика.`,
  },
  purchase_line_settled: { status: 409, detail: 'Эту позицию уже отметили или отменили.' },
  mark_changed: { status: 409, detail: 'Эту отметку уже не\u00A0вернуть: её сделал или изменил магазин.' },
  mark_order_handed_on: {
    status: 409,
    detail: 'Эту отметку уже не\u00A0вернуть: заказ с\u00A0этой позицией передан клиенту или закрыт.',
  },
  purchase_has_lines: { status: 409, detail: 'В\u00A0закупке есть позиции: удалить можно только пустую.' },
  album_has_lines: { status: 409, detail: 'В\u00A0альбоме есть позиции: удалить можно только пустой.' },
} as const;
