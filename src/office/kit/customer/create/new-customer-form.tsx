import { api, unwrap } from '#api/client.ts';
import type { components } from '#contract/types.ts';
import { customerName } from '#entities/customer/customer-name.ts';
import { customerTypeNames } from '#entities/customer/customer.strings.ts';
import { ApiError } from '#lib/api-error.ts';
import { isMaskedPhone, maskPhone, sentPhone } from '#lib/phone.ts';
import { phone as phoneRule, problemOf, required } from '#lib/rules.ts';
import { readRefusal } from '#machines/kit/refusal.ts';
import { RecordForm } from '#page/record-form/record-form.tsx';
import { useRecordForm } from '#page/record-form/use-record-form.tsx';
import { usePermission } from '#page/shop-context.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { atPhone, isPhoneTaken } from '../phone-refusal.ts';
import type { FoundCustomer } from '../picker/customer-picker.tsx';
import classes from './new-customer-form.module.css';
import { newCustomerStrings } from './new-customer.strings.ts';

type CustomerForm = components['schemas']['CustomerForm'];

const NAME_MAX = 100;
const typeOptions = Object.entries(customerTypeNames).map(([value, label]) => ({ value, label }));
const paths = { firstName: 'first_name', lastName: 'last_name', phone: 'phone', type: 'customer_type' } as const;

interface Draft {
  firstName: string;
  lastName: string;
  phone: string;
  type: CustomerForm['customer_type'];
}

const blank: Draft = { firstName: '', lastName: '', phone: '', type: 'retail' };

/** Makes a customer; one who has this phone already is answered as such. */
async function makeCustomer(body: CustomerForm, key: string): Promise<{ customer: FoundCustomer; isKnown: boolean }> {
  const call = api.POST('/customers/', { params: { header: { 'Idempotency-Key': key } }, body });
  try {
    return { customer: await unwrap(call), isKnown: false };
  } catch (error) {
    const refusal = error instanceof ApiError && error.code === 'customer_exists' ? (await call).error : undefined;
    if (!refusal || !('current' in refusal) || !refusal.current) throw error;
    return { customer: refusal.current, isKnown: true };
  }
}

/** What was searched for, as the beginning of a form: a whole phone, or a first and a last name. */
function draftOf(typed: string): Draft {
  const text = typed.trim();
  if (/^[\d\s()+-]+$/.test(text)) {
    const phone = maskPhone(text);
    return { ...blank, phone: isMaskedPhone(phone) ? phone : '' };
  }
  const [firstName = '', ...rest] = text.split(/\s+/);
  return { ...blank, firstName, lastName: rest.join(' ') };
}

interface NewCustomerFormProps {
  /** What was searched for in vain. */
  typed: string;
  onMade: (customer: FoundCustomer) => void;
  onCancel: () => void;
  /** Told whether something was typed that isn't made yet. */
  onTyped?: (isTyped: boolean) => void;
}

/** The form of a customer who is made while they order. Of a phone that is known, its customer can be chosen. */
export function NewCustomerForm({ typed, onMade, onCancel, onTyped }: NewCustomerFormProps) {
  const queryClient = useQueryClient();
  /** Who has this phone already. */
  const [known, setKnown] = useState<FoundCustomer | null>(null);
  const choose = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (known) choose.current?.focus();
  }, [known]);
  const form = useRecordForm<Draft, CustomerForm, Awaited<ReturnType<typeof makeCustomer>>>({
    known: draftOf(typed),
    kept: {
      typed: {},
      onType: (edits) => {
        setKnown(null);
        onTyped?.(Object.values(edits).some((text) => text !== ''));
      },
    },
    asks: false,
    problemsOf: ({ firstName, phone }) => ({
      firstName: problemOf(firstName, required),
      phone: problemOf(phone, required, phoneRule),
    }),
    contentOf: ({ firstName, lastName, phone, type }) => ({
      first_name: firstName.trim(),
      last_name: lastName.trim(),
      phone: sentPhone(phone),
      customer_type: type,
    }),
    paths,
    send: (content, sendOnce) => sendOnce(content, (key) => makeCustomer(content, key)),
    onSaved: ({ customer, isKnown }) => (isKnown ? setKnown(customer) : onMade(customer)),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['listCustomers'] }),
    refusalOf: (error) => atPhone(readRefusal(error)),
  });
  const { field } = form;
  // A wholesale customer pays trade prices from then on.
  const givesTradePrices = usePermission('trade_price_orders');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div role="group" aria-label={newCustomerStrings.form} className={classes['group']}>
      <RecordForm
        form={form}
        texts={{ ...newCustomerStrings, save: newCustomerStrings.submit }}
        isRefusedAtField={isPhoneTaken(form.refusal)}
        above={
          known && (
            <div role="alert" className={classes['buttons']}>
              {newCustomerStrings.exists(customerName(known))}
              <Button ref={choose} size="xs" onClick={() => onMade(known)}>
                {newCustomerStrings.choose}
              </Button>
            </div>
          )
        }
        onCancel={onCancel}
        isOnPage
        className={classes['form']}
        fieldsClass={classes['fields']}
      >
        <TextInput ref={first} label={newCustomerStrings.firstName} maxLength={NAME_MAX} {...field('firstName')} />
        <TextInput label={newCustomerStrings.lastName} maxLength={NAME_MAX} {...field('lastName')} />
        <PhoneField
          label={newCustomerStrings.phone}
          {...field('phone')}
          error={known !== null || field('phone').error}
        />
        {givesTradePrices && <NativeSelect label={newCustomerStrings.type} data={typeOptions} {...field('type')} />}
      </RecordForm>
    </div>
  );
}
