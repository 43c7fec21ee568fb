import { api, unwrap } from '#api/client.ts';
import type { components } from '#contract/types.ts';
import { PhotoUpload } from '#entities/upload/photo-upload.tsx';
import { useFormPictures } from '#entities/upload/use-form-pictures.ts';
import { useUploads } from '#entities/upload/use-uploads.ts';
import { problemOf, required } from '#lib/rules.ts';
import { invalidateItems } from '#office/kit/item/invalidate-items.ts';
import { RecordForm } from '#page/record-form/record-form.tsx';
import { useRecordForm } from '#page/record-form/use-record-form.tsx';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import classes from './categories.module.css';
import { categoriesStrings } from './categories.strings.ts';
import { type Category, parentsFor, toOptions } from '#office/kit/item/category-tree.ts';

type Content = components['schemas']['CategoryForm'];

const NAME_MAX = 100;
const paths = { name: 'name', parent: 'parent_id', picture: 'file_id' } as const;

interface Draft {
  name: string;
  /** An id; empty for the first level. */
  parent: string;
  /** Where the picture is that stays; empty for none, or for one that another replaces. */
  picture: string;
}

const draftOf = (category: Category | null): Draft => ({
  name: category?.name ?? '',
  parent: category?.parent_id ? String(category.parent_id) : '',
  picture: category?.image?.url ?? '',
});

interface CategoryFormProps {
  /** Null for a new one. */
  category: Category | null;
  categories: readonly Category[];
  onClose: () => void;
}

/**
 * The form of a category. Only what was changed is sent, so that a colleague's change of the rest stays; what both have
 * changed is shown beside what was typed.
 */
export function CategoryForm({ category, categories, onClose }: CategoryFormProps) {
  const queryClient = useQueryClient();
  const uploads = useUploads(1);
  const pictures = useFormPictures(uploads, {
    wait: categoriesStrings.pictureWait,
    failed: categoriesStrings.pictureFailed,
  });
  const known = draftOf(category);
  const form = useRecordForm<Draft, Content, unknown>({
    known,
    problemsOf: ({ name }) => ({ name: problemOf(name, required) }),
    contentOf: ({ name, parent, picture }) => {
      const removed = picture === '' && known.picture !== '' ? null : undefined;
      const fileId = pictures.ids[0] ?? removed;
      return {
        name: name.trim(),
        parent_id: parent === '' ? null : Number(parent),
        ...(fileId !== undefined && { file_id: fileId }),
      };
    },
    paths,
    forgets: true,
    shown: { parent: categories.find(({ id }) => String(id) === known.parent)?.name ?? categoriesStrings.topLevel },
    pictures,
    send: (content, sendOnce): Promise<unknown> => {
      if (category === null)
        return sendOnce(content, (key) =>
          unwrap(api.POST('/category/', { params: { header: { 'Idempotency-Key': key } }, body: content })),
        );
      const { name, parent_id: parentId, file_id: fileId } = content;
      const body = {
        ...(name !== known.name && { name }),
        ...(parentId !== category.parent_id && { parent_id: parentId ?? null }),
        ...(fileId !== undefined && { file_id: fileId }),
      };
      return unwrap(api.PUT('/category/{id}/', { params: { path: { id: category.id } }, body }));
    },
    onSaved: onClose,
    onSettled: () => invalidateItems(queryClient),
  });
  const { draft, errors, change, field } = form;
  return (
    <RecordForm form={form} texts={categoriesStrings} onCancel={onClose}>
      <TextInput label={categoriesStrings.name} data-autofocus maxLength={NAME_MAX} {...field('name')} />
      <NativeSelect
        label={categoriesStrings.parent}
        data={[
          { value: '', label: categoriesStrings.topLevel },
          ...toOptions(parentsFor(categories, category?.id ?? null)),
        ]}
        {...field('parent', categoriesStrings.parentHint)}
      />
      {draft.picture !== '' && !pictures.hasNew && (
        <div className={classes['about']}>
          <img src={draft.picture} alt="" />
          <Button variant="default" onClick={() => change({ picture: '' })}>
            {categoriesStrings.removePicture}
          </Button>
        </div>
      )}
      <PhotoUpload
        uploads={uploads}
        label={categoriesStrings.picture}
        hint={categoriesStrings.pictureHint}
        error={pictures.problem ?? errors.picture}
        disabled={form.isBusy}
      />
    </RecordForm>
  );
}
