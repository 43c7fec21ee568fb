import { inCategory } from '../goods.ts';

/** «Чай и травы». */
export const tea = inCategory('tea', [
  {
    key: 'tea-ivan',
    name: 'Иван-чай ферментированный с чабрецом, 100 г',
    price: 390,
    trade: 250,
    look: ['tin', 0, 'plum', 'flower', { beside: ['mug', 'teapot'], views: ['scene', 'detail'] }],
    description:
      'Собран в Вологодской области, скручен вручную и высушен в русской печи. Вкус медовый, кофеина в нём нет.',
  },
  {
    key: 'tea-black',
    name: 'Чай чёрный крупнолистовой «Семейный», 200 г',
    price: 490,
    trade: 320,
    discount: 10,
    look: ['tin', 2, 'ink', 'diamond'],
    description:
      'Плотный цейлонский чай на каждый день, для больших чайников и долгих разговоров. Жестяная коробка пригодится и потом.',
  },
  {
    key: 'tea-green',
    name: 'Чай зелёный с жасмином, 100 г',
    price: 450,
    trade: 290,
    look: ['tin', 1, 'mint', 'scales', { isReversed: true }],
    description:
      'Молодые листья зелёного чая, которые семь ночей пересыпали цветами жасмина. Заваривается до пяти раз.',
  },
  {
    key: 'tea-berry',
    name: 'Чайный напиток «Лесные ягоды», 80 г',
    price: 340,
    trade: 220,
    isNew: true,
    look: ['pouch', 0, 'cherry', 'berry', { beside: ['bowl', 'mug'] }],
    description:
      'Сушёные малина, смородина, шиповник и листья земляники без ароматизаторов. Настой рубиновый, с кислинкой.',
  },
  {
    key: 'tea-herbal',
    name: 'Сбор травяной «Тихий вечер», 60 г',
    price: 320,
    trade: 210,
    look: ['pouch', 2, 'lavender', 'star', { isReversed: true, beside: ['candle', 'mug'] }],
    description: 'Мята, мелисса, липовый цвет и немного лаванды в льняном мешочке. Пейте за час до сна.',
  },
  {
    key: 'tea-oolong',
    name: 'Улун молочный, 100 г',
    price: 690,
    trade: 450,
    look: ['pouch', 1, 'teal', 'wave'],
    description:
      'Полуферментированный чай с мягким сливочным вкусом. Плотно скрученные шарики раскрываются в целый лист.',
  },
  {
    key: 'coffee-house',
    name: 'Кофе в зёрнах «Домашний», 250 г',
    price: 790,
    trade: 540,
    discount: 15,
    look: ['pouch', 1, 'cocoa', 'ring', { beside: ['mug', 'tin'] }],
    description:
      'Смесь арабики из Бразилии и Колумбии средней обжарки: орех, какао, карамель. Жарим по вторникам, дата стоит на пачке.',
  },
]);
