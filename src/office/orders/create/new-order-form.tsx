import {
  type CheckoutOffer,
  deliveryOf,
  knownDraft,
  orderOf,
  orderPaths,
  priceOfDelivery,
  problemsOf,
} from '#entities/order/placing/checkout-draft.ts';
import { CheckoutFields } from '#entities/order/placing/checkout-fields.tsx';
import { CheckoutSums } from '#entities/order/placing/checkout-sums.tsx';
import { ForceQuestion } from '#entities/order/placing/force-question.tsx';
import { PhotoDetailFields, type PhotoDetail } from '#entities/order/placing/photo-detail-fields.tsx';
import { placingStrings } from '#entities/order/placing/placing.strings.ts';
import { useFocusOnceEnded } from '#entities/order/placing/use-focus-once-ended.ts';
import { PhotoUpload } from '#entities/upload/photo-upload.tsx';
import { type UploadsActor, useStoredPictures } from '#entities/upload/use-uploads.ts';
import type { placingOrderMachine, PlacingForm } from '#machines/order/placing-order.machine.ts';
import { Form, FormRefusalText } from '#ui/form/form.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useKeepFromLeaving } from '#ui/form/use-keep-from-leaving.ts';
import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { lineOf, type NewOrderDraft, type OrderCustomer, totalOf, untoldPhoto } from './new-order-draft.ts';
import classes from './new-order.module.css';
import { newOrderStrings } from './new-order.strings.ts';
import { OrderGoods } from './order-goods.tsx';

interface NewOrderFormProps {
  customer: OrderCustomer;
  offer: CheckoutOffer;
  placing: ActorRefFrom<typeof placingOrderMachine>;
  uploads: UploadsActor;
  /** What was typed before; the dialog keeps it while it is closed. */
  typed: Partial<NewOrderDraft>;
  onType: (typed: Partial<NewOrderDraft>) => void;
}

/** The form of an order for a customer: goods and photos, delivery and recipient. */
export function NewOrderForm({ customer, offer, placing, uploads, typed, onType }: NewOrderFormProps) {
  const { order: sent, refusal, warnings } = useSelector(placing, ({ context }) => context);
  const isBusy = useSelector(placing, (snapshot) => snapshot.hasTag('busy'));
  const isAsking = useSelector(placing, (snapshot) => snapshot.matches('askingForce'));
  const { stored, isBusy: isUploading, hasFailed } = useStoredPictures(uploads);
  const fileIds = useSelector(uploads, ({ context }) => context.fileIds);
  const [isPhotoMissed, setIsPhotoMissed] = useState(false);
  const type = customer.customer_type;
  const form = useDraftForm<NewOrderDraft, PlacingForm>({
    known: { ...knownDraft(customer, offer), goods: [], details: {} },
    typed,
    onType,
    problemsOf: (draft) => ({
      goods: draft.goods.length === 0 && fileIds.length === 0 ? newOrderStrings.noGoods : undefined,
      ...problemsOf(draft, offer, customer),
    }),
    contentOf: (draft) => {
      const delivery = deliveryOf(draft, offer);
      if (!delivery) return null;
      const addressed = orderOf(draft, delivery, customer.id, { itemsTotal: 0, lines: [] });
      const photos = stored.map(({ fileId, picture }) => {
        const { count, comment } = draft.details[fileId] ?? untoldPhoto;
        return { file_id: picture.id, count, comment: comment.trim() };
      });
      return {
        comment: addressed.comment,
        delivery: addressed.delivery,
        lines: [...draft.goods.map((good) => lineOf(good, type)), ...photos],
      };
    },
    isHeldUp: isUploading || hasFailed,
    paths: orderPaths,
    sent,
    refusal,
    onSubmit: (order) => placing.send({ type: 'form.submitted', order }),
    onProblem: () => setIsPhotoMissed(isUploading || hasFailed),
  });
  const { goods, details } = form.draft;
  const itemsTotal = totalOf(goods, type);
  const delivery = deliveryOf(form.draft, offer);
  const changeDetail = (fileId: string, changed: Partial<PhotoDetail>): void =>
    form.change({ details: { ...details, [fileId]: { ...untoldPhoto, ...details[fileId], ...changed } } });
  const submitButton = useRef<HTMLButtonElement>(null);
  useFocusOnceEnded(isAsking, submitButton);
  useKeepFromLeaving(goods.length > 0 || fileIds.length > 0);
  const photoProblem = hasFailed ? placingStrings.hasFailed : placingStrings.stillLoading;

  const footer = isAsking ? (
    <ForceQuestion
      warnings={warnings}
      onYes={() => placing.send({ type: 'force.confirmed' })}
      onNo={() => placing.send({ type: 'force.declined' })}
    />
  ) : (
    <div className={classes['footer']}>
      <FormRefusalText refusal={refusal} texts={placingStrings} />
      <CheckoutSums
        itemsTotal={fileIds.length > 0 ? null : itemsTotal}
        deliveryPrice={delivery && priceOfDelivery(delivery, itemsTotal)}
      />
      <Button ref={submitButton} type="submit" size="md" loading={isBusy}>
        {newOrderStrings.submit}
      </Button>
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
      <OrderGoods
        goods={goods}
        customerType={type}
        error={form.errors.goods}
        onChange={(changed) => form.change({ goods: changed })}
      />
      <PhotoUpload
        uploads={uploads}
        label={newOrderStrings.photos}
        hint={newOrderStrings.photosHint}
        error={isPhotoMissed && (isUploading || hasFailed) ? photoProblem : undefined}
        disabled={isBusy || isAsking}
      >
        {(fileId) => (
          <PhotoDetailFields
            place={fileIds.indexOf(fileId) + 1}
            detail={details[fileId] ?? untoldPhoto}
            onChange={(changed) => changeDetail(fileId, changed)}
          />
        )}
      </PhotoUpload>
      <CheckoutFields form={form} offer={offer} itemsTotal={itemsTotal} />
    </Form>
  );
}
