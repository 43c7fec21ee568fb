import { inCategory } from '../goods.ts';

/** «Свечи и светильники». */
export const candles = inCategory('candles', [
  {
    key: 'candle-fig', name: 'Свеча ароматическая «Инжир и кедр», 200 мл', price: 1290, trade: 850, look: ['candle', 0, 'sage', 'plain', { beside: ['planter', 'soap'] }],
    description: 'Соевый воск и хлопковый фитиль, горит около сорока часов. Сначала слышен инжир, потом тёплое дерево.',
  },
  {
    key: 'candle-cup', name: 'Свеча в керамическом стакане «Апельсин»', price: 1490, trade: 990, isNew: true, look: ['candle', 1, 'peach', 'terrazzo', { isReversed: true, beside: ['vase', 'gift'] }],
    description: 'Когда свеча догорит, стакан можно вымыть и пить из него чай. Пахнет апельсиновой коркой и корицей.',
  },
  {
    key: 'candle-pillars', name: 'Свечи-столбики, набор из трёх', price: 890, trade: 590, discount: 20, look: ['candle', 2, 'teal', 'stripes', { beside: ['vase', 'planter'] }],
    description: 'Три свечи разной высоты без запаха: ставьте к ужину. Окрашены в массе, не коптят и не плачут.',
  },
  {
    key: 'candle-tapers', name: 'Подсвечники латунные с высокими свечами, пара', price: 2490, trade: 1690, look: ['candle', 3, 'cherry', 'plain'],
    description: 'Тяжёлые латунные подсвечники не опрокидываются и красиво темнеют со временем. Две свечи в комплекте.',
  },
  {
    key: 'candle-tin', name: 'Свеча в жестяной банке «Дача», два фитиля', price: 790, trade: 520, look: ['candle', 4, 'mustard', 'dots'],
    description: 'Дорожная свеча с крышкой: трава после дождя, крыжовник и дым. Два фитиля дают ровное озеро воска.',
  },
  {
    key: 'lantern-wood', name: 'Фонарь деревянный для свечи, 32 см', price: 2190, trade: 1490, look: ['candle', 5, 'lavender', 'plain'],
    description: 'Фонарь из сосны со стёклами защищает огонь от ветра. Для веранды, крыльца и зимнего подоконника.',
  },
  {
    key: 'lamp-ceramic', name: 'Лампа настольная с керамическим основанием', price: 4990, trade: 3490, look: ['lamp', 0, 'terracotta', 'speckle', { beside: ['notebook', 'vase'] }],
    description: 'Основание выточено на круге и покрыто крапчатой глазурью, абажур из льна. Цоколь E27, лампа до 40 Вт.',
  },
  {
    key: 'lamp-mushroom', name: 'Ночник «Гриб» с деревянной ножкой', price: 3490, trade: 2390, discount: 15, look: ['lamp', 1, 'rose', 'dots', { beside: ['toy', 'planter'], views: ['scene', 'detail'] }],
    description: 'Мягкий тёплый свет, три яркости и таймер на полчаса. Шляпка из стекла, ножка из берёзы.',
  },
  {
    key: 'lamp-drum', name: 'Лампа с полосатым абажуром «Гостиная»', price: 5490, trade: 3790, look: ['lamp', 2, 'forest', 'stripes'],
    description: 'Фигурная точёная ножка и тканевый абажур в полоску. Такая лампа сразу делает вечер уютным.',
  },
]);
