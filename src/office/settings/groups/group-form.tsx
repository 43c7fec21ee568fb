import { api, unwrap } from '#api/client.ts';
import { recordAfter } from '#api/record-after.ts';
import type { components, PermissionGroup } from '#contract/types.ts';
import { replaceRow } from '#lib/replace-row.ts';
import { problemOf, required } from '#lib/rules.ts';
import { PermissionChoice } from '#office/kit/permission/permission-choice.tsx';
import { permissionGroupsQuery } from '#office/kit/permission/permission.queries.ts';
import { permissionLabel } from '#office/kit/permission/permission.strings.ts';
import { readPermissions, writePermissions } from '#office/kit/permission/permissions-text.ts';
import { RecordForm } from '#page/record-form/record-form.tsx';
import { useRecordForm } from '#page/record-form/use-record-form.tsx';
import { Checkbox, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import classes from '../rows/rows.module.css';
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
  const known = draftOf(group);
  const form = useRecordForm<Draft, GroupContent, unknown>({
    known,
    problemsOf: ({ name }) => ({ name: problemOf(name, required) }),
    contentOf: ({ name, isForNew, permissions }) => ({
      name: name.trim(),
      is_for_new: isForNew,
      permissions: readPermissions(permissions),
    }),
    paths,
    forgets: true,
    shown: { permissions: readPermissions(known.permissions).map(permissionLabel).join(', ') || groupsStrings.none },
    send: async (content, sendOnce) => {
      if (group === null)
        return sendOnce(content, (key) =>
          unwrap(api.POST('/permission-group/', { params: { header: { 'Idempotency-Key': key } }, body: content })),
        );
      const { id, version } = group;
      const { record, refusal } = await recordAfter(
        api.PUT('/permission-group/{id}/', { params: { path: { id } }, body: { version, ...content } }),
      );
      queryClient.setQueryData(
        permissionGroupsQuery.queryKey,
        (rows) => rows && { result: replaceRow(rows.result, record) },
      );
      if (refusal) throw refusal;
      return record;
    },
    onSaved: onClose,
    onSettled,
  });
  const permissions = form.field('permissions');
  return (
    <RecordForm form={form} onCancel={onClose}>
      <TextInput label={groupsStrings.name} data-autofocus maxLength={NAME_MAX} {...form.field('name')} />
      <Checkbox label={groupsStrings.isForNew} {...form.checkbox('isForNew', groupsStrings.isForNewHint)} />
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
    </RecordForm>
  );
}
