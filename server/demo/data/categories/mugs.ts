import { inCategory } from '../goods.ts';

/** «Кружки и чашки». */
export const mugs = inCategory('mugs', [
  {
    key: 'mug-meadow',
    name: 'Кружка «Луговые травы», 350 мл',
    price: 890,
    trade: 590,
    isNew: true,
    look: ['mug', 1, 'sky', 'berry', { isReversed: true, beside: ['teapot', 'jar'], views: ['scene', 'detail'] }],
    description:
      'Пузатая кружка из белой глины с росписью по сырой эмали: ягоды и листья художница пишет от руки, поэтому двух одинаковых нет. Можно мыть в посудомоечной машине.',
  },
  {
    key: 'mug-clay',
    name: 'Кружка керамическая «Шалфей», 330 мл',
    price: 750,
    trade: 490,
    look: ['mug', 0, 'sage', 'leaf', { beside: ['tin', 'vase'] }],
    description:
      'Простая прямая кружка цвета сухого шалфея, с веточками под глазурью. Ручка широкая: держать удобно и в варежке.',
  },
  {
    key: 'mug-latte',
    name: 'Бокал высокий для латте «Терракота», 450 мл',
    price: 990,
    trade: 690,
    discount: 15,
    look: ['mug', 2, 'terracotta', 'dip'],
    description:
      'Высокий бокал наполовину окунули в сливочную глазурь, вторую половину оставили тёплой, терракотовой. Вмещает большой латте вместе с пенкой.',
  },
  {
    key: 'cup-saucer',
    name: 'Чайная пара «Василёк», чашка и блюдце',
    price: 1290,
    trade: 890,
    look: ['mug', 3, 'sky', 'star', { isReversed: true, beside: ['teapot', 'planter'] }],
    description:
      'Тонкая чашка на 220 мл с блюдцем. Синие звёздочки васильков нанесены вручную и закреплены обжигом, от чая они не тускнеют.',
  },
  {
    key: 'mug-enamel',
    name: 'Кружка эмалированная «Дачная», 400 мл',
    price: 590,
    trade: 390,
    look: ['mug', 4, 'ink', 'dots', { beside: ['basket', 'bowl'] }],
    description: 'Лёгкая стальная кружка с эмалью в горошек и золотистым ободком. Не боится ни костра, ни рюкзака.',
  },
  {
    key: 'tumbler-raku',
    name: 'Стакан без ручки «Камушек», 250 мл',
    price: 690,
    trade: 450,
    discount: 20,
    look: ['mug', 5, 'sand', 'speckle', { isReversed: true }],
    description:
      'Стакан-камушек из крапчатой каменной массы ложится в ладонь и долго держит тепло. Хорош для матчи, зелёного чая и какао.',
  },
  {
    key: 'cup-coffee',
    name: 'Чашка кофейная с блюдцем «Слива», 120 мл',
    price: 1090,
    trade: 760,
    isNew: true,
    look: ['mug', 6, 'plum', 'brush', { views: ['detail'] }],
    description:
      'Маленькая чашка для крепкого кофе. Мазки белой эмали по сливовому фону мастер ставит широкой кистью, в одно движение.',
  },
]);
