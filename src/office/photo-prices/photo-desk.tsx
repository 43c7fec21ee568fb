import type { ListedLine, OrderLine, PlacedOrder } from '#contract/types.ts';
import { linesBranch } from '#common/routes/branches.ts';
import { isLiveLine } from '#common/order-line.ts';
import { customerName } from '#entities/customer/customer-name.ts';
import { MoneyNote } from '#entities/order/money/money-note.tsx';
import { placedOrderQuery } from '#entities/order/order.queries.ts';
import { OrderSum } from '#entities/order/order-sum.tsx';
import { ordersStrings } from '#entities/order/orders.strings.ts';
import { formatMoney } from '#lib/money.ts';
import type { PhotoVerdict } from '#machines/order/photo-pricing.machine.ts';
import { usePermission, useShop } from '#page/shop-context.tsx';
import { getBranchHref } from '#routes/branch-href.ts';
import { imageViewer } from '#ui/image-viewer/image-viewer.ts';
import { isForPage, isUnderDialog, usePageKeys } from '#ui/keys/page-keys.ts';
import { useLinkState } from '#ui/navigation/back-target.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useAtom } from '@xstate/store-react';
import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import { Link } from 'wouter';
import { dropDraft, photoDrafts, type PhotoDraft, type PhotoDrafts } from './photo-drafts.ts';
import { PhotoForm } from './photo-form.tsx';
import { PhotoNotice } from './photo-notice.tsx';
import { PhotoPicture, usePreloaded } from './photo-picture.tsx';
import { photoKeys, photoPricesStrings } from './photo-prices.strings.ts';
import classes from './photo-prices.module.css';
import type { QueuedPhoto } from './use-photo-queue.ts';

/** The line as it was seen last, in the list or in its order. */
function newestOf(listed: ListedLine, order: PlacedOrder | undefined): ListedLine | OrderLine {
  const ofOrder = order?.lines.find(({ id }) => id === listed.id);
  return ofOrder && ofOrder.version >= listed.version ? ofOrder : listed;
}

/** What this person has typed and the server doesn't have: also what is being sent, and what was refused. */
function typedOf({ line: { id }, progress, judged, refused }: QueuedPhoto, drafts: PhotoDrafts): Partial<PhotoDraft> {
  const { verdict } = refused?.photo ?? judged ?? {};
  if (progress === 'saved' || verdict?.kind !== 'price') return drafts[id] ?? {};
  const { price, ...named } = verdict.content;
  return { price: String(price), ...named, ...drafts[id] };
}

/** What is in the fields: the line, with what was typed. */
const draftOf = ({ price, description }: ListedLine | OrderLine, typed: Partial<PhotoDraft>): PhotoDraft => ({
  price: price === null ? '' : String(price),
  description,
  ...typed,
});

interface PhotoDeskProps {
  photo: QueuedPhoto;
  place: string;
  next: QueuedPhoto | undefined;
  onJudge: (version: number, verdict: PhotoVerdict) => void;
  /** Leaves the photo as a colleague has made it. */
  onLeave: () => void;
  /** Goes on to the next photo. */
  onNext: () => void;
  onBack: () => void;
}

/** One photo: the picture, whose it is, and what is said of it. */
export function PhotoDesk({ photo, place, next, onJudge, onLeave, onNext, onBack }: PhotoDeskProps) {
  const { line: listed, progress } = photo;
  const { currency } = useShop();
  const mayMove = usePermission('update_state_placed_order');
  const orderId = listed.order.id;
  const { data: order, error, isFetching, refetch } = useQuery(placedOrderQuery(orderId));
  usePreloaded(next);
  const line = newestOf(listed, order);
  const image = order?.lines.find(({ id }) => id === line.id)?.image ?? null;
  const typed = typedOf(photo, useAtom(photoDrafts));
  const draft = draftOf(line, typed);
  const price = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const linkState = useLinkState();
  const isGone = progress === 'gone';
  const readAgain = useEffectEvent((_id: number) => void refetch());
  // The list knows only that it waits no more.
  useEffect(() => {
    if (isGone) readAgain(listed.id);
  }, [isGone, listed.id]);

  const look = (): void => {
    if (image)
      imageViewer.open({ images: [image], index: 0, alt: ordersStrings.photo, onLeft: () => price.current?.focus() });
  };
  usePageKeys(photoKeys, (event) => {
    const { target, key } = event;
    if (!(target instanceof Element) || isUnderDialog() || imageViewer.isOpen.get()) return false;
    if (key === ' ') {
      if (target !== price.current && (!isForPage(event) || target.closest('button, a, label'))) return false;
      look();
      return true;
    }
    const isBare = !(event.shiftKey || event.ctrlKey || event.altKey || event.metaKey);
    // With another key an arrow marks text in a field, or goes over its words.
    if (!isBare || (!isForPage(event) && !form.current?.contains(target))) return false;
    if (key === 'ArrowDown' && next) onNext();
    else if (key === 'ArrowUp') onBack();
    else return false;
    return true;
  });

  const name = draft.description.trim();
  // A name that nobody has typed here isn't sent: it would write over a colleague's.
  const save = (): void =>
    onJudge(line.version, {
      kind: 'price',
      content: { price: Number(draft.price), ...(name !== line.description && { description: name }) },
    });
  const money = (value: number): string => formatMoney(value, currency);
  const isEnded = progress !== 'unsent' && (!isLiveLine(line) || line.state === 'F');
  const isPriced = line.price !== null && progress !== 'unsent' && progress !== 'saved';
  const fields = (): ReactElement | null => {
    if (progress === 'saved' && line.state === 'C')
      return (
        <PhotoNotice
          text={photoPricesStrings.isAbsent}
          next={photoPricesStrings.next}
          onNext={onNext}
          other={{ label: photoPricesStrings.takeBack, onPress: () => onJudge(line.version, { kind: 'back' }) }}
        />
      );
    if (isPriced && line.price !== null && !isEnded) {
      const theirs = money(line.price);
      const isOther = draft.price !== '' && Number(draft.price) !== line.price;
      return (
        <PhotoNotice
          text={photoPricesStrings.priced(theirs)}
          next={isOther ? photoPricesStrings.keepTheirs(theirs) : photoPricesStrings.next}
          onNext={onLeave}
          other={
            isOther
              ? {
                  label: photoPricesStrings.setMine(money(Number(draft.price))),
                  onPress: save,
                }
              : undefined
          }
        />
      );
    }
    if (isEnded || isGone) {
      if (isGone && isFetching) return null;
      // Why it waits no more isn't known then, and isn't guessed.
      if (error && !isEnded) return <ErrorState error={error} onRetry={() => void refetch()} />;
      const isLost = order !== undefined && order.lines.every(({ id }) => id !== line.id);
      const why = line.state === 'C' ? photoPricesStrings.canceled : photoPricesStrings.closed;
      return (
        <PhotoNotice text={isLost ? photoPricesStrings.lost : why} next={photoPricesStrings.next} onNext={onLeave} />
      );
    }
    return (
      <PhotoForm
        photo={photo}
        draft={draft}
        formRef={form}
        priceRef={price}
        onSave={() => {
          if (progress !== 'saved' || Number(draft.price) !== line.price || name !== line.description) return save();
          dropDraft(line.id);
          onNext();
        }}
        onAbsent={mayMove ? () => onJudge(line.version, { kind: 'absent' }) : undefined}
        onSkip={next && onNext}
      >
        {order && (
          <MoneyNote
            order={order}
            change={{
              lines: order.lines.map((one) =>
                one.id === line.id && draft.price !== '' ? { ...one, price: Number(draft.price) } : one,
              ),
            }}
          />
        )}
      </PhotoForm>
    );
  };

  return (
    <div className={classes['desk']}>
      <PhotoPicture orderId={orderId} thumbnail={listed.image_url} image={image} onLook={look} />
      <div className={classes['panel']}>
        <div className={classes['head']}>
          <span className={classes['whose']}>
            <Link
              className={classes['order']}
              href={`${getBranchHref(linesBranch, 'order', { orderId })}?line=${line.id}`}
              state={linkState}
            >
              {ordersStrings.number(orderId)}
            </Link>
            {` · ${customerName(listed.customer)}`}
          </span>
          <span className={classes['place']}>{place}</span>
        </div>
        <p className={classes['asked']}>
          {line.comment !== '' && <span className={classes['comment']}>«{line.comment}»</span>}
          <span>{photoPricesStrings.pieces(line.count)}</span>
        </p>
        {fields()}
        <p className={classes['sum']}>
          {photoPricesStrings.orderSum} {order ? <OrderSum order={order} value={order.total} /> : '…'}
        </p>
      </div>
    </div>
  );
}
