import { categoriesQuery } from '#entities/item/category.queries.ts';
import { FormDialog } from '#page/form-dialog.tsx';
import { usePageTitle } from '#page/page-title.ts';
import { paths } from '#routes/paths.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { GridIcon } from '#ui/later-icons.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { RowsWithAdd } from '#ui/states/rows-with-add.tsx';
import { Button, Skeleton, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { categoriesStrings } from './categories.strings.ts';
import classes from './categories.module.css';
import { CategoryForm } from './category-form.tsx';
import { CategoryRows } from './category-rows.tsx';
import type { Category } from '#office/kit/item/category-tree.ts';
import { DeleteCategoryForm } from './delete-category-form.tsx';
import { useCategoryOrder } from './use-category-order.ts';

const WIDTH = 440;

/** What is open above the tree: the form of a new category, of one, or the question before one is deleted. */
type Opened = { kind: 'new' } | { kind: 'edit' | 'delete'; category: Category } | null;

function Tree() {
  const categories = useQuery(categoriesQuery);
  const { ordered, move } = useCategoryOrder(categories.data);
  const [opened, setOpened] = useState<Opened>(null);
  const close = (): void => setOpened(null);
  if (categories.isPending) return <Skeleton h={320} role="status" aria-label={categoriesStrings.loading} />;
  if (!categories.data) return <ErrorState error={categories.error} onRetry={() => void categories.refetch()} />;
  const { data } = categories;
  const asked = opened && 'category' in opened ? opened.category : undefined;
  // One that a colleague has deleted meanwhile stays as it was: what was typed isn't lost, and saving it is refused.
  const one = data.find(({ id }) => id === asked?.id) ?? asked;
  const add = (
    <Button leftSection={<PlusIcon size={18} />} onClick={() => setOpened({ kind: 'new' })}>
      {categoriesStrings.add}
    </Button>
  );
  return (
    <>
      <RowsWithAdd isEmpty={data.length === 0} add={add}>
        {data.length === 0 ? (
          <MessageState
            icon={<GridIcon size={32} />}
            title={categoriesStrings.empty}
            text={categoriesStrings.emptyHint}
          />
        ) : (
          <CategoryRows
            categories={ordered}
            parent={null}
            onMove={move}
            onEdit={(category) => setOpened({ kind: 'edit', category })}
            onDelete={(category) => setOpened({ kind: 'delete', category })}
          />
        )}
      </RowsWithAdd>
      <FormDialog
        opened={opened?.kind === 'new' || opened?.kind === 'edit'}
        onClose={close}
        title={opened?.kind === 'new' ? categoriesStrings.addTitle : categoriesStrings.editTitle}
        size={WIDTH}
      >
        <CategoryForm key={one?.id ?? 'new'} category={one ?? null} categories={data} onClose={close} />
      </FormDialog>
      <Dialog
        opened={opened?.kind === 'delete'}
        onClose={close}
        title={categoriesStrings.removeTitle(one?.name ?? '')}
        size={WIDTH}
      >
        {one && <DeleteCategoryForm key={one.id} category={one} categories={data} onClose={close} />}
      </Dialog>
    </>
  );
}

/** The categories of the catalogue as a tree, which staff make, move, order and delete. */
export function CategoriesPage() {
  usePageTitle(categoriesStrings.title);
  return (
    <>
      <div className={classes['head']}>
        <Title order={1}>{categoriesStrings.title}</Title>
        <Button component={Link} href={paths.catalog.getHref()} variant="default">
          {categoriesStrings.toCatalogue}
        </Button>
      </div>
      <Tree />
    </>
  );
}
