import type { Look } from './picture.ts';

/** How each item of the demo shop looks, by its key. */
export const itemLooks: Readonly<Record<string, Look>> = {
  // mugs
  'mug-meadow': ['mug', 1, 'sky', 'berry', { isReversed: true, beside: ['teapot', 'jar'], views: ['scene', 'detail'] }],
  'mug-clay': ['mug', 0, 'sage', 'leaf', { beside: ['tin', 'vase'] }],
  'mug-latte': ['mug', 2, 'terracotta', 'dip'],
  'cup-saucer': ['mug', 3, 'sky', 'star', { isReversed: true, beside: ['teapot', 'planter'] }],
  'mug-enamel': ['mug', 4, 'ink', 'dots', { beside: ['basket', 'bowl'] }],
  'tumbler-raku': ['mug', 5, 'sand', 'speckle', { isReversed: true }],
  'cup-coffee': ['mug', 6, 'plum', 'brush', { views: ['detail'] }],

  // teapots
  'teapot-round': ['teapot', 0, 'cherry', 'dots', { beside: ['mug', 'jar'] }],
  'teapot-tall': [
    'teapot',
    1,
    'forest',
    'leaf',
    { isReversed: true, beside: ['mug', 'tin'], views: ['scene', 'detail'] },
  ],
  'teapot-cane': ['teapot', 2, 'ink', 'scales', { beside: ['bowl', 'pouch'] }],
  'teapot-glass': ['teapot', 3, 'sage', 'plain', { beside: ['mug', 'jar'] }],
  'kettle-enamel': ['teapot', 4, 'mustard', 'fade'],
  'teapot-rose': ['teapot', 5, 'rose', 'flower', { isReversed: true, beside: ['mug', 'vase'] }],

  // plates
  'plate-laurel': ['plate', 0, 'forest', 'plain', { beside: ['napkins', 'plate'] }],
  'plate-gzhel': [
    'plate',
    1,
    'sky',
    'flower',
    { isReversed: true, beside: ['plate', 'cards'], views: ['scene', 'detail'] },
  ],
  'plate-set': ['plate', 2, 'ink', 'plain'],
  'plate-garland': ['plate', 3, 'peach', 'plain', { isReversed: true, views: ['detail'] }],
  'plate-scallop': ['plate', 4, 'plum', 'berry'],
  'bowl-soup': ['bowl', 0, 'peach', 'plain', { views: ['detail'] }],
  'bowl-berry': ['bowl', 1, 'mint', 'terrazzo', { isReversed: true }],
  'bowl-set': ['bowl', 3, 'terracotta', 'diamond', { isReversed: true }],

  // boards
  'board-oak': ['board', 0, 'sage', 'plain', { beside: ['napkins', 'utensils'] }],
  'board-round': ['board', 1, 'rose', 'plain'],
  'board-endgrain': ['board', 2, 'teal', 'plain'],
  'board-long': ['board', 3, 'sky', 'plain'],
  'knife-chef': ['utensils', 0, 'ink', 'plain'],
  'knife-set': ['utensils', 1, 'terracotta', 'plain', { beside: ['board', 'board'] }],
  'spoons-beech': ['utensils', 2, 'mustard', 'plain'],
  'rolling-pin': ['utensils', 3, 'cherry', 'herringbone', { views: ['detail'] }],

  // tea
  'tea-ivan': ['tin', 0, 'plum', 'flower', { beside: ['mug', 'teapot'], views: ['scene', 'detail'] }],
  'tea-black': ['tin', 2, 'ink', 'diamond'],
  'tea-green': ['tin', 1, 'mint', 'scales', { isReversed: true }],
  'tea-berry': ['pouch', 0, 'cherry', 'berry', { beside: ['bowl', 'mug'] }],
  'tea-herbal': ['pouch', 2, 'lavender', 'star', { isReversed: true, beside: ['candle', 'mug'] }],
  'tea-oolong': ['pouch', 1, 'teal', 'wave'],
  'coffee-house': ['pouch', 1, 'cocoa', 'ring', { beside: ['mug', 'tin'] }],

  // preserves
  'jam-raspberry': ['jar', 0, 'mint', 'check', { beside: ['bowl', 'pouch'] }],
  'honey-linden': ['jar', 1, 'ink', 'plain'],
  'jam-pine': ['jar', 4, 'forest', 'plain', { beside: ['mug', 'candle'] }],
  'jam-gooseberry': ['jar', 3, 'rose', 'flower', { isReversed: true }],
  'syrup-sea': ['jar', 2, 'lavender', 'plain'],
  'jam-blueberry': ['jar', 0, 'mustard', 'diagonal'],
  'oil-herbs': ['bottle', 2, 'sage', 'plain'],

  // towels
  'towels-bath': ['towels', 0, 'teal', 'diamond', { beside: ['soap', 'bottle'], views: ['scene', 'detail'] }],
  'towels-roll': ['towels', 1, 'rose', 'stripes'],
  'towels-gift': ['towels', 2, 'forest', 'leaf', { beside: ['planter', 'jar'] }],
  'towels-stack': ['towels', 3, 'sky', 'plaid'],
  'cloth-linen': ['cloth', 0, 'terracotta', 'stripes', { beside: ['apron', 'mitt'] }],
  'cloth-check': ['cloth', 1, 'sky', 'check', { isReversed: true }],

  // blankets
  'blanket-wool': ['blanket', 0, 'cherry', 'diamond', { beside: ['lamp', 'basket'], views: ['scene', 'detail'] }],
  'blanket-cotton': ['blanket', 1, 'mustard', 'scales', { isReversed: true }],
  'blanket-picnic': ['blanket', 2, 'sage', 'plaid', { beside: ['basket', 'bottle'] }],
  'blanket-baby': ['blanket', 1, 'lavender', 'star'],
  'cushion-scales': ['cushion', 0, 'teal', 'scales', { beside: ['lamp', 'planter'], views: ['scene', 'detail'] }],
  'cushion-tassel': ['cushion', 1, 'terracotta', 'herringbone', { isReversed: true }],
  'cushion-lumbar': ['cushion', 2, 'sand', 'leaf'],
  'cushion-round': ['cushion', 3, 'rose', 'plain', { beside: ['blanket', 'vase'] }],

  // aprons
  'apron-linen': ['apron', 0, 'ink', 'stripes', { beside: ['mitt', 'cloth'], views: ['scene', 'detail'] }],
  'apron-garden': ['apron', 1, 'sage', 'flower', { isReversed: true, beside: ['cloth', 'mitt'] }],
  'apron-half': ['apron', 2, 'terracotta', 'plain'],
  'mitt-oven': ['mitt', 0, 'cherry', 'dots', { beside: ['cloth', 'mitt'] }],
  'mitt-pad': ['mitt', 1, 'mustard', 'ring'],
  'mitt-pair': ['mitt', 2, 'plum', 'leaf'],
  'napkins-linen': ['napkins', 0, 'sky', 'brush', { beside: ['plate', 'plate'] }],
  'napkin-ring': ['napkins', 1, 'cherry', 'berry', { isReversed: true, views: ['detail'] }],
  'runner-table': ['napkins', 2, 'forest', 'diagonal'],
  'tablecloth-round': ['napkins', 3, 'lavender', 'wave', { isReversed: true, views: ['detail'] }],

  // candles
  'candle-fig': ['candle', 0, 'sage', 'plain', { beside: ['planter', 'soap'] }],
  'candle-cup': ['candle', 1, 'peach', 'terrazzo', { isReversed: true, beside: ['vase', 'gift'] }],
  'candle-pillars': ['candle', 2, 'teal', 'stripes', { beside: ['vase', 'planter'] }],
  'candle-tapers': ['candle', 3, 'cherry', 'plain'],
  'candle-tin': ['candle', 4, 'mustard', 'dots'],
  'lantern-wood': ['candle', 5, 'lavender', 'plain'],
  'lamp-ceramic': ['lamp', 0, 'terracotta', 'speckle', { beside: ['notebook', 'vase'] }],
  'lamp-mushroom': ['lamp', 1, 'rose', 'dots', { beside: ['toy', 'planter'], views: ['scene', 'detail'] }],
  'lamp-drum': ['lamp', 2, 'forest', 'stripes'],

  // vases
  'vase-drop': ['vase', 0, 'mint', 'plain', { beside: ['candle', 'mug'] }],
  'vase-tall': [
    'vase',
    1,
    'teal',
    'leaf',
    { isReversed: true, beside: ['gift', 'planter'], views: ['scene', 'detail'] },
  ],
  'vase-bowl': ['vase', 2, 'ink', 'stripes'],
  'vase-cotton': ['vase', 3, 'terracotta', 'bands', { isReversed: true }],
  'vase-amphora': ['vase', 4, 'mustard', 'diamond'],
  'pot-classic': ['planter', 0, 'terracotta', 'plain'],
  'pot-cactus': ['planter', 1, 'sky', 'terrazzo', { isReversed: true, beside: ['mug', 'notebook'] }],
  'pot-bowl': ['planter', 2, 'plum', 'stripes'],
  'pot-pilea': ['planter', 3, 'cherry', 'star', { isReversed: true }],
  'pot-trailing': ['planter', 4, 'peach', 'brush', { beside: ['lamp', 'vase'] }],

  // bath
  'soap-calendula': ['soap', 0, 'peach', 'leaf', { beside: ['towels', 'bottle'] }],
  'soap-trio': ['soap', 1, 'sage', 'dots'],
  'soap-charcoal': ['soap', 2, 'ink', 'plain'],
  'soap-liquid': ['bottle', 0, 'forest', 'plain', { beside: ['soap', 'towels'] }],
  'diffuser-reeds': ['bottle', 1, 'lavender', 'plain', { beside: ['candle', 'vase'] }],
  'oil-rosehip': ['bottle', 3, 'rose', 'plain'],
  'basket-oval': [
    'basket',
    0,
    'sky',
    'check',
    { isReversed: true, beside: ['towels', 'planter'], views: ['scene', 'detail'] },
  ],
  'basket-tall': ['basket', 1, 'terracotta', 'plain'],
  'basket-picnic': ['basket', 2, 'mustard', 'plain', { beside: ['jar', 'bottle'] }],

  // gifts
  'notebook-elastic': ['notebook', 0, 'sage', 'leaf', { beside: ['cards', 'notebook'], views: ['scene', 'detail'] }],
  'notebook-spiral': ['notebook', 1, 'teal', 'flower', { isReversed: true }],
  'notebook-trio': ['notebook', 2, 'cherry', 'diagonal'],
  'cards-summer': ['cards', 0, 'mustard', 'speckle'],
  'toy-bear': ['toy', 0, 'cocoa', 'dots', { beside: ['gift', 'planter'], views: ['scene', 'detail'] }],
  'toy-hare': ['toy', 1, 'cream', 'check', { beside: ['blanket', 'gift'] }],
  'toy-cat': ['toy', 2, 'peach', 'stripes', { beside: ['cushion', 'vase'] }],
  'toy-doll': ['toy', 3, 'sky', 'flower'],
  'toy-rings': ['toy', 4, 'lavender', 'plain'],
  'toy-horse': ['toy', 5, 'rose', 'dots'],
  'gift-tea': ['gift', 0, 'forest', 'star', { beside: ['teapot', 'mug'], views: ['scene', 'detail'] }],
  'gift-home': ['gift', 2, 'mustard', 'dots', { beside: ['candle', 'vase'] }],
  'gift-basket': ['gift', 3, 'cherry', 'check'],
  'wreath-door': ['wreath', 0, 'mustard', 'plain', { views: ['detail'] }],
};
