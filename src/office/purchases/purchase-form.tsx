import { api, unwrap } from '#api/client.ts';
import { createSendOnce } from '#api/send-once.ts';
import type { Purchase, PurchaseForm } from '#contract/types.ts';
import { intermediaryName } from '#office/kit/purchase/intermediary-name.ts';
import { intermediariesQuery, invalidatePurchases } from '#office/kit/purchase/purchase.queries.ts';
import { ruleStrings } from '#lib/rules.strings.ts';
import { readRefusal } from '#machines/kit/refusal.ts';
import { Form } from '#ui/form/form.tsx';
import { TheirsNotice } from '#ui/form/theirs-notice.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useEdits } from '#ui/form/use-edits.ts';
import { useTheirs } from '#ui/form/use-theirs.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Button, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { purchasesStrings } from './purchases.strings.ts';
import { useUpdatePurchase } from './use-update-purchase.ts';

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

interface FieldsProps {
  known: Draft;
  /** Whether the intermediary can be chosen: only while the purchase is made. */
  isNew: boolean;
  sent: PurchaseForm | null;
  error: Error | null;
  isBusy: boolean;
  submitLabel: string;
  onSubmit: (form: PurchaseForm) => void;
  onClose: () => void;
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

function Fields({ known, isNew, sent, error, isBusy, submitLabel, onSubmit, onClose }: FieldsProps) {
  const form = useDraftForm({
    edits: useEdits<Draft>(),
    known,
    problemsOf: ({ name }: Draft) => ({ name: name.trim() === '' ? ruleStrings.required : undefined }),
    contentOf: ({ name, comment, intermediary }): PurchaseForm => ({
      name: name.trim(),
      comment,
      ...(intermediary !== '' && { intermediary_id: Number(intermediary) }),
    }),
    paths: { name: 'name', comment: 'comment', intermediary: 'intermediary_id' },
    sent,
    refusal: error ? readRefusal(error) : null,
    onSubmit,
  });
  const { form: guarded, hasAny, fieldOf } = useTheirs({ form, known, shown: (name) => known[name] });
  const footer = (
    <Stack gap="sm" mt="md">
      <TheirsNotice hasAny={hasAny} refusal={form.refusal} texts={purchasesStrings} />
      <Group grow gap="sm" preventGrowOverflow={false}>
        <Button variant="default" onClick={onClose}>
          {purchasesStrings.cancel}
        </Button>
        <Button type="submit" loading={isBusy}>
          {submitLabel}
        </Button>
      </Group>
    </Stack>
  );
  return (
    <Form form={guarded} isBusy={isBusy} footer={footer}>
      <Stack gap="md">
        <TextInput
          label={purchasesStrings.name}
          data-autofocus
          required
          withAsterisk={false}
          maxLength={NAME_MAX}
          {...fieldOf('name', purchasesStrings.nameHint)}
        />
        {isNew && (
          <Intermediary value={form.draft.intermediary} onChange={(intermediary) => form.change({ intermediary })} />
        )}
        <Textarea label={purchasesStrings.comment} rows={2} maxLength={COMMENT_MAX} {...fieldOf('comment')} />
      </Stack>
    </Form>
  );
}

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

function NewPurchase({ onClose, onMade }: { onClose: () => void; onMade: (made: Purchase) => void }) {
  const queryClient = useQueryClient();
  const { mutate, variables, error, isPending } = useMutation({
    mutationFn: (form: PurchaseForm) =>
      sendOnce(form, (key) =>
        unwrap(api.POST('/purchases/', { params: { header: { 'Idempotency-Key': key } }, body: form })),
      ),
    onSuccess: (made) => {
      invalidatePurchases(queryClient);
      onMade(made);
    },
  });
  return (
    <Fields
      known={{ name: '', comment: '', intermediary: '' }}
      isNew
      sent={variables ?? null}
      error={error}
      isBusy={isPending}
      submitLabel={purchasesStrings.open}
      onSubmit={mutate}
      onClose={onClose}
    />
  );
}

/** The dialog that opens a purchase. */
export function CreatePurchase({ isOpen, onClose, onMade }: DialogProps & { onMade: (made: Purchase) => void }) {
  return (
    <Dialog opened={isOpen} onClose={onClose} title={purchasesStrings.add} size={440}>
      <NewPurchase onClose={onClose} onMade={onMade} />
    </Dialog>
  );
}

function Edited({ purchase, onClose }: { purchase: Purchase; onClose: () => void }) {
  const { mutate, variables, error, isPending } = useUpdatePurchase(purchase, onClose);
  const { name, comment } = purchase;
  return (
    <Fields
      known={{ name, comment, intermediary: '' }}
      isNew={false}
      sent={variables ? { name, comment, ...variables } : null}
      error={error}
      isBusy={isPending}
      submitLabel={purchasesStrings.save}
      onSubmit={mutate}
      onClose={onClose}
    />
  );
}

/** The dialog that changes a purchase's name and comment. */
export function EditPurchase({ purchase, isOpen, onClose }: DialogProps & { purchase: Purchase }) {
  return (
    <Dialog opened={isOpen} onClose={onClose} title={purchasesStrings.editTitle} size={440}>
      <Edited purchase={purchase} onClose={onClose} />
    </Dialog>
  );
}
