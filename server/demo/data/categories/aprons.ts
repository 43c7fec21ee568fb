import { inCategory } from '../goods.ts';

/** «Фартуки и скатерти». */
export const aprons = inCategory('aprons', [
  {
    key: 'apron-linen',
    name: 'Фартук льняной с карманами «Мастер»',
    price: 2190,
    trade: 1490,
    look: ['apron', 0, 'ink', 'stripes', { beside: ['mitt', 'cloth'], views: ['scene', 'detail'] }],
    description:
      'Плотный лён, регулируемая лямка и двойной карман под телефон и прихватки. Подходит и поварам, и гончарам.',
  },
  {
    key: 'apron-garden',
    name: 'Фартук с грудкой «Палисадник»',
    price: 1690,
    trade: 1150,
    isNew: true,
    look: ['apron', 1, 'sage', 'flower', { isReversed: true, beside: ['cloth', 'mitt'] }],
    description: 'Лёгкий хлопковый фартук в цветах, завязывается сзади бантом. Не мнётся и быстро сохнет.',
  },
  {
    key: 'apron-half',
    name: 'Фартук-передник «Кафе»',
    price: 1290,
    trade: 850,
    discount: 30,
    look: ['apron', 2, 'terracotta', 'plain'],
    description:
      'Короткий передник с большим карманом, как у официантов в маленьких кафе. Ткань с пропиткой, капли скатываются.',
  },
  {
    key: 'mitt-oven',
    name: 'Рукавица-прихватка «Горошек»',
    price: 590,
    trade: 390,
    look: ['mitt', 0, 'cherry', 'dots', { beside: ['cloth', 'mitt'] }],
    description: 'Длинная рукавица с ватином внутри: спокойно держит противень из духовки. Петля, чтобы повесить.',
  },
  {
    key: 'mitt-pad',
    name: 'Прихватка квадратная стёганая',
    price: 350,
    trade: 230,
    look: ['mitt', 1, 'mustard', 'ring'],
    description: 'Стёганая прихватка заодно служит подставкой под горячее. Кант в цвет, петля в уголке.',
  },
  {
    key: 'mitt-pair',
    name: 'Пара прихваток-рукавиц на шнурке',
    price: 890,
    trade: 590,
    look: ['mitt', 2, 'plum', 'leaf'],
    description: 'Две рукавицы связаны шнурком и не теряются. Одна с веточками, вторая однотонная.',
  },
  {
    key: 'napkins-linen',
    name: 'Салфетки льняные, набор из трёх, 40 × 40 см',
    price: 990,
    trade: 650,
    look: ['napkins', 0, 'sky', 'brush', { beside: ['plate', 'plate'] }],
    description:
      'Салфетки с мережкой по краю: голубая с мазками, белая и коралловая. После стирки достаточно встряхнуть.',
  },
  {
    key: 'napkin-ring',
    name: 'Салфетка с деревянным кольцом',
    price: 490,
    trade: 320,
    look: ['napkins', 1, 'cherry', 'berry', { isReversed: true, views: ['detail'] }],
    description: 'Праздничная салфетка в ягодах и кольцо из вишни. Кольцо можно подписать выжигателем.',
  },
  {
    key: 'runner-table',
    name: 'Дорожка на стол с бахромой, 40 × 150 см',
    price: 1390,
    trade: 950,
    discount: 10,
    look: ['napkins', 2, 'forest', 'diagonal'],
    description:
      'Дорожка собирает стол: достаточно свечи и вазы, и он уже праздничный. Плотное переплетение не скользит.',
  },
  {
    key: 'tablecloth-round',
    name: 'Скатерть круглая «Волна», 150 см',
    price: 2890,
    trade: 1990,
    look: ['napkins', 3, 'lavender', 'wave', { isReversed: true, views: ['detail'] }],
    description:
      'Скатерть с фестонами на четверых-шестерых. Пропитка даёт время промокнуть вино до того, как оно впитается.',
  },
]);
