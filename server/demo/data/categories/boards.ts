import { inCategory } from '../goods.ts';

/** «Доски и ножи». */
export const boards = inCategory('boards', [
  {
    key: 'board-oak',
    name: 'Доска разделочная дубовая с ручкой, 42 × 24 см',
    price: 1890,
    trade: 1290,
    look: ['board', 0, 'sage', 'plain', { beside: ['napkins', 'utensils'] }],
    description:
      'Цельный дуб, пропитанный льняным маслом и пчелиным воском. Есть отверстие, чтобы повесить доску на крючок.',
  },
  {
    key: 'board-round',
    name: 'Доска круглая для хлеба и сыра, 32 см',
    price: 1690,
    trade: 1150,
    look: ['board', 1, 'rose', 'plain'],
    description: 'Круглая буковая доска, на которой хлеб и режут, и подают. Тонкий край удобно подхватить рукой.',
  },
  {
    key: 'board-endgrain',
    name: 'Доска торцевая из трёх пород дерева, 45 × 30 см',
    price: 4290,
    trade: 2990,
    discount: 15,
    look: ['board', 2, 'teal', 'plain'],
    description:
      'Тяжёлая доска из ясеня, дуба и ореха с канавкой для сока. Торец не тупит ножи и сам затягивает порезы.',
  },
  {
    key: 'board-long',
    name: 'Доска сервировочная длинная, орех, 60 × 17 см',
    price: 2490,
    trade: 1690,
    isNew: true,
    look: ['board', 3, 'sky', 'plain'],
    description:
      'Длинная доска из американского ореха для закусок на компанию: брускетты, сыры и помидоры поместятся в один ряд.',
  },
  {
    key: 'knife-chef',
    name: 'Нож поварской, клинок 20 см',
    price: 3490,
    trade: 2390,
    look: ['utensils', 0, 'ink', 'plain'],
    description:
      'Универсальный нож из нержавеющей стали с рукоятью из стабилизированного дерева. Приходит острым, точится обычным бруском.',
  },
  {
    key: 'knife-set',
    name: 'Набор кухонных ножей «Тройка»',
    price: 5900,
    trade: 3990,
    discount: 30,
    look: ['utensils', 1, 'terracotta', 'plain', { beside: ['board', 'board'] }],
    description:
      'Три ножа, которых хватает на любой ужин: поварской, хлебный и для овощей. Рукояти клёпаные, баланс у больстера.',
  },
  {
    key: 'spoons-beech',
    name: 'Набор кухонных лопаток и ложек, бук',
    price: 890,
    trade: 590,
    look: ['utensils', 2, 'mustard', 'plain'],
    description:
      'Две ложки и лопатка с прорезями не царапают сковороду и не нагреваются. Дерево отполировано до шелковистости.',
  },
  {
    key: 'rolling-pin',
    name: 'Скалка с узором для печенья «Ёлочка»',
    price: 1190,
    trade: 790,
    isNew: true,
    look: ['utensils', 3, 'cherry', 'herringbone', { views: ['detail'] }],
    description:
      'Скалка оставляет на тесте рисунок ёлочкой: песочное печенье и пряники выходят нарядными без формочек.',
  },
]);
