import { CustomerAvatar } from '#entities/customer/customer-avatar.tsx';
import type { ShopCustomer } from '#entities/customer/customer.queries.ts';
import { atPhone, isPhoneTaken } from '#office/kit/customer/phone-refusal.ts';
import { useAskBeforeLeaving } from '#page/use-ask-before-leaving.ts';
import { useCustomer, usePermission } from '#page/shop-context.tsx';
import { PhotoUpload } from '#entities/upload/photo-upload.tsx';
import { useStoredPictures, useUploads } from '#entities/upload/use-uploads.ts';
import { readName } from '#lib/read-address.ts';
import { phone as phoneRule, problemOf, required } from '#lib/rules.ts';
import { readRefusal } from '#machines/kit/refusal.ts';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { TheirsNotice } from '#ui/form/theirs-notice.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useEdits } from '#ui/form/use-edits.ts';
import { useTheirs } from '#ui/form/use-theirs.tsx';
import { useQuery } from '@tanstack/react-query';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { permissionGroupsQuery } from '#office/kit/permission/permission.queries.ts';
import { permissionLabel } from '#office/kit/permission/permission.strings.ts';
import { readPermissions } from '#office/kit/permission/permissions-text.ts';
import { changesOf, type CustomerChange, type CustomerDraft, draftOf, fieldPaths, groupsOf } from './customer-draft.ts';
import classes from './customer-form.module.css';
import { CustomerRights } from './customer-rights.tsx';
import { customerTypeNames } from '#entities/customer/customer.strings.ts';
import { customerFormStrings } from './customers.strings.ts';

const NAME_MAX = 100;
const COMMENT_MAX = 1000;
const AVATAR_SIZE = 72;
const typeOptions = Object.entries(customerTypeNames).map(([value, label]) => ({ value, label }));

interface CustomerFormProps {
  customer: ShopCustomer;
  sent: CustomerChange | null;
  error: Error | null;
  isBusy: boolean;
  /** Gets what of the form differs from the customer. */
  onSubmit: (changes: CustomerChange) => void;
  /** Beside the button of the form. */
  children?: ReactNode;
}

/** The form of a customer. What the viewer may not decide of this person can be read only. */
export function CustomerForm({ customer, sent, error, isBusy, onSubmit, children }: CustomerFormProps) {
  const isOwn = useCustomer()?.id === customer.id;
  const givesTradePrices = usePermission('trade_price_orders');
  const makesIntermediaries = usePermission('get_purchase');
  const groups = useQuery(permissionGroupsQuery).data?.result ?? [];
  const uploads = useUploads(1);
  const { stored, isBusy: isUploading, hasFailed } = useStoredPictures(uploads);
  const avatarId = stored[0]?.picture.id;
  const known = draftOf(customer);
  const form = useDraftForm<CustomerDraft, CustomerChange>({
    edits: useEdits<CustomerDraft>(),
    known,
    problemsOf: ({ firstName, phone }) => ({
      firstName: known.firstName === '' ? undefined : problemOf(firstName, required),
      phone: known.phone === '' ? problemOf(phone, phoneRule) : problemOf(phone, required, phoneRule),
    }),
    contentOf: (draft) => changesOf(draft, known, avatarId),
    isHeldUp: isUploading || hasFailed,
    paths: fieldPaths,
    sent,
    refusal: error && atPhone(readRefusal(error)),
    onSubmit,
  });
  const { draft, errors, change } = form;
  useAskBeforeLeaving(Object.keys(form.content ?? {}).length > 0 || isUploading);
  const nameOfGroup = (id: number): string => groups.find((group) => group.id === id)?.name ?? '';
  const {
    form: guarded,
    hasAny,
    fieldOf,
  } = useTheirs({
    form,
    known,
    shown: (name) => {
      if (name === 'type') return customerTypeNames[known.type];
      if (name === 'groups') return groupsOf(known).map(nameOfGroup).join(', ');
      if (name === 'permissions') return readPermissions(known.permissions).map(permissionLabel).join(', ');
      const value = known[name];
      return typeof value === 'boolean' ? (value ? customerFormStrings.yes : customerFormStrings.no) : value;
    },
  });
  const uploadProblem = hasFailed ? customerFormStrings.avatarFailed : customerFormStrings.avatarWait;
  const intermediary = fieldOf('isIntermediary', customerFormStrings.isIntermediaryHint);
  const type = fieldOf('type', givesTradePrices ? customerFormStrings.typeHint : customerFormStrings.typeLacking);
  const groupsField = fieldOf('groups');
  const permissionsField = fieldOf('permissions');
  const isLocked = isOwn || !customer.can_edit;
  // Of one's own phone nothing ends.
  const isNewPhone = !isOwn && known.phone !== '' && draft.phone !== known.phone;
  const footer = (
    <div className={classes['footer']}>
      <TheirsNotice
        hasAny={hasAny}
        refusal={isPhoneTaken(form.refusal) ? null : form.refusal}
        texts={customerFormStrings}
      />
      <div className={classes['buttons']}>
        <Button type="submit" loading={isBusy}>
          {customerFormStrings.save}
        </Button>
        {children}
      </div>
    </div>
  );
  return (
    <Form form={guarded} className={classes['form']} fieldsClass={classes['fields']} isBusy={isBusy} footer={footer}>
      <PhotoUpload
        uploads={uploads}
        label={customerFormStrings.avatar}
        hint={customerFormStrings.avatarHint}
        error={form.tries > 0 && (isUploading || hasFailed) ? uploadProblem : errors.avatar}
        disabled={isBusy}
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
        <TextInput label={customerFormStrings.firstName} maxLength={NAME_MAX} {...fieldOf('firstName')} />
        <TextInput label={customerFormStrings.lastName} maxLength={NAME_MAX} {...fieldOf('lastName')} />
      </div>
      <div className={classes['names']}>
        <PhoneField
          label={customerFormStrings.phone}
          readOnly={!customer.can_edit}
          {...fieldOf('phone', isNewPhone ? customerFormStrings.newPhoneHint : customerFormStrings.phoneHint)}
        />
        <NativeSelect
          label={customerFormStrings.type}
          data={typeOptions.map((option) => ({
            ...option,
            disabled: option.value === 'wholesale' && !givesTradePrices && known.type !== 'wholesale',
          }))}
          disabled={isLocked}
          {...type}
          onChange={(event) => type.onChange(readName(customerTypeNames, event.currentTarget.value) ?? draft.type)}
        />
      </div>
      <Textarea
        label={customerFormStrings.comment}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={COMMENT_MAX}
        {...fieldOf('comment', customerFormStrings.commentHint)}
      />
      <Checkbox
        label={customerFormStrings.isIntermediary}
        description={intermediary.description}
        error={intermediary.error}
        checked={draft.isIntermediary}
        disabled={isLocked || !makesIntermediaries}
        onChange={(event) => change({ isIntermediary: event.currentTarget.checked })}
      />
      <CustomerRights
        groups={groups}
        groupsField={groupsField}
        permissionsField={permissionsField}
        note={isOwn ? customerFormStrings.own : customer.can_edit ? undefined : customerFormStrings.lacking}
      />
    </Form>
  );
}
