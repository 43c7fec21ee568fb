import { ruleStrings } from '#lib/rules.strings.ts';
import { useShop } from '#page/shop-context.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import formClasses from '#ui/form/form.module.css';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useState, type ReactNode, type Ref, type RefObject, type SubmitEvent } from 'react';
import { LikePrices } from './like-prices.tsx';
import { keepDraft, type PhotoDraft } from './photo-drafts.ts';
import { photoPricesStrings } from './photo-prices.strings.ts';
import classes from './photo-prices.module.css';
import type { QueuedPhoto } from './use-photo-queue.ts';

interface PhotoFormProps {
  photo: QueuedPhoto;
  draft: PhotoDraft;
  formRef: Ref<HTMLFormElement>;
  priceRef: RefObject<HTMLInputElement | null>;
  onSave: () => void;
  /** Undefined where this person may not say so. */
  onAbsent: (() => void) | undefined;
  /** Undefined where nothing else waits. */
  onSkip: (() => void) | undefined;
  /** What is to be known of the order. */
  children: ReactNode;
}

/**
 * The price and the name of a photo. The fields stay for the next one, so that a phone's keyboard does too; the price
 * has the focus for each.
 */
export function PhotoForm({ photo, draft, formRef, priceRef, onSave, onAbsent, onSkip, children }: PhotoFormProps) {
  const { line, progress, refused } = photo;
  const { currency } = useShop();
  const [problem, setProblem] = useState<{ id: number; text: string } | null>(null);
  const isSending = progress === 'unsent';
  const begin = useEffectEvent((_id: number, isClosed: boolean): void => {
    if (isClosed) return;
    priceRef.current?.focus({ preventScroll: true });
    // What stands there already is replaced by what is typed.
    priceRef.current?.select();
  });
  useEffect(() => begin(line.id, isSending), [line.id, isSending]);
  const refusal = refused?.refusal;
  const change = (changed: Partial<PhotoDraft>): void => {
    setProblem(null);
    keepDraft(line.id, changed);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    // What the field has not taken is another price than the one that stands there.
    if (priceRef.current?.dataset['refused'] !== undefined) priceRef.current.select();
    else if (draft.price === '') setProblem({ id: line.id, text: ruleStrings.required });
    else if (Number(draft.price) === 0) setProblem({ id: line.id, text: photoPricesStrings.noZero });
    else onSave();
  };
  return (
    <form ref={formRef} className={classes['form']} noValidate onSubmit={submit}>
      <fieldset className={classes['fields']} disabled={isSending}>
        <MoneyInput
          currency={currency}
          label={photoPricesStrings.price}
          inputRef={priceRef}
          size="lg"
          value={draft.price}
          of={line.id}
          error={problem?.id === line.id ? problem.text : refusal?.fields['price']}
          onChange={(price) => price !== draft.price && change({ price })}
        />
        {line.item_id === null && (
          <TextInput
            label={photoPricesStrings.name}
            placeholder={photoPricesStrings.nameHint}
            size="lg"
            maxLength={200}
            value={draft.description}
            error={refusal?.fields['description']}
            onChange={(event) => change({ description: event.currentTarget.value })}
          />
        )}
      </fieldset>
      {refused && (
        <div role="alert" className={formClasses['refusal']}>
          {refusal ? refusal.detail || photoPricesStrings.unexplained : photoPricesStrings.meanwhile}
        </div>
      )}
      <div className={classes['buttons']}>
        <Button type="submit" size="md" loading={isSending}>
          {photoPricesStrings.save}
        </Button>
        <Button variant="default" size="md" px="md" disabled={!onSkip} onClick={onSkip}>
          {photoPricesStrings.skip}
        </Button>
        {onAbsent && (
          <Button variant="subtle" color="red" size="md" px="md" disabled={isSending} onClick={onAbsent}>
            {photoPricesStrings.absent}
          </Button>
        )}
      </div>
      <LikePrices line={line} name={draft.description} onTake={(price) => change({ price: String(price) })} />
      {children}
    </form>
  );
}
