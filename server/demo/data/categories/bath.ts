import { inCategory } from '../goods.ts';

/** «Мыло и корзины». */
export const bath = inCategory('bath', [
  {
    key: 'soap-calendula',
    name: 'Мыло ручной работы «Календула», 100 г',
    price: 290,
    trade: 190,
    look: ['soap', 0, 'peach', 'leaf', { beside: ['towels', 'bottle'] }],
    description:
      'Мыло сварено холодным способом на оливковом масле с лепестками календулы. Зреет полтора месяца и не сушит кожу.',
  },
  {
    key: 'soap-trio',
    name: 'Набор мыла «Три сада», 3 × 90 г',
    price: 790,
    trade: 520,
    discount: 10,
    look: ['soap', 1, 'sage', 'dots'],
    description: 'Три куска под разное настроение: шалфей, глина и мёд. Перевязаны бумажной лентой, готовы к подарку.',
  },
  {
    key: 'soap-charcoal',
    name: 'Мыло угольное с мыльницей из ясеня',
    price: 690,
    trade: 460,
    look: ['soap', 2, 'ink', 'plain'],
    description: 'Берёзовый уголь мягко очищает, мыльница с прорезями даёт мылу высохнуть.',
  },
  {
    key: 'soap-liquid',
    name: 'Мыло жидкое «Кедр и мята», 300 мл',
    price: 650,
    trade: 430,
    isNew: true,
    look: ['bottle', 0, 'forest', 'plain', { beside: ['soap', 'towels'] }],
    description: 'Флакон с дозатором заполняется снова: сменный пакет стоит вдвое дешевле. Кожу не стягивает.',
  },
  {
    key: 'diffuser-reeds',
    name: 'Диффузор с палочками «Чистое бельё», 100 мл',
    price: 1390,
    trade: 920,
    look: ['bottle', 1, 'lavender', 'plain', { beside: ['candle', 'vase'] }],
    description: 'Ротанговые палочки медленно отдают запах хлопка, высушенного на ветру. Хватает на два месяца.',
  },
  {
    key: 'oil-rosehip',
    name: 'Масло шиповника для лица, 50 мл',
    price: 890,
    trade: 590,
    look: ['bottle', 3, 'rose', 'plain'],
    description: 'Масло холодного отжима во флаконе из тёмного стекла с пипеткой. Две капли на влажную кожу вечером.',
  },
  {
    key: 'basket-oval',
    name: 'Корзина плетёная с ручками и чехлом',
    price: 2490,
    trade: 1690,
    look: [
      'basket',
      0,
      'sky',
      'check',
      { isReversed: true, beside: ['towels', 'planter'], views: ['scene', 'detail'] },
    ],
    description:
      'Корзина из водного гиацинта с хлопковым чехлом в клетку, который снимается для стирки. Для белья, игрушек и пряжи.',
  },
  {
    key: 'basket-tall',
    name: 'Корзина высокая для белья, 45 см',
    price: 3490,
    trade: 2390,
    discount: 20,
    look: ['basket', 1, 'terracotta', 'plain'],
    description:
      'Высокая корзина с верёвочными ручками держит форму и весит меньше килограмма. Плетут её вручную, без клея.',
  },
  {
    key: 'basket-picnic',
    name: 'Лукошко с дугой для пикника и грибов',
    price: 1890,
    trade: 1290,
    look: ['basket', 2, 'mustard', 'plain', { beside: ['jar', 'bottle'] }],
    description: 'Лукошко из ивовой лозы с крепкой дугой. С ним ходят и за грибами, и на рынок.',
  },
]);
