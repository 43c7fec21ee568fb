import { api, unwrap } from '#api/client.ts';
import { customersBranch } from '#common/routes/branches.ts';
import type { components } from '#contract/types.ts';
import { CustomerAvatar } from '#entities/customer/customer-avatar.tsx';
import { currentCustomerQuery, invalidateCustomers } from '#entities/customer/customer.queries.ts';
import { PhotoUpload } from '#entities/upload/photo-upload.tsx';
import { useFormPictures } from '#entities/upload/use-form-pictures.ts';
import { useUploads } from '#entities/upload/use-uploads.ts';
import { formatPhone } from '#lib/phone.ts';
import { problemOf, required } from '#lib/rules.ts';
import { RecordForm } from '#page/record-form/record-form.tsx';
import { useRecordForm } from '#page/record-form/use-record-form.tsx';
import { type Customer, usePermission } from '#page/shop-context.tsx';
import { getBranchHref } from '#routes/branch-href.ts';
import { notifyNews } from '#ui/notifier/notifier.ts';
import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import classes from './profile.module.css';
import { profileStrings } from './profile.strings.ts';

type Change = components['schemas']['CustomerChange'];

interface Draft {
  /** Where the picture is that stays; empty for none, or for one that another replaces. */
  avatar: string;
  firstName: string;
  lastName: string;
}

const NAME_MAX = 100;
const AVATAR_SIZE = 72;
const paths = { avatar: 'avatar_id', firstName: 'first_name', lastName: 'last_name' } as const;

/** The phone, and where to change it: staff have a card for that. */
function PhoneNote({ customerId, phone }: { customerId: number; phone: string }) {
  const hasCard = [usePermission('get_customers'), usePermission('edit_customers')].every(Boolean);
  return (
    <p className={classes['note']}>
      {profileStrings.phone(formatPhone(phone))}{' '}
      {hasCard ? (
        <Link href={getBranchHref(customersBranch, 'customer', { customerId })}>{profileStrings.changePhone}</Link>
      ) : (
        profileStrings.phoneHint
      )}
    </p>
  );
}

/** What of the draft differs from what is known, so that nothing else is written over. */
function changesOf(draft: Draft, known: Draft, avatarId: string | undefined): Change {
  return {
    ...((avatarId !== undefined || draft.avatar !== known.avatar) && { avatar_id: avatarId ?? null }),
    ...(draft.firstName !== known.firstName && { first_name: draft.firstName.trim() }),
    ...(draft.lastName !== known.lastName && { last_name: draft.lastName.trim() }),
  };
}

interface ProfileFormProps {
  customer: Customer;
  /** Told after a saved change, so that the form begins anew. */
  onSaved: () => void;
}

/** What a person changes of themselves. */
export function ProfileForm({ customer, onSaved }: ProfileFormProps) {
  const { id, version, user, phone, avatar_url: avatarUrl } = customer;
  const queryClient = useQueryClient();
  const uploads = useUploads(1);
  const pictures = useFormPictures(uploads, { wait: profileStrings.avatarWait, failed: profileStrings.avatarFailed });
  const known: Draft = { avatar: avatarUrl ?? '', firstName: user.first_name, lastName: user.last_name };
  const form = useRecordForm<Draft, Change, components['schemas']['ShopCustomer']>({
    known,
    problemsOf: ({ firstName }) => ({
      firstName: known.firstName === '' ? undefined : problemOf(firstName, required),
    }),
    contentOf: (draft) => changesOf(draft, known, pictures.ids[0]),
    paths,
    pictures,
    send: (changes) =>
      unwrap(
        api.PUT('/customers/{customer_id}/', { params: { path: { customer_id: id } }, body: { ...changes, version } }),
      ),
    onSaved: async (saved) => {
      await invalidateCustomers(queryClient, saved);
      await queryClient.invalidateQueries({ queryKey: currentCustomerQuery.queryKey });
      notifyNews(profileStrings.saved);
      onSaved();
    },
    // What was changed elsewhere is shown beside what was typed.
    onSettled: () => queryClient.invalidateQueries({ queryKey: currentCustomerQuery.queryKey }),
    onUnchanged: () => undefined,
  });
  const { draft, errors, change, field } = form;
  return (
    <RecordForm form={form} texts={profileStrings} isOnPage footerClass={classes['footer']}>
      <PhotoUpload
        uploads={uploads}
        label={profileStrings.avatar}
        hint={profileStrings.avatarHint}
        error={pictures.problem ?? errors.avatar}
        disabled={form.isBusy}
        current={
          <div className={classes['avatar']}>
            <CustomerAvatar customer={{ ...customer, avatar_url: draft.avatar || null }} size={AVATAR_SIZE} />
            {draft.avatar !== '' && (
              <Button variant="default" size="xs" onClick={() => change({ avatar: '' })}>
                {profileStrings.removeAvatar}
              </Button>
            )}
          </div>
        }
      />
      <div className={classes['names']}>
        <TextInput
          label={profileStrings.firstName}
          maxLength={NAME_MAX}
          autoComplete="given-name"
          {...field('firstName')}
        />
        <TextInput
          label={profileStrings.lastName}
          maxLength={NAME_MAX}
          autoComplete="family-name"
          {...field('lastName')}
        />
      </div>
      {phone !== null && <PhoneNote customerId={id} phone={phone} />}
    </RecordForm>
  );
}
