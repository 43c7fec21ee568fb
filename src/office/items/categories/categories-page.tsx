import { api, unwrap } from '#api/client.ts';
import { categoriesQuery } from '#entities/item/category.queries.ts';
import { itemForms } from '#entities/item/goods.strings.ts';
import { usePageTitle } from '#entities/shop/page-title.ts';
import { paths } from '#lib/paths.ts';
import { plural } from '#lib/plural.ts';
import { ArrowUpIcon, PlusIcon } from '#ui/icons.tsx';
import { GridIcon } from '#ui/later-icons.tsx';
import { notifyError } from '#ui/notifier/notifier.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { ActionIcon, Button, Skeleton, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type CSSProperties } from 'react';
import { Link } from 'wouter';
import { invalidateItems } from '#entities/item/invalidate-items.ts';
import { categoriesStrings } from './categories.strings.ts';
import classes from './categories.module.css';
import { CategoryForm } from './category-form.tsx';
import { type Branch, branchesOf } from './category-tree.ts';
import { DeleteCategoryForm } from './delete-category-form.tsx';

const WIDTH = 440;

interface RowProps {
  branch: Branch;
  onEdit: () => void;
  onDelete: () => void;
}

function Row({ branch, onEdit, onDelete }: RowProps) {
  const { id, name, image, items_count: count, depth, place, isLast } = branch;
  const queryClient = useQueryClient();
  const { mutate: move, isPending } = useMutation({
    mutationFn: (to: number) => unwrap(api.PUT('/category/{id}/', { params: { path: { id } }, body: { place: to } })),
    onError: (error) => notifyError(error, categoriesStrings.moveFailed),
    onSettled: () => invalidateItems(queryClient),
  });
  return (
    <li className={classes['row']} style={{ '--depth': depth } as CSSProperties}>
      <div className={classes['about']}>
        {image ? <img src={image.sources[0]?.url ?? image.url} alt="" /> : <span className={classes['blank']} />}
        <div className={classes['texts']}>
          <span className={classes['name']}>{name}</span>
          <span className={classes['note']}>{plural(count, itemForms)}</span>
        </div>
      </div>
      <div className={classes['actions']}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={categoriesStrings.earlier(name)}
          disabled={place === 0 || isPending}
          onClick={() => move(place - 1)}
        >
          <ArrowUpIcon size={18} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          className={classes['later'] ?? ''}
          aria-label={categoriesStrings.later(name)}
          disabled={isLast || isPending}
          onClick={() => move(place + 1)}
        >
          <ArrowUpIcon size={18} />
        </ActionIcon>
        <Button variant="default" aria-label={categoriesStrings.editOf(name)} onClick={onEdit}>
          {categoriesStrings.edit}
        </Button>
        <Button variant="subtle" color="red" px="xs" aria-label={categoriesStrings.removeOf(name)} onClick={onDelete}>
          {categoriesStrings.remove}
        </Button>
      </div>
    </li>
  );
}

/** What is open above the tree: the form of a new category, of one, or the question before one is deleted. */
type Opened = { kind: 'new' } | { kind: 'edit' | 'delete'; id: number } | null;

function Tree() {
  const categories = useQuery(categoriesQuery);
  const [opened, setOpened] = useState<Opened>(null);
  const close = (): void => setOpened(null);
  if (categories.isPending) return <Skeleton h={320} role="status" aria-label={categoriesStrings.loading} />;
  if (!categories.data) return <ErrorState error={categories.error} onRetry={() => void categories.refetch()} />;
  const { data } = categories;
  const one = opened && 'id' in opened ? data.find(({ id }) => id === opened.id) : undefined;
  const add = (
    <Button leftSection={<PlusIcon size={18} />} onClick={() => setOpened({ kind: 'new' })}>
      {categoriesStrings.add}
    </Button>
  );
  return (
    <>
      {data.length === 0 ? (
        <MessageState icon={<GridIcon size={32} />} title={categoriesStrings.empty} text={categoriesStrings.emptyHint}>
          {add}
        </MessageState>
      ) : (
        <>
          <ul className={classes['rows']} aria-label={categoriesStrings.title}>
            {branchesOf(data).map((branch) => (
              <Row
                key={branch.id}
                branch={branch}
                onEdit={() => setOpened({ kind: 'edit', id: branch.id })}
                onDelete={() => setOpened({ kind: 'delete', id: branch.id })}
              />
            ))}
          </ul>
          {add}
        </>
      )}
      <Dialog
        opened={opened?.kind === 'new' || (opened?.kind === 'edit' && one !== undefined)}
        onClose={close}
        closeOnClickOutside={false}
        title={opened?.kind === 'new' ? categoriesStrings.addTitle : categoriesStrings.editTitle}
        size={WIDTH}
      >
        <CategoryForm key={one?.id ?? 'new'} category={one ?? null} categories={data} onClose={close} />
      </Dialog>
      <Dialog
        opened={opened?.kind === 'delete' && one !== undefined}
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
          {categoriesStrings.toCatalog}
        </Button>
      </div>
      <Tree />
    </>
  );
}
