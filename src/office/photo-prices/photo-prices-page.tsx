import { shopBranch } from '#common/routes/branches.ts';
import { pageRoutes } from '#common/routes/pages.ts';
import { readId } from '#common/read-id.ts';
import type { PhotoVerdict } from '#machines/order/photo-pricing.machine.ts';
import { usePageTitle } from '#page/page-title.ts';
import { useAskBeforeLeaving } from '#page/use-ask-before-leaving.ts';
import { useFlow } from '#page/use-flow.ts';
import { getBranchHref } from '#routes/branch-href.ts';
import { paths } from '#routes/paths.ts';
import { useKeepFromLeaving } from '#ui/form/use-keep-from-leaving.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { isFocusFree } from '#ui/keys/page-keys.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { MessageState } from '#ui/states/message-state.tsx';
import { statesStrings } from '#ui/states/states.strings.ts';
import { Button, Skeleton, Title } from '@mantine/core';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useAtom } from '@xstate/store-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { PhotoDesk } from './photo-desk.tsx';
import { dropDraft, keepDraftsOf, photoDrafts } from './photo-drafts.ts';
import { photoPricesStrings } from './photo-prices.strings.ts';
import classes from './photo-prices.module.css';
import { photoPricingFlow } from './photo-pricing.flow.ts';
import { PhotoStrip } from './photo-strip.tsx';
import { photoAfter, unpricedQuery, usePhotoQueue, withoutLine } from './use-photo-queue.ts';

/** Prefetches the lines that wait for a price. */
export function prefetch(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(unpricedQuery);
}

function Place() {
  return (
    <div className={classes['desk']} role="status" aria-label={statesStrings.loading}>
      <Skeleton className={classes['picture'] ?? ''} />
      <Skeleton h={320} radius="lg" />
    </div>
  );
}

function Done({ isSending }: { isSending: boolean }) {
  if (isSending) return <p role="status">{photoPricesStrings.sending}</p>;
  return (
    <MessageState icon={<CheckIcon size={32} />} title={photoPricesStrings.done} text={photoPricesStrings.doneHint}>
      <Button component={Link} href={paths.today.getHref()}>
        {photoPricesStrings.toDay}
      </Button>
      <Button component={Link} href={getBranchHref(shopBranch, 'orders')} variant="default">
        {photoPricesStrings.toOrders}
      </Button>
    </MessageState>
  );
}

/** The prices of customers' photos over all orders, one after another. */
export function PhotoPricesPage() {
  const actor = useFlow(photoPricingFlow);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const isUnanswered = useSelector(actor, (snapshot) => snapshot.hasTag('unanswered'));
  const { photos, total, error, isPending, retry } = usePhotoQueue(context);
  const queryClient = useQueryClient();
  const [params] = useSearchParams();
  const [at, setAt] = useState<number | null>(() => readId(params.get('line')) ?? null);
  const current = photos.find(({ line }) => line.id === at);
  const first = photoAfter(photos, null);
  if (!current && first) setAt(first.line.id);
  const next = photoAfter(photos, at);
  const drafts = useAtom(photoDrafts);
  const isTyped = photos.some(
    ({ line, progress }) => progress !== 'gone' && Object.values(drafts[line.id] ?? {}).some((text) => text !== ''),
  );
  const isListed = !isPending && !error;
  const isDone = isListed && !current && !first;
  const heading = useRef<HTMLHeadingElement>(null);
  const forgetOthers = useEffectEvent(() => keepDraftsOf(photos.map(({ line }) => line.id)));
  useEffect(() => {
    if (isListed) forgetOthers();
  }, [isListed]);
  // The field that had the focus is there no more.
  useEffect(() => {
    if (isDone && isFocusFree()) heading.current?.focus({ preventScroll: true });
  }, [isDone]);
  usePageTitle(pageRoutes.photoPrices.label);
  useKeepFromLeaving(context.unsent.length > 0 || isTyped);
  useAskBeforeLeaving(isUnanswered || context.refused.length > 0 || context.unsent.length > 1);

  const goOn = (): void => setAt(next?.line.id ?? null);
  const judge = (version: number, verdict: PhotoVerdict): void => {
    if (!current) return;
    const { id: lineId, order } = current.line;
    actor.send({ type: 'photo.judged', photo: { orderId: order.id, lineId, version, verdict } });
    dropDraft(lineId);
    goOn();
  };
  const leave = (): void => {
    if (!current) return;
    const { id } = current.line;
    actor.send({ type: 'photo.left', lineId: id });
    dropDraft(id);
    // What its order says already, the list may not know: the photo would wait in it again.
    queryClient.setQueryData(unpricedQuery.queryKey, (list) => list && withoutLine(list, id));
    void queryClient.invalidateQueries({ queryKey: unpricedQuery.queryKey });
    goOn();
  };
  const elsewhere = context.refused.find(({ photo }) => photo.lineId !== at)?.photo;
  return (
    <>
      <div className={classes['title']}>
        <Title ref={heading} order={1} tabIndex={-1}>
          {pageRoutes.photoPrices.label}
        </Title>
        {current && <span className={classes['hint']}>{photoPricesStrings.hint}</span>}
      </div>
      {error && <ErrorState error={error} onRetry={retry} />}
      {isPending && <Place />}
      {isDone && <Done isSending={context.unsent.length > 0} />}
      {current && (
        <PhotoDesk
          photo={current}
          place={photoPricesStrings.place(photos.indexOf(current) + 1, total)}
          next={next}
          onJudge={judge}
          onLeave={leave}
          onNext={goOn}
          onBack={() => setAt(photos[photos.indexOf(current) - 1]?.line.id ?? at)}
        />
      )}
      {isUnanswered && (
        <div role="alert" className={classes['trouble']}>
          {photoPricesStrings.unanswered(context.unsent.length)}
          <Button variant="default" size="xs" onClick={() => actor.send({ type: 'sending.repeated' })}>
            {photoPricesStrings.repeat}
          </Button>
        </div>
      )}
      {elsewhere && (
        <div role="alert" className={classes['trouble']}>
          {photoPricesStrings.refusedOf(elsewhere.orderId)}
          <Button variant="default" size="xs" onClick={() => setAt(elsewhere.lineId)}>
            {photoPricesStrings.toRefused}
          </Button>
        </div>
      )}
      {current && <PhotoStrip photos={photos} at={current.line.id} onOpen={setAt} />}
    </>
  );
}
