import { PlusIcon } from '#ui/icons.tsx';
import { moved } from '#ui/sortable/moved.ts';
import { SortableList } from '#ui/sortable/sortable-list.tsx';
import { Button, Input } from '@mantine/core';
import { useId, useRef, type ReactNode } from 'react';
import { AttributeFields } from './attribute-fields.tsx';
import {
  type Attribute,
  type AttributeProblem,
  attributeProblems,
  ATTRIBUTES_MAX,
  readAttributes,
  refusedAttribute,
} from './attribute-rows.ts';
import { attributesStrings as strings } from './attributes.strings.ts';
import classes from './item-attributes.module.css';
import { useAttributeRows } from './use-attribute-rows.ts';

interface ItemAttributesProps {
  /** The attributes as the draft has them. */
  value: string;
  onChange: (value: string) => void;
  description?: ReactNode;
  /** Of all of them, shown where no row says what is wrong with it. */
  error: string | undefined;
  /** Whether a submit was prevented: rows say what is wrong with them. */
  isTried: boolean;
  /** The server's texts by their paths, and what it said them of. */
  refused: Readonly<Record<string, string>>;
  sent: readonly Attribute[];
  disabled: boolean;
}

/** The attributes of an item, a row each. */
export function ItemAttributes(props: ItemAttributesProps) {
  const { value, onChange, description, error, isTried, refused, sent, disabled } = props;
  const { rows, set, change, add, insert, remove } = useAttributeRows(value, onChange);
  const group = useRef<HTMLDivElement>(null);
  const label = useId();
  const isEmpty = (row: Attribute): boolean => row.name.trim() === '' && row.value.trim() === '';
  const filled = rows.filter((row) => !isEmpty(row));
  const problems = isTried ? attributeProblems(readAttributes(value)) : [];
  const problemOf = (row: (typeof rows)[number]): AttributeProblem =>
    isEmpty(row) ? {} : { ...refusedAttribute(row, refused, sent), ...problems[filled.indexOf(row)] };
  const saysWhich = rows.some((row) => Object.keys(problemOf(row)).length > 0);
  const focus = (selector: string): void => {
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>(selector)?.focus());
  };
  const move = (from: number, to: number): void => set(moved(rows, from, to));
  return (
    <div ref={group} role="group" aria-labelledby={label} className={classes['group']}>
      <div>
        <Input.Label id={label} labelElement="div">
          {strings.title}
        </Input.Label>
        <Input.Description>{description}</Input.Description>
        {error !== undefined && !saysWhich && (
          <Input.Error role="alert" tabIndex={-1}>
            {error}
          </Input.Error>
        )}
      </div>
      {rows.length > 0 && (
        <SortableList
          rows={rows}
          idOf={({ id }) => id}
          nameOf={({ name }, place) => strings.attribute(name, place + 1)}
          onMove={move}
          disabled={disabled}
          label={strings.title}
          className={classes['list']}
          rowClass={classes['row']}
        >
          {(row, place, handle) => (
            <AttributeFields
              row={row}
              place={place}
              total={rows.length}
              handle={handle}
              problem={problemOf(row)}
              disabled={disabled}
              onChange={(fields) => change(row.id, fields)}
              onPaste={(pasted) => insert(row.id, pasted)}
              onMove={move}
              onRemove={() => {
                remove(row.id);
                // The focus goes to the row that takes its place.
                const next = Math.min(place + 1, rows.length - 1);
                focus(next > 0 ? `li:nth-child(${next}) [data-remove]` : '[data-add]');
              }}
            />
          )}
        </SortableList>
      )}
      <Button
        data-add
        className={classes['add'] ?? ''}
        variant="default"
        leftSection={<PlusIcon size={18} />}
        disabled={disabled || rows.length >= ATTRIBUTES_MAX}
        onClick={() => focus(`#${add()}`)}
      >
        {strings.add}
      </Button>
    </div>
  );
}
