import type { PlacedOrderForm } from '#contract/types.ts';
import { whenPaidAhead } from '#entities/order/due/due.strings.ts';
import {
  deliveryOf,
  knownDraft,
  orderOf,
  orderPaths,
  problemsOf,
  type CheckoutOffer,
} from '#entities/order/placing/checkout-draft.ts';
import { CheckoutFields } from '#entities/order/placing/checkout-fields.tsx';
import { CheckoutSums } from '#entities/order/placing/checkout-sums.tsx';
import { ForceQuestion } from '#entities/order/placing/force-question.tsx';
import { PhotoDetailFields, type PhotoDetail } from '#entities/order/placing/photo-detail-fields.tsx';
import { placingStrings } from '#entities/order/placing/placing.strings.ts';
import { useFocusOnceEnded } from '#entities/order/placing/use-focus-once-ended.ts';
import { Consent } from '#entities/shop/info/consent.tsx';
import { PhotoUpload } from '#entities/upload/photo-upload.tsx';
import { useStoredPictures, type UploadsActor } from '#entities/upload/use-uploads.ts';
import type { CheckoutDraft } from '#machines/order/checkout.machine.ts';
import type { placingOrderMachine, PlacingForm } from '#machines/order/placing-order.machine.ts';
import { useShop, type Customer } from '#page/shop-context.tsx';
import { Form, FormRefusalText } from '#ui/form/form.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useKeepFromLeaving } from '#ui/form/use-keep-from-leaving.ts';
import { Button, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { checkoutStrings } from '../checkout.strings.ts';
import classes from './photo-order.module.css';
import { photoOrderStrings } from './photo-order.strings.ts';

const untold: PhotoDetail = { count: 1, comment: '' };

/** The fields of the form, besides the photos. */
export interface PhotoOrderDraft extends CheckoutDraft {
  /** By file id; a photo without an entry has count 1 and no comment. */
  details: Readonly<Record<string, PhotoDetail>>;
}

interface PhotoOrderFormProps {
  offer: CheckoutOffer;
  customer: Customer;
  placing: ActorRefFrom<typeof placingOrderMachine>;
  uploads: UploadsActor;
  /** What was typed before; the dialog keeps it while it is closed. */
  typed: Partial<PhotoOrderDraft>;
  onType: (typed: Partial<PhotoOrderDraft>) => void;
}

/** Why the photos can't be ordered yet. */
function photoProblemOf({ stored, isBusy, hasFailed }: ReturnType<typeof useStoredPictures>): string | undefined {
  if (hasFailed) return placingStrings.hasFailed;
  if (isBusy) return placingStrings.stillLoading;
  return stored.length === 0 ? placingStrings.noPhotos : undefined;
}

/** The form of a photo order: the photos with their counts and comments, and the delivery. */
export function PhotoOrderForm({ offer, customer, placing, uploads, typed, onType }: PhotoOrderFormProps) {
  const { order: sent, refusal, warnings } = useSelector(placing, ({ context }) => context);
  const isBusy = useSelector(placing, (snapshot) => snapshot.hasTag('busy'));
  const isAsking = useSelector(placing, (snapshot) => snapshot.matches('askingForce'));
  const pictures = useStoredPictures(uploads);
  const fileIds = useSelector(uploads, ({ context }) => context.fileIds);
  const photoProblem = photoProblemOf(pictures);
  /** The problem that stopped the last submit, and its photos. It is shown only while both are unchanged. */
  const [met, setMet] = useState<{ fileIds: readonly string[]; problem: string | undefined }>();
  const isMet = met?.fileIds === fileIds && met.problem === photoProblem;
  const form = useDraftForm<PhotoOrderDraft, PlacingForm>({
    known: { ...knownDraft(customer, offer), details: {} },
    typed,
    onType,
    problemsOf: (draft) => problemsOf(draft, offer, customer),
    contentOf: (draft) => {
      const delivery = deliveryOf(draft, offer);
      if (!delivery) return null;
      const goods = { itemsTotal: 0, lines: [] };
      const {
        expected_total: _total,
        expected_lines: _lines,
        ...addressed
      } = orderOf(draft, delivery, customer.id, goods);
      const lines = pictures.stored.map(({ fileId, picture }): PlacedOrderForm['lines'][number] => {
        const { count, comment } = draft.details[fileId] ?? untold;
        return { file_id: picture.id, count, comment: comment.trim() };
      });
      return { ...addressed, lines };
    },
    isHeldUp: photoProblem !== undefined,
    paths: orderPaths,
    sent,
    refusal,
    onSubmit: (order) => placing.send({ type: 'form.submitted', order }),
    onProblem: () => setMet({ fileIds, problem: photoProblem }),
  });
  const { details } = form.draft;
  const changeDetail = (fileId: string, changed: Partial<PhotoDetail>): void =>
    form.change({ details: { ...details, [fileId]: { ...untold, ...details[fileId], ...changed } } });
  const delivery = deliveryOf(form.draft, offer);
  const submitButton = useRef<HTMLButtonElement>(null);
  useFocusOnceEnded(isAsking, submitButton);
  useKeepFromLeaving(fileIds.length > 0);

  const footer = isAsking ? (
    <ForceQuestion
      warnings={warnings}
      onYes={() => placing.send({ type: 'force.confirmed' })}
      onNo={() => placing.send({ type: 'force.declined' })}
    />
  ) : (
    <div className={classes['footer']}>
      <FormRefusalText refusal={refusal} texts={placingStrings} />
      <CheckoutSums itemsTotal={null} deliveryPrice={delivery?.price} />
      <Button ref={submitButton} type="submit" size="md" loading={isBusy}>
        {photoOrderStrings.submit}
      </Button>
      <Consent action={checkoutStrings.agreeing} />
    </div>
  );
  return (
    <Form
      form={form}
      className={classes['form']}
      fieldsClass={classes['fields']}
      isBusy={isBusy || isAsking}
      footer={footer}
    >
      <PhotoUpload
        uploads={uploads}
        label={photoOrderStrings.photos}
        hint={photoOrderStrings.photosHint}
        error={isMet ? photoProblem : undefined}
        disabled={isBusy || isAsking}
      >
        {(fileId) => (
          <PhotoDetailFields
            place={fileIds.indexOf(fileId) + 1}
            detail={details[fileId] ?? untold}
            onChange={(changed) => changeDetail(fileId, changed)}
          />
        )}
      </PhotoUpload>
      <CheckoutFields form={form} offer={offer} itemsTotal={null} />
      <Text size="sm" c="dimmed">
        {whenPaidAhead(useShop().is_prepaid)}
      </Text>
    </Form>
  );
}
