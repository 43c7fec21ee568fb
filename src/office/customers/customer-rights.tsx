import type { PermissionGroup } from '#contract/types.ts';
import type { FieldProps } from '#ui/form/use-draft-form.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, Input } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { PermissionChoice } from '#office/kit/permission/permission-choice.tsx';
import { readPermissions, writePermissions } from '#office/kit/permission/permissions-text.ts';
import { groupsOf, writeGroups } from './customer-draft.ts';
import classes from './customer-form.module.css';
import { customerFormStrings } from './customers.strings.ts';

type Field = FieldProps<string> & { description?: ReactNode };

interface CustomerRightsProps {
  /** All groups of the shop. */
  groups: readonly PermissionGroup[];
  groupsField: Field;
  permissionsField: Field;
  /** Why nothing of this can be changed; undefined where it can. */
  note: string | undefined;
}

function Told({ field: { description, error } }: { field: Field }) {
  return (
    <>
      {description !== undefined && <p className={classes['note']}>{description}</p>}
      {error !== undefined && <Input.Error role="alert">{error}</Input.Error>}
    </>
  );
}

/** What a person may do: their groups, and their own permissions beside these. */
export function CustomerRights({ groups, groupsField, permissionsField, note }: CustomerRightsProps) {
  const chosen = groupsOf({ groups: groupsField.value });
  const own = readPermissions(permissionsField.value);
  const [isOpen, setIsOpen] = useState(own.length > 0);
  const isLocked = note !== undefined;
  const joined = groups.filter(({ id }) => chosen.includes(id));
  return (
    <fieldset className={classes['rights']}>
      <legend className={classes['title']}>{customerFormStrings.rights}</legend>
      {isLocked && <p className={classes['note']}>{note}</p>}
      <div role="group" aria-label={customerFormStrings.groups} className={classes['list']}>
        <p className={classes['subtitle']}>{customerFormStrings.groups}</p>
        {groups.length === 0 && <p className={classes['note']}>{customerFormStrings.noGroups}</p>}
        {groups.map(({ id, name, can_edit: canEdit }) => (
          <Checkbox
            key={id}
            label={name}
            description={canEdit ? undefined : customerFormStrings.groupLacking}
            checked={chosen.includes(id)}
            disabled={isLocked || !canEdit}
            onChange={({ currentTarget: { checked } }) =>
              groupsField.onChange(writeGroups(checked ? [...chosen, id] : chosen.filter((one) => one !== id)))
            }
          />
        ))}
        <Told field={groupsField} />
      </div>
      <div role="group" aria-label={customerFormStrings.permissions}>
        <p className={classes['subtitle']}>{customerFormStrings.permissions}</p>
        <Told field={permissionsField} />
        {isOpen ? (
          <PermissionChoice
            value={own}
            disabled={isLocked}
            hintOf={(name) => {
              const through = joined.filter(({ permissions }) => permissions.includes(name));
              return through.length > 0
                ? customerFormStrings.through(through.map((group) => group.name).join(', '))
                : undefined;
            }}
            onChange={(permissions) => permissionsField.onChange(writePermissions(permissions))}
          />
        ) : (
          <Button variant="default" size="xs" disabled={isLocked} onClick={() => setIsOpen(true)}>
            {customerFormStrings.openPermissions}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
