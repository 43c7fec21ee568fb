import { keepTogether } from '#lib/no-break.ts';
import { plural, type PluralForms } from '#lib/plural.ts';

const memberForms: PluralForms = { one: 'участник', few: 'участника', many: 'участников' };

/** Texts of permission groups. */
export const groupsStrings = {
  title: 'Группы прав',
  hint: keepTogether(
    'Группа — это набор прав с именем. Человек может быть в нескольких группах; изменения действуют сразу.',
  ),
  add: 'Добавить группу',
  addTitle: 'Новая группа прав',
  editTitle: 'Группа прав',
  empty: 'Групп прав пока нет',
  emptyHint: keepTogether('Создайте, например, «Кассиры» или «Менеджеры» и добавьте в них людей.'),
  name: 'Название',
  isForNew: 'Для всех новых',
  isForNewHint: keepTogether('В неё попадает каждый, кто входит в магазин впервые. Такая группа одна.'),
  permissions: 'Права',
  members: (count: number) => (count === 0 ? 'Никого нет' : plural(count, memberForms)),
  none: 'Прав нет',
  all: 'Все права',
  lacking: keepTogether('В группе есть права, которых нет у вас: изменить её нельзя.'),
} as const;
