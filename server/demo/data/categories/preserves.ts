import { inCategory } from '../goods.ts';

/** «Варенье и мёд». */
export const preserves = inCategory('preserves', [
  {
    key: 'jam-raspberry',
    name: 'Варенье малиновое «Пятиминутка», 300 г',
    price: 420,
    trade: 280,
    look: ['jar', 0, 'mint', 'check', { beside: ['bowl', 'pouch'] }],
    description:
      'Малина варится всего пять минут, поэтому ягоды остаются целыми, а вкус летним. Сахара меньше, чем ягод.',
  },
  {
    key: 'honey-linden',
    name: 'Мёд липовый башкирский, 350 г',
    price: 590,
    trade: 390,
    look: ['jar', 1, 'ink', 'plain'],
    description:
      'Светлый липовый мёд с пасеки под Уфой. Не нагревался и не смешивался, к зиме закристаллизуется, и это правильно.',
  },
  {
    key: 'jam-pine',
    name: 'Варенье из сосновых шишек, 250 г',
    price: 490,
    trade: 330,
    isNew: true,
    look: ['jar', 4, 'forest', 'plain', { beside: ['mug', 'candle'] }],
    description: 'Молодые шишки, собранные в мае, в смолистом янтарном сиропе. Ложка на чашку чая в промозглый день.',
  },
  {
    key: 'jam-gooseberry',
    name: 'Варенье из крыжовника «Царское», 300 г',
    price: 450,
    trade: 300,
    discount: 10,
    look: ['jar', 3, 'rose', 'flower', { isReversed: true }],
    description:
      'Изумрудный крыжовник с вишнёвым листом по старинному рецепту: семена вынимают, ягоды оставляют прозрачными.',
  },
  {
    key: 'syrup-sea',
    name: 'Облепиха протёртая с мёдом, 400 г',
    price: 520,
    trade: 350,
    look: ['jar', 2, 'lavender', 'plain'],
    description: 'Алтайская облепиха, протёртая с мёдом без варки. Разводите горячей водой, получится чай.',
  },
  {
    key: 'jam-blueberry',
    name: 'Джем черничный без сахара, 250 г',
    price: 470,
    trade: 310,
    look: ['jar', 0, 'mustard', 'diagonal'],
    description: 'Карельская черника, сваренная с яблочным соком до густоты. Для блинов, каши и ложкой прямо из банки.',
  },
  {
    key: 'oil-herbs',
    name: 'Масло подсолнечное с травами, 250 мл',
    price: 560,
    trade: 380,
    look: ['bottle', 2, 'sage', 'plain'],
    description:
      'Масло холодного отжима, настоянное на розмарине и чесноке. Заправляйте салаты и поливайте горячий хлеб.',
  },
]);
