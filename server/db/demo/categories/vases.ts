import { inCategory } from '../goods.ts';

/** «Вазы и кашпо». */
export const vases = inCategory('vases', [
  {
    key: 'vase-drop', name: 'Ваза «Капля» для сухоцветов, 22 см', price: 1490, trade: 990, look: ['vase', 0, 'mint', 'plain', { beside: ['candle', 'mug'] }],
    description: 'Матовая ваза-капля с узким горлом: хватит одной ветки эвкалипта. Внутри покрыта глазурью и держит воду.',
  },
  {
    key: 'vase-tall', name: 'Ваза высокая для тюльпанов «Весна», 26 см', price: 1990, trade: 1350, isNew: true, look: ['vase', 1, 'teal', 'leaf', { isReversed: true, beside: ['gift', 'planter'], views: ['scene', 'detail'] }],
    description: 'Форма поддерживает длинные стебли, и тюльпаны не заваливаются. Роспись веточками, ручная работа.',
  },
  {
    key: 'vase-bowl', name: 'Ваза-шар полосатая, 18 см', price: 1690, trade: 1150, discount: 10, look: ['vase', 2, 'ink', 'stripes'],
    description: 'Округлая ваза с широким горлом для пампасной травы и полевых букетов. Полосы процарапаны по ангобу.',
  },
  {
    key: 'vase-cotton', name: 'Ваза-бутыль «Хлопок», 28 см', price: 2290, trade: 1550, look: ['vase', 3, 'terracotta', 'bands', { isReversed: true }],
    description: 'Высокая бутыль с поясками краски. Поставьте ветку хлопка, и больше ничего не нужно.',
  },
  {
    key: 'vase-amphora', name: 'Ваза «Амфора» с ромашками, 24 см', price: 1890, trade: 1250, look: ['vase', 4, 'mustard', 'diamond'],
    description: 'Силуэт старинной амфоры и весёлая горчичная глазурь в ромбах. Устойчивая, с утяжелённым дном.',
  },
  {
    key: 'pot-classic', name: 'Кашпо глиняное с поддоном, 16 см', price: 890, trade: 590, look: ['planter', 0, 'terracotta', 'plain'],
    description: 'Классический терракотовый горшок с бортиком. Глина дышит, корни не преют; поддон в комплекте.',
  },
  {
    key: 'pot-cactus', name: 'Кашпо для кактуса «Конфетти», 12 см', price: 790, trade: 520, look: ['planter', 1, 'sky', 'terrazzo', { isReversed: true, beside: ['mug', 'notebook'] }],
    description: 'Прямое кашпо с разноцветной крошкой. Небольшое, как раз для кактусов и суккулентов на подоконнике.',
  },
  {
    key: 'pot-bowl', name: 'Кашпо-пиала для суккулентов, 18 см', price: 1190, trade: 790, discount: 15, look: ['planter', 2, 'plum', 'stripes'],
    description: 'Низкое и широкое кашпо, в котором удобно собрать маленький сад. Есть дренажное отверстие.',
  },
  {
    key: 'pot-pilea', name: 'Кашпо «Звёзды» для пилеи, 15 см', price: 1090, trade: 720, look: ['planter', 3, 'cherry', 'star', { isReversed: true }],
    description: 'Светлое кашпо со звёздами подходит к любому зелёному растению. Внутренняя глазурь не пропускает воду.',
  },
  {
    key: 'pot-trailing', name: 'Кашпо для ампельных растений «Роса», 17 см', price: 1390, trade: 920, isNew: true, look: ['planter', 4, 'peach', 'brush', { beside: ['lamp', 'vase'] }],
    description: 'Плющ и традесканция красиво свисают с широкого края. Мазки белой глазури нанесены кистью.',
  },
]);
