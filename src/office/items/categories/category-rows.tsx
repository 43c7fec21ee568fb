import { itemForms } from '#entities/item/goods.strings.ts';
import { plural } from '#lib/plural.ts';
import { quoted } from '#lib/quoted.ts';
import { MoveButtons } from '#ui/sortable/move-buttons.tsx';
import { SortableList } from '#ui/sortable/sortable-list.tsx';
import { Button } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import classes from './categories.module.css';
import { categoriesStrings } from './categories.strings.ts';
import { type Category, type CategoryMove, childrenOf } from '#office/kit/item/category-tree.ts';

interface CategoryRowsProps {
  categories: readonly Category[];
  /** Whose categories are shown; null for the first level. */
  parent: Category | null;
  /** From 0, for the first level. */
  depth?: number;
  onMove: (move: CategoryMove) => void;
  onEdit: (category: Category) => void;
  onDelete: (category: Category) => void;
}

function About({ category: { name, image, items_count: count } }: { category: Category }) {
  return (
    <div className={classes['about']}>
      {image ? <img src={image.sources[0]?.url ?? image.url} alt="" /> : <span className={classes['blank']} />}
      <div className={classes['texts']}>
        <span className={classes['name']}>{name}</span>
        <span className={classes['note']}>{plural(count, itemForms)}</span>
      </div>
    </div>
  );
}

/** The categories of one level, each with those in it, which move along. */
export function CategoryRows(props: CategoryRowsProps): ReactNode {
  const { categories, parent, depth = 0, onMove, onEdit, onDelete } = props;
  const siblings = childrenOf(categories, parent?.id ?? null);
  if (siblings.length === 0) return null;
  const move = (from: number, to: number): void => {
    const one = siblings[from];
    if (one) onMove({ id: one.id, place: to });
  };
  return (
    <SortableList
      rows={siblings}
      idOf={({ id }) => String(id)}
      nameOf={({ name }) => quoted(name)}
      onMove={move}
      label={parent ? categoriesStrings.within(parent.name) : categoriesStrings.title}
      className={classes['rows']}
    >
      {(category, place, handle) => {
        const { name } = category;
        return (
          <>
            <div className={classes['row']} style={{ '--depth': depth } as CSSProperties}>
              {handle}
              <About category={category} />
              <div className={classes['actions']}>
                <MoveButtons
                  place={place}
                  total={siblings.length}
                  earlier={categoriesStrings.earlier(name)}
                  later={categoriesStrings.later(name)}
                  size={44}
                  onMove={move}
                />
                <Button variant="default" aria-label={categoriesStrings.editOf(name)} onClick={() => onEdit(category)}>
                  {categoriesStrings.edit}
                </Button>
                <Button
                  variant="subtle"
                  color="red"
                  px="xs"
                  aria-label={categoriesStrings.removeOf(name)}
                  onClick={() => onDelete(category)}
                >
                  {categoriesStrings.remove}
                </Button>
              </div>
            </div>
            <CategoryRows {...props} parent={category} depth={depth + 1} />
          </>
        );
      }}
    </SortableList>
  );
}
