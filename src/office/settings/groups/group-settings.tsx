import { api, unwrap } from '#api/client.ts';
import type { Permission, PermissionGroup } from '#contract/types.ts';
import { getBranchHref } from '#routes/branch-href.ts';
import { customersBranch } from '#common/routes/branches.ts';
import { currentCustomerQuery, invalidateCustomers } from '#entities/customer/customer.queries.ts';
import { ColorBadge } from '#entities/order/state-badge.tsx';
import { FormDialog } from '#page/form-dialog.tsx';
import { permissionGroupsQuery } from '#office/kit/permission/permission.queries.ts';
import { permissionLabel, permissionLabels } from '#office/kit/permission/permission.strings.ts';
import { usePermission } from '#page/shop-context.tsx';
import { UsersIcon } from '#ui/later-icons.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { RowsWithAdd } from '#ui/states/rows-with-add.tsx';
import { Button, Skeleton } from '@mantine/core';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { RemoveButton } from '../rows/remove-button.tsx';
import classes from '../rows/rows.module.css';
import { rowsStrings } from '../rows/rows.strings.ts';
import { useEditedRow } from '../rows/use-edited-row.ts';
import { GroupForm } from './group-form.tsx';
import { groupsStrings } from './groups.strings.ts';

const WIDTH = 760;

/** A change of a group changes what its members may do, the viewer among them. */
async function refresh(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    invalidateCustomers(queryClient),
    queryClient.invalidateQueries({ queryKey: currentCustomerQuery.queryKey }),
  ]);
}

function wordsOf(permissions: readonly Permission[]): string {
  if (permissions.length === 0) return groupsStrings.none;
  return permissions.length === Object.keys(permissionLabels).length
    ? groupsStrings.all
    : permissions.map(permissionLabel).join('\u00A0· ');
}

function Members({ group: { id, members } }: { group: PermissionGroup }) {
  const seesCustomers = usePermission('get_customers');
  const text = groupsStrings.members(members);
  if (!seesCustomers || members === 0) return <span>{text}</span>;
  return (
    <Link className={classes['link']} href={`${getBranchHref(customersBranch, 'customers')}?groupId=${id}`}>
      {text}
    </Link>
  );
}

function Row({ group, onEdit }: { group: PermissionGroup; onEdit: () => void }) {
  const { id, name, permissions, is_for_new: isForNew, can_edit: canEdit } = group;
  const queryClient = useQueryClient();
  return (
    <li className={classes['row']}>
      <div className={classes['texts']}>
        <span className={classes['name']}>{name}</span>
        {isForNew && (
          <span>
            <ColorBadge color="blue">{groupsStrings.isForNew}</ColorBadge>
          </span>
        )}
        <Members group={group} />
        <span className={classes['note']}>{wordsOf(permissions)}</span>
        {!canEdit && <span className={classes['note']}>{groupsStrings.lacking}</span>}
      </div>
      {canEdit && (
        <div className={classes['actions']}>
          <Button variant="default" aria-label={rowsStrings.editOf(name)} onClick={onEdit}>
            {rowsStrings.edit}
          </Button>
          <RemoveButton
            kind="deleteGroup"
            id={id}
            name={name}
            remove={() => unwrap(api.DELETE('/permission-group/{id}/', { params: { path: { id } } }))}
            onSettled={() => void refresh(queryClient)}
          />
        </div>
      )}
    </li>
  );
}

/** The permission groups of the shop. */
export function GroupSettings() {
  const queryClient = useQueryClient();
  const groups = useQuery(permissionGroupsQuery);
  const edited = useEditedRow(groups.data?.result);
  if (groups.isPending) return <Skeleton h={240} role="status" aria-label={rowsStrings.loading} />;
  if (!groups.data) return <ErrorState error={groups.error} onRetry={() => void groups.refetch()} />;
  const rows = groups.data.result;
  const add = <Button onClick={() => edited.open('new')}>{groupsStrings.add}</Button>;
  return (
    <>
      <RowsWithAdd isEmpty={rows.length === 0} add={add}>
        {rows.length === 0 ? (
          <MessageState icon={<UsersIcon size={32} />} title={groupsStrings.empty} text={groupsStrings.emptyHint} />
        ) : (
          <>
            <p className={classes['hint']}>{groupsStrings.hint}</p>
            <ul className={classes['rows']} aria-label={groupsStrings.title}>
              {rows.map((group) => (
                <Row key={group.id} group={group} onEdit={() => edited.open(group)} />
              ))}
            </ul>
          </>
        )}
      </RowsWithAdd>
      <FormDialog
        opened={edited.isOpen}
        onClose={edited.close}
        title={edited.isNew ? groupsStrings.addTitle : groupsStrings.editTitle}
        size={WIDTH}
      >
        <GroupForm
          key={edited.key}
          group={edited.row}
          onClose={edited.close}
          onSettled={() => void refresh(queryClient)}
        />
      </FormDialog>
    </>
  );
}
