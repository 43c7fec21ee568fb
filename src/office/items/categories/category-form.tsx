import { api, unwrap } from '#api/client.ts';
import { createSendOnce } from '#api/send-once.ts';
import type { components } from '#contract/types.ts';
import { PhotoUpload } from '#entities/upload/photo-upload.tsx';
import { useStoredPictures, useUploadList, useUploads } from '#entities/upload/use-uploads.ts';
import { problemOf, required } from '#lib/rules.ts';
import { readRefusal } from '#machines/kit/refusal.ts';
import { Form } from '#ui/form/form.tsx';
import { TheirsNotice } from '#ui/form/theirs-notice.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useEdits } from '#ui/form/use-edits.ts';
import { useTheirs } from '#ui/form/use-theirs.tsx';
import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateItems } from '#office/kit/item/invalidate-items.ts';
import { useHoldDialog } from '#page/form-dialog.tsx';
import { categoriesStrings } from './categories.strings.ts';
import classes from './categories.module.css';
import { type Category, parentsFor, toOptions } from './category-tree.ts';

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
 * The form of a category. Only what was changed is sent, so that a colleague's change of the rest stays; what both have changed
 * is shown beside what was typed.
 */
export function CategoryForm({ category, categories, onClose }: CategoryFormProps) {
  const queryClient = useQueryClient();
  const [sendOnce] = useState(createSendOnce);
  const uploads = useUploads(1);
  const hasNewPicture = useUploadList(uploads).length > 0;
  const { stored, isBusy: isUploading, hasFailed } = useStoredPictures(uploads);
  const known = draftOf(category);
  const { mutate, reset, isPending, error, variables } = useMutation({
    mutationFn: (content: Content): Promise<unknown> => {
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
    onSuccess: onClose,
    onSettled: () => invalidateItems(queryClient),
  });
  const edits = useEdits<Draft>({ onChange: () => error && reset() });
  const form = useDraftForm<Draft, Content>({
    edits,
    known,
    problemsOf: ({ name }) => ({ name: problemOf(name, required) }),
    contentOf: ({ name, parent, picture }) => {
      const removed = picture === '' && known.picture !== '' ? null : undefined;
      const fileId = stored[0]?.picture.id ?? removed;
      return {
        name: name.trim(),
        parent_id: parent === '' ? null : Number(parent),
        ...(fileId !== undefined && { file_id: fileId }),
      };
    },
    isHeldUp: isUploading || hasFailed,
    paths,
    sent: variables ?? null,
    refusal: error && readRefusal(error),
    onSubmit: (content) => mutate(content),
  });
  useHoldDialog(hasNewPicture || Object.keys(edits.values).length > 0);
  const { draft, errors, change, tries } = form;
  const missed = hasFailed ? categoriesStrings.pictureFailed : categoriesStrings.pictureWait;
  const {
    form: guarded,
    hasAny,
    fieldOf,
  } = useTheirs({
    form,
    known,
    shown: (name) => {
      if (name !== 'parent') return known[name];
      return categories.find(({ id }) => String(id) === known.parent)?.name ?? categoriesStrings.topLevel;
    },
  });
  const parent = fieldOf('parent', categoriesStrings.parentHint);
  const footer = (
    <>
      <TheirsNotice hasAny={hasAny} refusal={form.refusal} texts={categoriesStrings} />
      <div className={classes['buttons']}>
        <Button variant="default" disabled={isPending} onClick={onClose}>
          {categoriesStrings.cancel}
        </Button>
        <Button type="submit" loading={isPending}>
          {categoriesStrings.save}
        </Button>
      </div>
    </>
  );
  return (
    <Form form={guarded} isBusy={isPending} footer={footer}>
      <Stack gap="md">
        <TextInput label={categoriesStrings.name} data-autofocus maxLength={NAME_MAX} {...fieldOf('name')} />
        <NativeSelect
          label={categoriesStrings.parent}
          data={[
            { value: '', label: categoriesStrings.topLevel },
            ...toOptions(parentsFor(categories, category?.id ?? null)),
          ]}
          {...parent}
          onChange={(event) => parent.onChange(event.currentTarget.value)}
        />
        {draft.picture !== '' && !hasNewPicture && (
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
          error={tries > 0 && (isUploading || hasFailed) ? missed : errors.picture}
          disabled={isPending}
        />
      </Stack>
    </Form>
  );
}
