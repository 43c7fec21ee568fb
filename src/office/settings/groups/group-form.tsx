import { api, unwrap } from '#api/client.ts';
import { createSendOnce } from '#api/send-once.ts';
import type { components, PermissionGroup } from '#contract/types.ts';
import { useHoldDialog } from '#page/form-dialog.tsx';
import { PermissionChoice } from '#office/kit/permission/permission-choice.tsx';
import { permissionGroupsQuery } from '#office/kit/permission/permission.queries.ts';
import { permissionLabel } from '#office/kit/permission/permission.strings.ts';
import { readPermissions, writePermissions } from '#office/kit/permission/permissions-text.ts';
import { problemOf, required } from '#lib/rules.ts';
import { readRefusal } from '#machines/kit/refusal.ts';
import { Form } from '#ui/form/form.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useEdits } from '#ui/form/use-edits.ts';
import { useTheirs } from '#ui/form/use-theirs.tsx';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '../rows/rows.module.css';
import { currentOf } from '../rows/current-of.ts';
import { DialogFooter } from '../rows/dialog-footer.tsx';
import { groupsStrings } from './groups.strings.ts';

type GroupContent = components['schemas']['PermissionGroupForm'];

const NAME_MAX = 60;
const paths = { name: 'name', isForNew: 'is_for_new', permissions: 'permissions' } as const;

interface Draft {
  name: string;
  isForNew: boolean;
  /** By writePermissions. */
  permissions: string;
}

const draftOf = (group: PermissionGroup | null): Draft => ({
  name: group?.name ?? '',
  isForNew: group?.is_for_new ?? false,
  permissions: writePermissions(group?.permissions ?? []),
});

interface GroupFormProps {
  /** Null for a new one. */
  group: PermissionGroup | null;
  onClose: () => void;
  /** Called after each answer. */
  onSettled: () => void;
}

/** The form of a permission group. What a colleague has changed meanwhile is shown beside what was typed. */
export function GroupForm({ group, onClose, onSettled }: GroupFormProps) {
  const queryClient = useQueryClient();
  const [sendOnce] = useState(createSendOnce);
  const { mutate, reset, isPending, error, variables } = useMutation({
    mutationFn: async (form: GroupContent): Promise<void> => {
      if (group === null) {
        const add = (key: string) =>
          unwrap(api.POST('/permission-group/', { params: { header: { 'Idempotency-Key': key } }, body: form }));
        return void (await sendOnce(form, add));
      }
      const { id, version } = group;
      const call = api.PUT('/permission-group/{id}/', { params: { path: { id } }, body: { version, ...form } });
      try {
        await unwrap(call);
      } catch (failure) {
        const current = await currentOf<PermissionGroup>(failure, call);
        if (current)
          queryClient.setQueryData(permissionGroupsQuery.queryKey, (rows) =>
            rows ? { result: rows.result.map((row) => (row.id === id ? current : row)) } : rows,
          );
        throw failure;
      }
    },
    onSuccess: onClose,
    onSettled,
  });
  const known = draftOf(group);
  const edits = useEdits<Draft>({ onChange: () => error && reset() });
  const form = useDraftForm<Draft, GroupContent>({
    edits,
    known,
    problemsOf: ({ name }) => ({ name: problemOf(name, required) }),
    contentOf: ({ name, isForNew, permissions }) => ({
      name: name.trim(),
      is_for_new: isForNew,
      permissions: readPermissions(permissions),
    }),
    paths,
    sent: variables ?? null,
    refusal: error && readRefusal(error),
    onSubmit: (content) => mutate(content),
  });
  useHoldDialog(Object.keys(edits.values).length > 0);
  const {
    form: guarded,
    hasAny,
    fieldOf,
  } = useTheirs({
    form,
    known,
    shown: (name) => {
      if (name === 'permissions')
        return readPermissions(known.permissions).map(permissionLabel).join(', ') || groupsStrings.none;
      const value = known[name];
      return typeof value === 'boolean' ? (value ? groupsStrings.yes : groupsStrings.no) : value;
    },
  });
  const isForNew = fieldOf('isForNew', groupsStrings.isForNewHint);
  const permissions = fieldOf('permissions');
  return (
    <Form
      form={guarded}
      isBusy={isPending}
      footer={<DialogFooter hasAny={hasAny} refusal={form.refusal} isBusy={isPending} onClose={onClose} />}
    >
      <Stack gap="md">
        <TextInput label={groupsStrings.name} data-autofocus maxLength={NAME_MAX} {...fieldOf('name')} />
        <Checkbox
          label={groupsStrings.isForNew}
          description={isForNew.description}
          error={isForNew.error}
          checked={isForNew.value}
          onChange={(event) => form.change({ isForNew: event.currentTarget.checked })}
        />
        <div role="group" aria-label={groupsStrings.permissions}>
          {permissions.description !== undefined && <p className={classes['hint']}>{permissions.description}</p>}
          {permissions.error !== undefined && (
            <p role="alert" className={classes['hint']}>
              {permissions.error}
            </p>
          )}
          <PermissionChoice
            value={readPermissions(permissions.value)}
            onChange={(chosen) => form.change({ permissions: writePermissions(chosen) })}
          />
        </div>
      </Stack>
    </Form>
  );
}
