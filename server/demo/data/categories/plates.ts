import { inCategory } from '../goods.ts';

/** «Тарелки и миски». */
export const plates = inCategory('plates', [
  {
    key: 'plate-laurel',
    name: 'Тарелка обеденная «Лавр», 26 см',
    price: 1190,
    trade: 790,
    look: ['plate', 0, 'forest', 'plain', { beside: ['napkins', 'plate'] }],
    description:
      'Тёмно-зелёная обеденная тарелка, по краю которой идёт венок из белых листьев. Выдерживает микроволновую печь.',
  },
  {
    key: 'plate-gzhel',
    name: 'Тарелка десертная «Синие цветы», 20 см',
    price: 890,
    trade: 590,
    look: ['plate', 1, 'sky', 'flower', { isReversed: true, beside: ['plate', 'cards'], views: ['scene', 'detail'] }],
    description:
      'Десертная тарелка с синими цветами на дне и бусинами по борту. Рисунок подглазурный, ножи его не царапают.',
  },
  {
    key: 'plate-set',
    name: 'Набор тарелок «Солнце», 2 предмета',
    price: 2190,
    trade: 1490,
    discount: 20,
    look: ['plate', 2, 'ink', 'plain'],
    description:
      'Подстановочная и закусочная тарелки, которые красиво смотрятся друг на друге. Лучи прорезаны по сырой глине, углубления заполнены светлой глазурью.',
  },
  {
    key: 'plate-garland',
    name: 'Тарелка для торта «Праздник», 30 см',
    price: 1790,
    trade: 1190,
    isNew: true,
    look: ['plate', 3, 'peach', 'plain', { isReversed: true, views: ['detail'] }],
    description: 'Плоская тарелка для тортов и пирогов с гирляндой из цветов. В коробке её не стыдно подарить.',
  },
  {
    key: 'plate-scallop',
    name: 'Тарелка волнистая «Пион», 24 см',
    price: 1390,
    trade: 950,
    look: ['plate', 4, 'plum', 'berry'],
    description: 'Край тарелки вылеплен лепестками, дно расписано ягодами. Хороша под салат, фрукты и просто на стену.',
  },
  {
    key: 'bowl-soup',
    name: 'Миска для супа «Тыква», 600 мл',
    price: 990,
    trade: 650,
    look: ['bowl', 0, 'peach', 'plain', { views: ['detail'] }],
    description:
      'Глубокая миска на ножке для густых супов, каш и лапши. Снаружи матовая, внутри гладкая и легко моется.',
  },
  {
    key: 'bowl-berry',
    name: 'Салатник «Земляничная поляна», 1,2 л',
    price: 1690,
    trade: 1150,
    discount: 10,
    look: ['bowl', 1, 'mint', 'terrazzo', { isReversed: true }],
    description:
      'Салатник с разноцветной крошкой в глине, по рисунку похожей на терраццо. В нём подают салаты, ягоды и черешню на всю семью.',
  },
  {
    key: 'bowl-set',
    name: 'Миски глиняные «Матрёшка», 2 штуки',
    price: 1890,
    trade: 1290,
    look: ['bowl', 3, 'terracotta', 'diamond', { isReversed: true }],
    description:
      'Две миски складываются одна в другую и занимают мало места. Малая расписана ромбами, большая однотонная.',
  },
]);
