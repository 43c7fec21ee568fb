import { TrashIcon } from '#ui/later-icons.tsx';
import { MoveButtons } from '#ui/sortable/move-buttons.tsx';
import { ActionIcon, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  type Attribute,
  ATTRIBUTE_NAME_MAX,
  ATTRIBUTE_VALUE_MAX,
  type AttributeProblem,
  type AttributeRow,
  pastedAttributes,
} from './attribute-rows.ts';
import { attributesStrings as strings } from './attributes.strings.ts';
import classes from './item-attributes.module.css';

interface AttributeFieldsProps {
  row: AttributeRow;
  place: number;
  total: number;
  handle: ReactNode;
  problem: AttributeProblem;
  disabled: boolean;
  onChange: (fields: Partial<Attribute>) => void;
  /** Gets the attributes of several pasted lines. */
  onPaste: (attributes: readonly Attribute[]) => void;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

/** The fields of one attribute, with what moves and removes it. */
export function AttributeFields(props: AttributeFieldsProps) {
  const { row, place, total, handle, problem, disabled, onChange, onPaste, onMove, onRemove } = props;
  return (
    <>
      {handle}
      <TextInput
        id={row.id}
        className={classes['name'] ?? ''}
        aria-label={strings.nameOf(place + 1)}
        placeholder={strings.name}
        maxLength={ATTRIBUTE_NAME_MAX}
        autoComplete="off"
        value={row.name}
        error={problem.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
        onPaste={(event) => {
          const pasted = pastedAttributes(event.clipboardData.getData('text'));
          if (!pasted) return;
          event.preventDefault();
          onPaste(pasted);
        }}
      />
      <TextInput
        className={classes['value'] ?? ''}
        aria-label={strings.valueOf(place + 1)}
        placeholder={strings.value}
        maxLength={ATTRIBUTE_VALUE_MAX}
        autoComplete="off"
        value={row.value}
        error={problem.value}
        onChange={(event) => onChange({ value: event.currentTarget.value })}
      />
      <span className={classes['actions']}>
        <MoveButtons
          place={place}
          total={total}
          earlier={strings.earlier(place + 1)}
          later={strings.later(place + 1)}
          size={36}
          disabled={disabled}
          onMove={onMove}
        />
        <ActionIcon
          data-remove
          variant="subtle"
          color="gray"
          size={36}
          aria-label={strings.remove(place + 1)}
          disabled={disabled}
          onClick={onRemove}
        >
          <TrashIcon size={18} />
        </ActionIcon>
      </span>
    </>
  );
}
