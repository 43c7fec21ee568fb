import { inCategory } from '../goods.ts';

/** «Чайники». */
export const teapots = inCategory('teapots', [
  {
    key: 'teapot-round',
    name: 'Чайник заварочный «Снегирь», 900 мл',
    price: 2490,
    trade: 1690,
    look: ['teapot', 0, 'cherry', 'dots', { beside: ['mug', 'jar'] }],
    description:
      'Круглый чайник вишнёвого цвета в крупный горошек. Носик не подтекает, внутри керамическое ситечко, крышка с упором не выпадает при наливании.',
  },
  {
    key: 'teapot-tall',
    name: 'Чайник высокий «Ивовые листья», 1,1 л',
    price: 2890,
    trade: 1990,
    isNew: true,
    look: ['teapot', 1, 'forest', 'leaf', { isReversed: true, beside: ['mug', 'tin'], views: ['scene', 'detail'] }],
    description:
      'Высокий чайник для травяных сборов: листьям есть где раскрыться. Роспись ивовыми ветками, глазурь полуматовая.',
  },
  {
    key: 'teapot-cane',
    name: 'Чайник с бамбуковой ручкой «Сэйгайха», 600 мл',
    price: 3290,
    trade: 2250,
    discount: 10,
    look: ['teapot', 2, 'ink', 'scales', { beside: ['bowl', 'pouch'] }],
    description:
      'Приземистый чайник в японском духе с узором «волны» и ручкой из гнутого бамбука. Ручка не нагревается.',
  },
  {
    key: 'teapot-glass',
    name: 'Чайник стеклянный с деревянной крышкой, 1 л',
    price: 1990,
    trade: 1350,
    look: ['teapot', 3, 'sage', 'plain', { beside: ['mug', 'jar'] }],
    description:
      'Жаропрочное стекло и буковая крышка. Видно, как раскрываются цветы календулы и как темнеет настой; можно ставить на открытый огонь.',
  },
  {
    key: 'kettle-enamel',
    name: 'Чайник эмалированный для плиты «Утро», 2 л',
    price: 3490,
    trade: 2490,
    discount: 25,
    look: ['teapot', 4, 'mustard', 'fade'],
    description:
      'Большой чайник с толстым дном для любой плиты, и для индукционной тоже. Эмаль переходит от сливочной к горчичной.',
  },
  {
    key: 'teapot-rose',
    name: 'Чайник фарфоровый «Бабушкин сервиз», 700 мл',
    price: 2790,
    trade: 1890,
    look: ['teapot', 5, 'rose', 'flower', { isReversed: true, beside: ['mug', 'vase'] }],
    description:
      'Тонкостенный фарфор с розовыми цветами, как на старых бабушкиных сервизах. К нему подходят чашки «Василёк».',
  },
]);
