import type { PlacedOrderForm } from '#contract/types.ts';
import { PhotoUpload } from '#ui/photo-upload/photo-upload.tsx';
import { useStoredPictures, type UploadsActor } from '#ui/photo-upload/use-uploads.ts';
import { QuantityInput } from '#ui/quantity-input.tsx';
import type { MachineActor } from '#ui/machine-types.ts';
import type { Customer } from '#ui/shop-context.tsx';
import { useFocusOnProblem } from '#ui/use-focus-on-problem.ts';
import { Button, Textarea } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useRef, useState, type SubmitEvent } from 'react';
import { deliveryOf, draftOf, errorsOf, orderOf, refusedFields, type CheckoutOffer } from './checkout-draft.ts';
import { CheckoutFields } from './checkout-fields.tsx';
import { DeliveryPrice } from './checkout-sums.tsx';
import { checkoutStrings } from './checkout.strings.ts';
import { ForceQuestion } from './force-question.tsx';
import { useFocusOnceEnded, useKeepFromLeaving } from './photo-order-effects.ts';
import classes from './photo-order.module.css';
import { photoOrderStrings } from './photo-order.strings.ts';

const COMMENT_MAX = 1000;

/** What a person says of one photo. */
export interface PhotoDetail {
  count: number;
  comment: string;
}

/** What was said of each photo, by the file's id; one that nothing was said of is wanted once. */
export type PhotoDetails = Readonly<Record<string, PhotoDetail>>;

const untold: PhotoDetail = { count: 1, comment: '' };

interface PhotoOrderFormProps {
  offer: CheckoutOffer;
  customer: Customer;
  placing: MachineActor<'placingOrder'>;
  uploads: UploadsActor;
  details: PhotoDetails;
  onDetails: (fileId: string, changed: Partial<PhotoDetail>) => void;
}

/** What keeps the photos from being ordered. */
function problemOf({ stored, isBusy, hasFailed }: ReturnType<typeof useStoredPictures>): string | undefined {
  if (hasFailed) return photoOrderStrings.hasFailed;
  if (isBusy) return photoOrderStrings.stillLoading;
  return stored.length === 0 ? photoOrderStrings.noPhotos : undefined;
}

/** The form of an order by photos: the photos with their counts and comments, and the delivery. */
export function PhotoOrderForm({ offer, customer, placing, uploads, details, onDetails }: PhotoOrderFormProps) {
  const { edits, order: sent, refusal, warnings } = useSelector(placing, ({ context }) => context);
  const isBusy = useSelector(placing, (snapshot) => snapshot.hasTag('busy'));
  const isAsking = useSelector(placing, (snapshot) => snapshot.matches('askingForce'));
  const pictures = useStoredPictures(uploads);
  const fileIds = useSelector(uploads, ({ context }) => context.fileIds);
  const [tries, setTries] = useState(0);
  /** What the last try has met, and with which photos: of others nothing is said before they are tried. */
  const [met, setMet] = useState<{ fileIds: readonly string[]; problem: string | undefined }>();
  const form = useRef<HTMLFormElement>(null);

  const draft = draftOf(edits, customer, offer);
  const delivery = deliveryOf(draft, offer);
  const { expected_total: _total, ...addressed } = delivery ? orderOf(draft, delivery, customer.id, 0) : { delivery: null };
  const missing = errorsOf(draft, offer);
  const photoProblem = problemOf(pictures);
  const isMet = met?.fileIds === fileIds && met.problem === photoProblem;
  const errors = { ...refusedFields(refusal?.fields ?? {}, sent, addressed.delivery && addressed), ...(tries > 0 && missing) };
  const submitButton = useRef<HTMLButtonElement>(null);
  useFocusOnceEnded(isAsking, submitButton);
  useKeepFromLeaving(fileIds.length > 0);
  useFocusOnProblem(form, tries);
  useFocusOnProblem(form, refusal);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setMet({ fileIds, problem: photoProblem });
    if (!addressed.delivery || photoProblem !== undefined || Object.keys(missing).length > 0) return setTries(tries + 1);
    const lines = pictures.stored.map(({ fileId, picture }): PlacedOrderForm['lines'][number] => {
      const { count, comment } = details[fileId] ?? untold;
      return { file_id: picture.id, count, comment: comment.trim() };
    });
    placing.send({ type: 'form.submitted', order: { ...addressed, lines } });
  };
  return (
    <form ref={form} className={classes['form']} noValidate onSubmit={submit}>
      <fieldset className={classes['fields']} disabled={isBusy || isAsking}>
        <PhotoUpload
          uploads={uploads}
          label={photoOrderStrings.photos}
          hint={photoOrderStrings.photosHint}
          error={isMet ? photoProblem : undefined}
          disabled={isBusy || isAsking}
        >
          {(fileId) => {
            const { count, comment } = details[fileId] ?? untold;
            const place = fileIds.indexOf(fileId) + 1;
            return (
              <div className={classes['detail']}>
                <QuantityInput value={count} onChange={(changed) => onDetails(fileId, { count: changed })} label={photoOrderStrings.quantity(place)} compact />
                <Textarea
                  rows={1}
                  autosize
                  maxRows={4}
                  maxLength={COMMENT_MAX}
                  aria-label={photoOrderStrings.comment(place)}
                  placeholder={photoOrderStrings.commentHint}
                  value={comment}
                  onChange={(event) => onDetails(fileId, { comment: event.currentTarget.value })}
                />
              </div>
            );
          }}
        </PhotoUpload>
        <CheckoutFields draft={draft} offer={offer} errors={errors} onChange={(changed) => placing.send({ type: 'form.changed', edits: changed })} />
      </fieldset>
      {isAsking ? (
        <ForceQuestion
          warnings={warnings}
          onYes={() => placing.send({ type: 'force.confirmed' })}
          onNo={() => placing.send({ type: 'force.declined' })}
        />
      ) : (
        <div className={classes['footer']}>
          {refusal && (
            <div role="alert" tabIndex={-1} className={classes['refusal']}>
              {refusal.detail || (refusal.isAnswered ? checkoutStrings.unexplained : checkoutStrings.unanswered)}
            </div>
          )}
          <dl className={classes['sums']}>
            <dt>{photoOrderStrings.price}</dt>
            <dd>{photoOrderStrings.priceLater}</dd>
            {delivery && (
              <>
                <dt>{checkoutStrings.deliveryPrice}</dt>
                <dd>
                  <DeliveryPrice price={delivery.price} />
                </dd>
              </>
            )}
          </dl>
          <Button ref={submitButton} type="submit" size="md" loading={isBusy}>
            {photoOrderStrings.submit}
          </Button>
        </div>
      )}
    </form>
  );
}
