import { api, unwrap } from '#api/client.ts';
import { CustomerAvatar } from '#entities/customer/customer-avatar.tsx';
import { customerName } from '#entities/customer/customer-name.ts';
import { currentCustomerQuery, invalidateCustomers, type ShopCustomer } from '#entities/customer/customer.queries.ts';
import { customerTypeNames } from '#entities/customer/customer.strings.ts';
import { PhotoUpload } from '#entities/upload/photo-upload.tsx';
import { useFormPictures } from '#entities/upload/use-form-pictures.ts';
import { useUploads } from '#entities/upload/use-uploads.ts';
import { phone as phoneRule, problemOf, required } from '#lib/rules.ts';
import { readRefusal } from '#machines/kit/refusal.ts';
import { atPhone, isPhoneTaken } from '#office/kit/customer/phone-refusal.ts';
import { permissionGroupsQuery } from '#office/kit/permission/permission.queries.ts';
import { permissionLabel } from '#office/kit/permission/permission.strings.ts';
import { readPermissions } from '#office/kit/permission/permissions-text.ts';
import { RecordForm } from '#page/record-form/record-form.tsx';
import { useRecordForm } from '#page/record-form/use-record-form.tsx';
import { useCustomer, usePermission } from '#page/shop-context.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { notifyNews } from '#ui/notifier/notifier.ts';
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { changesOf, type CustomerChange, type CustomerDraft, draftOf, fieldPaths, groupsOf } from './customer-draft.ts';
import classes from './customer-form.module.css';
import { CustomerRights } from './customer-rights.tsx';
import { customerFormStrings } from './customers.strings.ts';

const NAME_MAX = 100;
const COMMENT_MAX = 1000;
const AVATAR_SIZE = 72;
const typeOptions = Object.entries(customerTypeNames).map(([value, label]) => ({ value, label }));

interface CustomerFormProps {
  customer: ShopCustomer;
  /** Whether it is shown again after it has saved. */
  isAgain: boolean;
  /** Told after each saved change, so that the form begins anew. */
  onSaved: () => void;
  /** Beside the button of the form. */
  children?: ReactNode;
}

/** The form of a customer. What the viewer may not decide of this person can be read only. */
export function CustomerForm({ customer, isAgain, onSaved, children }: CustomerFormProps) {
  const { id, version } = customer;
  const queryClient = useQueryClient();
  const isOwn = useCustomer()?.id === id;
  const givesTradePrices = usePermission('trade_price_orders');
  const makesIntermediaries = usePermission('get_purchase');
  const groups = useQuery(permissionGroupsQuery).data?.result ?? [];
  const uploads = useUploads(1);
  const pictures = useFormPictures(uploads, {
    wait: customerFormStrings.avatarWait,
    failed: customerFormStrings.avatarFailed,
  });
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone with the form that it was in.
  useEffect(() => {
    if (isAgain) button.current?.focus({ preventScroll: true });
  }, [isAgain]);
  const known = draftOf(customer);
  const nameOfGroup = (group: number): string => groups.find((one) => one.id === group)?.name ?? '';
  const form = useRecordForm<CustomerDraft, CustomerChange, ShopCustomer>({
    known,
    problemsOf: ({ firstName, phone }) => ({
      firstName: known.firstName === '' ? undefined : problemOf(firstName, required),
      phone: known.phone === '' ? problemOf(phone, phoneRule) : problemOf(phone, required, phoneRule),
    }),
    contentOf: (draft) => changesOf(draft, known, pictures.ids[0]),
    paths: fieldPaths,
    shown: {
      type: customerTypeNames[known.type],
      groups: groupsOf(known).map(nameOfGroup).join(', '),
      permissions: readPermissions(known.permissions).map(permissionLabel).join(', '),
    },
    pictures,
    send: (changes) =>
      unwrap(
        api.PUT('/customers/{customer_id}/', { params: { path: { customer_id: id } }, body: { ...changes, version } }),
      ),
    onSaved: async (saved) => {
      await invalidateCustomers(queryClient, saved);
      if (isOwn) await queryClient.invalidateQueries({ queryKey: currentCustomerQuery.queryKey });
      notifyNews(customerFormStrings.saved(customerName(saved)));
      onSaved();
    },
    // What a colleague has made of them is shown beside what was typed.
    onSettled: () => invalidateCustomers(queryClient),
    onUnchanged: () => undefined,
    refusalOf: (error) => atPhone(readRefusal(error)),
  });
  const { draft, errors, change, field } = form;
  const type = field('type', givesTradePrices ? customerFormStrings.typeHint : customerFormStrings.typeLacking);
  const isLocked = isOwn || !customer.can_edit;
  // Of one's own phone nothing ends.
  const isNewPhone = !isOwn && known.phone !== '' && draft.phone !== known.phone;
  return (
    <RecordForm
      form={form}
      texts={customerFormStrings}
      isRefusedAtField={isPhoneTaken(form.refusal)}
      submitRef={button}
      beside={children}
      isOnPage
    >
      <PhotoUpload
        uploads={uploads}
        label={customerFormStrings.avatar}
        hint={customerFormStrings.avatarHint}
        error={pictures.problem ?? errors.avatar}
        disabled={form.isBusy}
        current={
          <div className={classes['avatar']}>
            <CustomerAvatar customer={{ ...customer, avatar_url: draft.avatar || null }} size={AVATAR_SIZE} />
            {draft.avatar !== '' && (
              <Button variant="default" size="xs" onClick={() => change({ avatar: '' })}>
                {customerFormStrings.removeAvatar}
              </Button>
            )}
          </div>
        }
      />
      <div className={classes['names']}>
        <TextInput label={customerFormStrings.firstName} maxLength={NAME_MAX} {...field('firstName')} />
        <TextInput label={customerFormStrings.lastName} maxLength={NAME_MAX} {...field('lastName')} />
      </div>
      <div className={classes['names']}>
        <PhoneField
          label={customerFormStrings.phone}
          readOnly={!customer.can_edit}
          {...field('phone', isNewPhone ? customerFormStrings.newPhoneHint : customerFormStrings.phoneHint)}
        />
        <NativeSelect
          label={customerFormStrings.type}
          data={typeOptions.map((option) => ({
            ...option,
            disabled: option.value === 'wholesale' && !givesTradePrices && known.type !== 'wholesale',
          }))}
          disabled={isLocked}
          {...type}
        />
      </div>
      <Textarea
        label={customerFormStrings.comment}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={COMMENT_MAX}
        {...field('comment', customerFormStrings.commentHint)}
      />
      <Checkbox
        label={customerFormStrings.isIntermediary}
        disabled={isLocked || !makesIntermediaries}
        {...form.checkbox('isIntermediary', customerFormStrings.isIntermediaryHint)}
      />
      <CustomerRights
        groups={groups}
        groupsField={field('groups')}
        permissionsField={field('permissions')}
        note={isOwn ? customerFormStrings.own : customer.can_edit ? undefined : customerFormStrings.lacking}
      />
    </RecordForm>
  );
}
