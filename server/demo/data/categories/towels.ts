import { inCategory } from '../goods.ts';

/** «Полотенца». */
export const towels = inCategory('towels', [
  {
    key: 'towels-bath',
    name: 'Набор махровых полотенец «Баня», 3 штуки',
    price: 2890,
    trade: 1950,
    discount: 20,
    look: ['towels', 0, 'teal', 'diamond', { beside: ['soap', 'bottle'], views: ['scene', 'detail'] }],
    description:
      'Три плотных полотенца разного размера из кручёного хлопка. Впитывают быстро и не линяют после сотни стирок.',
  },
  {
    key: 'towels-roll',
    name: 'Полотенца для рук, рулон из трёх',
    price: 1190,
    trade: 790,
    look: ['towels', 1, 'rose', 'stripes'],
    description:
      'Небольшие полотенца для гостей: скручены валиками и готовы встать на полку. Хлопок с бамбуком, мягкие с первого дня.',
  },
  {
    key: 'towels-gift',
    name: 'Полотенца кухонные в подарочной ленте',
    price: 1490,
    trade: 990,
    isNew: true,
    look: ['towels', 2, 'forest', 'leaf', { beside: ['planter', 'jar'] }],
    description: 'Три льняных полотенца с ветками, перевязанные лентой. Хороший подарок тому, кто любит готовить.',
  },
  {
    key: 'towels-stack',
    name: 'Комплект вафельных полотенец «Клетка», 4 штуки',
    price: 1790,
    trade: 1190,
    look: ['towels', 3, 'sky', 'plaid'],
    description:
      'Лёгкие вафельные полотенца сохнут за час и занимают мало места. Подойдут для дачи, бассейна и дороги.',
  },
  {
    key: 'cloth-linen',
    name: 'Полотенце льняное кухонное «Полоска»',
    price: 690,
    trade: 450,
    look: ['cloth', 0, 'terracotta', 'stripes', { beside: ['apron', 'mitt'] }],
    description: 'Умягчённый лён 180 г/м² с тканой полосой. Чем чаще стираете, тем мягче он становится.',
  },
  {
    key: 'cloth-check',
    name: 'Полотенце хлопковое «Голубая клетка»',
    price: 490,
    trade: 320,
    look: ['cloth', 1, 'sky', 'check', { isReversed: true }],
    description: 'Классическая клетка виши, которую ткут, а не печатают. Не оставляет ворса на стекле.',
  },
]);
