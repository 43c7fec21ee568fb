import { api, unwrap } from '#api/client.ts';
import { createSendOnce } from '#api/send-once.ts';
import type { Purchase, PurchaseForm } from '#contract/types.ts';
import { problemOf, required } from '#lib/rules.ts';
import { intermediaryName } from '#office/kit/purchase/intermediary-name.ts';
import { intermediariesQuery, invalidatePurchases } from '#office/kit/purchase/purchase.queries.ts';
import { FormDialog } from '#page/form-dialog.tsx';
import { RecordForm } from '#page/record-form/record-form.tsx';
import { useRecordForm } from '#page/record-form/use-record-form.tsx';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { purchasesStrings } from './purchases.strings.ts';
import { updatePurchase } from './update-purchase.ts';

const NAME_MAX = 100;
const COMMENT_MAX = 1000;

// Outlives the dialog, so that a retry after a lost answer opens no second purchase.
const sendOnce = createSendOnce();

interface Draft {
  name: string;
  comment: string;
  /** An id, or an empty text for none. */
  intermediary: string;
}

function Intermediary({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const intermediaries = useQuery(intermediariesQuery);
  const found = intermediaries.data?.result ?? [];
  return (
    <NativeSelect
      label={purchasesStrings.intermediary}
      data={[
        { value: '', label: purchasesStrings.noIntermediary },
        ...found.map((one) => ({ value: String(one.id), label: intermediaryName(one) })),
      ]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

interface FieldsProps {
  known: Draft;
  /** Whether the intermediary can be chosen: only while the purchase is made. */
  isNew: boolean;
  save: string;
  send: (content: PurchaseForm) => Promise<Purchase>;
  onSaved: (purchase: Purchase) => void;
  onClose: () => void;
}

function Fields({ known, isNew, save, send, onSaved, onClose }: FieldsProps) {
  const queryClient = useQueryClient();
  const form = useRecordForm({
    known,
    problemsOf: ({ name }: Draft) => ({ name: problemOf(name, required) }),
    contentOf: ({ name, comment, intermediary }): PurchaseForm => ({
      name: name.trim(),
      comment,
      ...(intermediary !== '' && { intermediary_id: Number(intermediary) }),
    }),
    paths: { name: 'name', comment: 'comment', intermediary: 'intermediary_id' },
    send,
    onSaved,
    onSettled: () => invalidatePurchases(queryClient),
  });
  return (
    <RecordForm form={form} texts={{ ...purchasesStrings, save }} onCancel={onClose}>
      <TextInput
        label={purchasesStrings.name}
        data-autofocus
        required
        withAsterisk={false}
        maxLength={NAME_MAX}
        {...form.field('name', purchasesStrings.nameHint)}
      />
      {isNew && (
        <Intermediary value={form.draft.intermediary} onChange={(intermediary) => form.change({ intermediary })} />
      )}
      <Textarea label={purchasesStrings.comment} rows={2} maxLength={COMMENT_MAX} {...form.field('comment')} />
    </RecordForm>
  );
}

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

const makePurchase = (form: PurchaseForm): Promise<Purchase> =>
  sendOnce(form, (key) =>
    unwrap(api.POST('/purchases/', { params: { header: { 'Idempotency-Key': key } }, body: form })),
  );

/** The dialog that opens a purchase. */
export function CreatePurchase({ isOpen, onClose, onMade }: DialogProps & { onMade: (made: Purchase) => void }) {
  return (
    <FormDialog opened={isOpen} onClose={onClose} title={purchasesStrings.add} size={440}>
      <Fields
        known={{ name: '', comment: '', intermediary: '' }}
        isNew
        save={purchasesStrings.open}
        send={makePurchase}
        onSaved={onMade}
        onClose={onClose}
      />
    </FormDialog>
  );
}

function Edited({ purchase, onClose }: { purchase: Purchase; onClose: () => void }) {
  const { name, comment } = purchase;
  return (
    <Fields
      known={{ name, comment, intermediary: '' }}
      isNew={false}
      save={purchasesStrings.save}
      send={(content) => updatePurchase(purchase, content)}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}

/** The dialog that changes a purchase's name and comment. */
export function EditPurchase({ purchase, isOpen, onClose }: DialogProps & { purchase: Purchase }) {
  return (
    <FormDialog opened={isOpen} onClose={onClose} title={purchasesStrings.editTitle} size={440}>
      <Edited purchase={purchase} onClose={onClose} />
    </FormDialog>
  );
}
