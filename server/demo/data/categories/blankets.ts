import { inCategory } from '../goods.ts';

/** «Пледы и подушки». */
export const blankets = inCategory('blankets', [
  {
    key: 'blanket-wool',
    name: 'Плед шерстяной с бахромой «Север», 140 × 200 см',
    price: 5490,
    trade: 3790,
    discount: 15,
    look: ['blanket', 0, 'cherry', 'diamond', { beside: ['lamp', 'basket'], views: ['scene', 'detail'] }],
    description:
      'Плед соткан из новозеландской шерсти, на краях бахрома ручной работы. Греет даже на веранде в октябре и не колется.',
  },
  {
    key: 'blanket-cotton',
    name: 'Плед хлопковый «Чешуя», 130 × 170 см',
    price: 3290,
    trade: 2190,
    look: ['blanket', 1, 'mustard', 'scales', { isReversed: true }],
    description: 'Лёгкий двусторонний плед из органического хлопка: с одной стороны рисунок горчичный, с другой белый.',
  },
  {
    key: 'blanket-picnic',
    name: 'Плед для пикника с ремнями, 150 × 200 см',
    price: 3990,
    trade: 2690,
    isNew: true,
    look: ['blanket', 2, 'sage', 'plaid', { beside: ['basket', 'bottle'] }],
    description:
      'Подкладка не пропускает влагу, ремни из кожи превращают плед в аккуратный свёрток. Расстелили, и можно завтракать на траве.',
  },
  {
    key: 'blanket-baby',
    name: 'Плед детский «Облако», 100 × 120 см',
    price: 2490,
    trade: 1690,
    look: ['blanket', 1, 'lavender', 'star'],
    description: 'Муслин в четыре слоя, нежный и дышащий. Подходит и для коляски, и для кроватки.',
  },
  {
    key: 'cushion-scales',
    name: 'Подушка декоративная «Волна», 45 × 45 см',
    price: 1490,
    trade: 990,
    look: ['cushion', 0, 'teal', 'scales', { beside: ['lamp', 'planter'], views: ['scene', 'detail'] }],
    description: 'Чехол на потайной молнии снимается и стирается. Наполнитель не сбивается и не шуршит.',
  },
  {
    key: 'cushion-tassel',
    name: 'Подушка с кисточками «Этно», 45 × 45 см',
    price: 1790,
    trade: 1190,
    look: ['cushion', 1, 'terracotta', 'herringbone', { isReversed: true }],
    description: 'Плотный хлопок с вышитой ёлочкой и кистями по углам. Лицо и изнанка одинаковые.',
  },
  {
    key: 'cushion-lumbar',
    name: 'Подушка-валик под спину «Роща», 30 × 60 см',
    price: 1590,
    trade: 1050,
    discount: 25,
    look: ['cushion', 2, 'sand', 'leaf'],
    description:
      'Вытянутая подушка поддерживает поясницу, когда долго читаешь. Наполнена гречневой лузгой в отдельном мешке.',
  },
  {
    key: 'cushion-round',
    name: 'Подушка круглая с пуговицей, 42 см',
    price: 1690,
    trade: 1150,
    look: ['cushion', 3, 'rose', 'plain', { beside: ['blanket', 'vase'] }],
    description: 'Бархатная подушка собрана лучами вокруг обтянутой пуговицы. Держит форму и украшает кресло.',
  },
]);
