import { useShop } from '#page/shop-context.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { ReadyAnswers } from '#ui/fields/ready-answers.tsx';
import { useFocusInDialog } from '#ui/form/use-focus-in-dialog.ts';
import { useModEnter } from '#ui/form/use-mod-enter.ts';
import { Button, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { Fragment, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { bulkStrings } from './bulk.strings.ts';
import type { ListChange } from './list-change.ts';
import type { RefusalGroup } from './refusal-groups.ts';
import { RefusalList } from './refusal-list.tsx';

/** What a change asks for besides. */
interface ChangeField {
  kind: 'text' | 'money';
  label: string;
  hint?: string;
  isRequired: boolean;
  maxLength?: number;
  /** What is written there most. */
  ready?: readonly string[];
}

interface Offered {
  /** Its value in the list of changes. */
  name: string;
  label: string;
  /** What it is called as an act, where that isn't its label. */
  act?: string;
  /** The name of the changes that it is shown among. */
  group: string;
  /** What to know before it is made. */
  notes: readonly string[];
  /** The rows that it won't go for, by reason. */
  stays?: readonly RefusalGroup[];
}

interface PlainChange extends Offered {
  field?: ChangeField;
  /** The text of the button. */
  go: string;
  /** Whether there is nothing to know or to decide on before it. */
  isPlain?: boolean;
  /** With the text of the field, trimmed. */
  changeOf: (text: string) => ListChange;
}

interface FormChange extends Offered {
  /**
   * Asks for more than one field can take. Called at each render: a component made anew then would lose what was typed.
   */
  renderForm: (onChoose: (change: ListChange) => void) => ReactNode;
}

/** A change that is offered. */
export type OfferedChange = PlainChange | FormChange;

/** The change that a key or a button has chosen, as the title of what asks for it. */
export const titleOf = (offered: readonly OfferedChange[], preset: string | null, otherwise: string): string => {
  const chosen = offered.find(({ name }) => name === preset);
  return chosen?.act ?? chosen?.label ?? otherwise;
};

interface ChangeFormProps {
  offered: readonly OfferedChange[];
  /** The name of the change that a key has chosen. */
  preset: string | null;
  /** Why what a button or a key has named can't be done with any of the rows. */
  held?: readonly RefusalGroup[];
  /** What is asked, where it is not simply what to do. */
  what?: string;
  /** Whether it is made without a question where it is plain. */
  isAtOnce?: boolean;
  onChoose: (change: ListChange) => void;
  /** Selects exactly these rows. */
  onShow?: ((ids: readonly number[]) => void) | undefined;
}

/** Asks what to do with the rows. */
export function ChangeForm({ offered, preset, onChoose, onShow, ...asking }: ChangeFormProps) {
  const { what, isAtOnce = false, held = [] } = asking;
  const first = offered.find(({ name }) => name === preset);
  const [name, setName] = useState(first ? preset : null);
  /** The title names it, so that there is nothing to choose. */
  const isNamed = first !== undefined && what === undefined;
  const form = useRef<HTMLFormElement>(null);
  useModEnter(form);
  useFocusInDialog(form);
  const start = !first ? 'select' : 'field' in first && first.field?.isRequired ? 'field' : 'go';
  const focusedAt = (place: typeof start) => (place === start ? { 'data-autofocus': true } : {});
  const begin = useEffectEvent((): void => {
    if (isAtOnce && first && 'changeOf' in first && first.isPlain) onChoose(first.changeOf(''));
  });
  // Before it is painted: what needs no question shows none.
  useLayoutEffect(() => begin(), []);
  const [text, setText] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { currency } = useShop();
  const why = held.length > 0 ? <RefusalList groups={held} onShow={onShow} /> : null;
  if (offered.length === 0) return why ?? <Text>{bulkStrings.none}</Text>;
  const chosen = offered.find((change) => change.name === name);
  const plain = chosen && 'changeOf' in chosen ? chosen : undefined;
  const field = plain?.field;
  const isMissing = field?.isRequired === true && text.trim() === '';
  const fieldProps = field && {
    label: field.label,
    ...(field.hint !== undefined && { description: field.hint }),
    required: field.isRequired,
    withAsterisk: false,
    ...focusedAt('field'),
    value: text,
    error: isAsked && isMissing ? bulkStrings.required : undefined,
  };
  const groups = [...new Set(offered.map(({ group }) => group))].map((group) => ({
    group,
    items: offered
      .filter((change) => change.group === group)
      .map((change) => ({ value: change.name, label: change.label })),
  }));
  const asked = (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
        if (plain && !isMissing) onChoose(plain.changeOf(text.trim()));
      }}
    >
      <Stack gap="md">
        {!chosen && why}
        {!isNamed && (
          <NativeSelect
            {...focusedAt('select')}
            label={what ?? bulkStrings.what}
            data={[...(chosen ? [] : [{ value: '', label: bulkStrings.choose }]), ...groups]}
            value={name ?? ''}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setText('');
              setIsAsked(false);
            }}
          />
        )}
        {chosen && chosen.notes.length > 0 && (
          <Text size="sm" role="status">
            {chosen.notes.join(' ')}
          </Text>
        )}
        {chosen?.stays && chosen.stays.length > 0 && <RefusalList groups={chosen.stays} onShow={onShow} />}
        {fieldProps && field.kind === 'text' && (
          <Textarea
            {...fieldProps}
            rows={3}
            maxLength={field.maxLength}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
        {field?.ready && <ReadyAnswers answers={field.ready} onChoose={setText} />}
        {fieldProps && field.kind === 'money' && <MoneyInput {...fieldProps} currency={currency} onChange={setText} />}
        {(plain || !chosen) && (
          <Button {...focusedAt('go')} type="submit" disabled={!chosen}>
            {plain?.go ?? bulkStrings.go}
          </Button>
        )}
      </Stack>
    </form>
  );
  return (
    // Around each choice alike, so that the list of choices is the same element and keeps the focus.
    <Stack gap="md" data-grows={!isNamed || (chosen && 'renderForm' in chosen) || undefined}>
      {asked}
      {chosen && 'renderForm' in chosen && <Fragment key={chosen.name}>{chosen.renderForm(onChoose)}</Fragment>}
    </Stack>
  );
}
