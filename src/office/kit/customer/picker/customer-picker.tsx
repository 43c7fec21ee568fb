import type { components } from '#contract/types.ts';
import { customerName, customerPhone } from '#entities/customer/customer-name.ts';
import { customersQuery } from '#entities/customer/customer.queries.ts';
import { SearchIcon } from '#ui/icons.tsx';
import { Button, Loader, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import classes from './customer-picker.module.css';
import { customerPickerStrings } from './customer-picker.strings.ts';

const TYPING_PAUSE_MS = 300;
const SHOWN = 6;
const LENGTH_MAX = 100;

/** A customer as the search shows them. */
export type FoundCustomer = components['schemas']['CustomerCard'];

interface CustomerPickerProps {
  value: FoundCustomer | null;
  onChange: (customer: FoundCustomer | null) => void;
  error: string | undefined;
  /** Told of each text that is typed. */
  onText?: (text: string) => void;
  /** Takes the focus once somebody is chosen; else the button that chooses another does. */
  next?: RefObject<HTMLElement | null>;
}

interface ChosenProps extends Pick<CustomerPickerProps, 'next'> {
  customer: FoundCustomer;
  onDrop: () => void;
}

function Chosen({ customer, next, onDrop }: ChosenProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The pressed row is gone, and took the focus with it.
  useEffect(() => (next?.current ?? button.current)?.focus(), [next]);
  return (
    <div className={classes['chosen']} role="group" aria-label={customerPickerStrings.customer}>
      <span>
        <b>{customerName(customer)}</b>
        <br />
        {customerPhone(customer)}
      </span>
      <Button ref={button} variant="default" size="xs" onClick={onDrop}>
        {customerPickerStrings.otherCustomer}
      </Button>
    </div>
  );
}

/** Finds a customer by name or phone. Enter takes the first that is found. */
export function CustomerPicker({ value, onChange, error, onText, next }: CustomerPickerProps) {
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), TYPING_PAUSE_MS);
  const found = useQuery({ ...customersQuery({ search_text: asked, limit: SHOWN }), enabled: asked !== '' });
  const input = useRef<HTMLInputElement>(null);
  if (value) {
    const drop = (): void => {
      // The pressed button is gone with the customer: the field takes the focus once it is there.
      flushSync(() => onChange(null));
      input.current?.focus();
    };
    return <Chosen customer={value} {...(next && { next })} onDrop={drop} />;
  }
  // Rows of another text are no answer to this one.
  const isCurrent = text.trim() !== '' && asked === text.trim() && found.isSuccess && !found.isPlaceholderData;
  const rows = isCurrent ? found.data.result : [];
  const [first] = rows;
  return (
    <div>
      <TextInput
        ref={input}
        label={customerPickerStrings.customer}
        placeholder={customerPickerStrings.customerHint}
        data-autofocus
        autoComplete="off"
        maxLength={LENGTH_MAX}
        leftSection={found.isFetching ? <Loader size={18} /> : <SearchIcon size={20} />}
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.currentTarget.value);
          onText?.(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (first) onChange(first);
        }}
      />
      <div role="status" className={classes['status']}>
        {isCurrent && rows.length === 0 && customerPickerStrings.notFound}
        {isCurrent && found.data.total > rows.length && customerPickerStrings.more}
        {found.isError && asked === text.trim() && customerPickerStrings.searchFailed}
      </div>
      {rows.length > 0 && (
        <ul className={classes['found']} aria-label={customerPickerStrings.found}>
          {rows.map((customer) => (
            <li key={customer.id}>
              <UnstyledButton className={classes['row'] ?? ''} onClick={() => onChange(customer)}>
                {customerName(customer)}
                <span className={classes['phone']}>{customerPhone(customer)}</span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
