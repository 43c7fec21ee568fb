import { api, unwrap } from '#api/client.ts';
import { currentCustomerQuery, invalidateCustomers } from '#entities/customer/customer.queries.ts';
import { problemOf, required } from '#lib/rules.ts';
import { RecordForm } from '#page/record-form/record-form.tsx';
import { useRecordForm } from '#page/record-form/use-record-form.tsx';
import type { Customer } from '#page/shop-context.tsx';
import { notifyNews } from '#ui/notifier/notifier.ts';
import { TextInput, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { dayStrings } from './day.strings.ts';
import partClasses from './day-part.module.css';
import classes from './name-form.module.css';

const NAME_MAX = 100;
const paths = { firstName: 'first_name', lastName: 'last_name' } as const;

interface NameFormProps {
  customer: Customer;
  /** Told before the form, with the focus in it, is gone. */
  onNamed: () => void;
}

/** Asks someone without a name for it: a new shop knows its first owner by their phone alone. */
export function NameForm({ customer: { id, version, user }, onNamed }: NameFormProps) {
  const queryClient = useQueryClient();
  const form = useRecordForm({
    known: { firstName: user.first_name, lastName: user.last_name },
    asks: false,
    problemsOf: ({ firstName }) => ({ firstName: problemOf(firstName, required) }),
    contentOf: ({ firstName, lastName }) => ({ first_name: firstName.trim(), last_name: lastName.trim() }),
    paths,
    send: (names) =>
      unwrap(
        api.PUT('/customers/{customer_id}/', { params: { path: { customer_id: id } }, body: { ...names, version } }),
      ),
    onSaved: async (saved) => {
      await invalidateCustomers(queryClient, saved);
      notifyNews(dayStrings.named);
      onNamed();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: currentCustomerQuery.queryKey }),
  });
  return (
    <section className={partClasses['part']} aria-labelledby="name-title">
      <Title order={2} id="name-title">
        {dayStrings.nameTitle}
      </Title>
      <p className={classes['hint']}>{dayStrings.nameHint}</p>
      <RecordForm form={form} isOnPage className={classes['form']} fieldsClass={classes['fields']}>
        <TextInput
          label={dayStrings.firstName}
          maxLength={NAME_MAX}
          autoComplete="given-name"
          {...form.field('firstName')}
        />
        <TextInput
          label={dayStrings.lastName}
          maxLength={NAME_MAX}
          autoComplete="family-name"
          {...form.field('lastName')}
        />
      </RecordForm>
    </section>
  );
}
