import { inCategory } from '../goods.ts';

/** «Подарки и игрушки». */
export const gifts = inCategory('gifts', [
  {
    key: 'notebook-elastic', name: 'Блокнот на резинке «Веточки», А5', price: 590, trade: 390, look: ['notebook', 0, 'sage', 'leaf', { beside: ['cards', 'notebook'], views: ['scene', 'detail'] }],
    description: 'Сто листов плотной бумаги в точку, тканевая обложка и ляссе. Чернила не проступают с оборота.',
  },
  {
    key: 'notebook-spiral', name: 'Скетчбук на спирали «Цветы», 60 листов', price: 690, trade: 460, isNew: true, look: ['notebook', 1, 'teal', 'flower', { isReversed: true }],
    description: 'Бумага 160 г/м² держит и карандаш, и лёгкую акварель. Раскрывается на все 360 градусов.',
  },
  {
    key: 'notebook-trio', name: 'Тетради сшитые, набор из трёх', price: 450, trade: 290, look: ['notebook', 2, 'cherry', 'diagonal'],
    description: 'Тонкие тетради для кармана и сумки: в линейку, в клетку и чистая. Прошиты цветной нитью.',
  },
  {
    key: 'cards-summer', name: 'Открытки «Лето в деревне» с конвертом', price: 320, trade: 210, look: ['cards', 0, 'mustard', 'speckle'],
    description: 'Три открытки по рисункам нашей художницы и крафтовый конверт с сургучной наклейкой.',
  },
  {
    key: 'toy-bear', name: 'Мишка вязаный «Миша» в шарфе, 28 см', price: 2190, trade: 1490, look: ['toy', 0, 'cocoa', 'dots', { beside: ['gift', 'planter'], views: ['scene', 'detail'] }],
    description: 'Связан крючком из хлопка, глаза вышиты: можно самым маленьким. Шарф снимается и завязывается.',
  },
  {
    key: 'toy-hare', name: 'Зайка льняная с длинными ушами, 34 см', price: 1990, trade: 1350, discount: 15, look: ['toy', 1, 'cream', 'check', { beside: ['blanket', 'gift'] }],
    description: 'Зайку сшили из умягчённого льна и набили шерстью. Уши можно заплетать в косу.',
  },
  {
    key: 'toy-cat', name: 'Кот бархатный «Барсик», 30 см', price: 1890, trade: 1250, look: ['toy', 2, 'peach', 'stripes', { beside: ['cushion', 'vase'] }],
    description: 'Мягкий рыжий кот в полосатом шарфе спит в любой позе и никого не царапает.',
  },
  {
    key: 'toy-doll', name: 'Матрёшка расписная, 3 куклы', price: 1590, trade: 1050, look: ['toy', 3, 'sky', 'flower'],
    description: 'Липовая матрёшка в три места, роспись темперой по авторскому эскизу. Подписана мастерицей на донышке.',
  },
  {
    key: 'toy-rings', name: 'Пирамидка деревянная «Радуга»', price: 1290, trade: 850, isNew: true, look: ['toy', 4, 'lavender', 'plain'],
    description: 'Берёзовые кольца выкрашены пищевой краской, края скруглены. Развивает руку и терпение.',
  },
  {
    key: 'toy-horse', name: 'Лошадка-качалка сувенирная, 20 см', price: 1490, trade: 990, look: ['toy', 5, 'rose', 'dots'],
    description: 'Маленькая лошадка из бука с войлочной попоной, качается по-настоящему. Украшает полку в детской.',
  },
  {
    key: 'gift-tea', name: 'Подарочный набор «К чаю»', price: 2490, trade: 1690, discount: 10, look: ['gift', 0, 'forest', 'star', { beside: ['teapot', 'mug'], views: ['scene', 'detail'] }],
    description: 'Внутри кружка, липовый мёд и иван-чай, всё переложено стружкой. Открытку подпишем за вас.',
  },
  {
    key: 'gift-home', name: 'Подарочный набор «Новоселье»', price: 3490, trade: 2390, look: ['gift', 2, 'mustard', 'dots', { beside: ['candle', 'vase'] }],
    description: 'Две коробки: в большой плед и полотенца, в малой свеча. Тому, кто только что получил ключи.',
  },
  {
    key: 'gift-basket', name: 'Подарочная корзинка «Сладкий дом»', price: 2190, trade: 1490, look: ['gift', 3, 'cherry', 'check'],
    description: 'Варенье, джем и мёд в корзинке с бантом. Состав можно поменять в комментарии к заказу.',
  },
  {
    key: 'wreath-door', name: 'Венок на дверь «Осенний лес», 40 см', price: 2290, trade: 1390, discount: 35, look: ['wreath', 0, 'mustard', 'plain', { views: ['detail'] }],
    description: 'Венок из стабилизированных листьев и ягод не осыпается и живёт не один сезон. Крепится на любой крючок.',
  },
]);
