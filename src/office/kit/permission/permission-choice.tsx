import type { Permission } from '#contract/types.ts';
import { useCustomer } from '#page/shop-context.tsx';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { permissionSections, permissionStrings } from './permission.strings.ts';
import classes from './permission-choice.module.css';

interface PermissionChoiceProps {
  value: readonly Permission[];
  onChange: (permissions: Permission[]) => void;
  /** What else says of a permission, in place of its hint; such as the group that gives it. */
  hintOf?: (name: Permission) => string | undefined;
  disabled?: boolean;
}

/** Every permission as a check box, by matter. What the viewer lacks can be neither given nor taken. */
export function PermissionChoice({ value, onChange, hintOf, disabled = false }: PermissionChoiceProps) {
  const held = useCustomer()?.permissions ?? [];
  return (
    <div className={classes['sections']}>
      {permissionSections.map(({ title, permissions }) => (
        <fieldset key={title} className={classes['section']} disabled={disabled}>
          <legend className={classes['title']}>{title}</legend>
          {(Object.keys(permissions) as Permission[]).map((name) => {
            const isLacking = !held.includes(name);
            return (
              <Checkbox
                key={name}
                label={permissions[name]?.label}
                description={isLacking ? permissionStrings.lacking : (hintOf?.(name) ?? permissions[name]?.hint)}
                checked={value.includes(name)}
                disabled={isLacking || disabled}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(checked ? [...value, name] : value.filter((one) => one !== name))
                }
              />
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
