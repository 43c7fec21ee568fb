import { useAskBeforeLeaving } from '#page/use-ask-before-leaving.ts';
import { useCategories } from '#entities/item/use-categories.ts';
import { useShop } from '#page/shop-context.tsx';
import { useStoredPictures, useUploads } from '#entities/upload/use-uploads.ts';
import { formatMoney } from '#lib/money.ts';
import { maximum, minimum, problemOf, required } from '#lib/rules.ts';
import { QUANTITY_MAX } from '#common/constants.ts';
import { readRefusal } from '#machines/kit/refusal.ts';
import { DraftNotice } from '#ui/form/draft-notice.tsx';
import { Form } from '#ui/form/form.tsx';
import { TheirsNotice } from '#ui/form/theirs-notice.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useEdits } from '#ui/form/use-edits.ts';
import { useTheirs } from '#ui/form/use-theirs.tsx';
import { isBack } from '#ui/navigation/navigation-type.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { CategorySelect } from './category-select.tsx';
import { attributesInWords, attributesProblem } from './attributes/attribute-rows.ts';
import { attributesStrings } from './attributes/attributes.strings.ts';
import { ItemAttributes } from './attributes/item-attributes.tsx';
import {
  changesOf,
  fieldPaths,
  formOf,
  keptDraft,
  otherCategoriesOf,
  picturesOf,
  type ItemDraft,
  type ItemForm as ItemFormContent,
  type KeptDraft,
  type Picture,
} from './item-draft.ts';
import classes from './item-form.module.css';
import { ItemPictures } from './item-pictures.tsx';
import { ItemPrices } from './item-prices.tsx';
import { itemsStrings } from './items.strings.ts';
import { OtherCategoriesField } from './other-categories-field.tsx';

const NAME_MAX = 200;
const ARTICLE_MAX = 64;
const DESCRIPTION_MAX = 10_000;
const PRICE_MAX = 1_000_000;
const PICTURES_MAX = 20;

const price = maximum(PRICE_MAX);
const countsFrom = minimum(1);
const countsTo = maximum(QUANTITY_MAX);

function problemsOf(draft: ItemDraft) {
  return {
    name: problemOf(draft.name, required),
    category: problemOf(draft.category, required),
    retailPrice: problemOf(draft.retailPrice, required, price),
    tradePrice: problemOf(draft.tradePrice, price),
    discount: problemOf(draft.discount, required, maximum(100)),
    countStep: problemOf(draft.countStep, required, countsFrom, countsTo),
    countMin: problemOf(draft.countMin, required, countsFrom, countsTo),
    attributes: attributesProblem(draft.attributes),
    pictures: picturesOf(draft).length > PICTURES_MAX ? itemsStrings.picturesMany : undefined,
  };
}

interface ItemFormProps {
  /** Null for a new item. */
  itemId: number | null;
  known: ItemDraft;
  sent: Partial<ItemFormContent> | null;
  error: Error | null;
  isBusy: boolean;
  submitLabel: string;
  /** Where a link leaves the form to. */
  cancelHref: string;
  /** Gets the whole form, and what of it differs from what is known. */
  onSubmit: (form: ItemFormContent, changes: Partial<ItemFormContent>) => void;
  /** Beside the buttons of the form. */
  children?: ReactNode;
}

interface DraftedProps extends ItemFormProps {
  /** Where what was typed is kept. */
  kept: ReturnType<typeof keptDraft>;
  /** What was typed before a reload; null where the form begins with what is known. */
  restored: KeptDraft | null;
  /** Begins the form again, without what was restored. */
  onRestart: () => void;
}

function DraftedForm({ kept, restored, onRestart, ...props }: DraftedProps) {
  const { itemId, known, sent, error, isBusy, submitLabel, cancelHref, onSubmit, children } = props;
  const { currency } = useShop();
  const categories = useCategories();
  const uploads = useUploads(PICTURES_MAX);
  const { isBusy: isUploading, hasFailed } = useStoredPictures(uploads);
  const [{ began, edits: initial }] = useState(restored ?? { began: known, edits: {} });
  useEffect(() => {
    // The tab was left for another site or address, and nothing of that is restored.
    if (!restored) kept.clear();
    // Left within the page, the form is forgotten; a reload unmounts nothing.
    return kept.clear;
  }, [kept, restored]);
  const form = useDraftForm<ItemDraft, ItemFormContent>({
    edits: useEdits<ItemDraft>({ initial, onChange: (edits) => kept.write({ began, edits }) }),
    known,
    problemsOf,
    contentOf: formOf,
    isHeldUp: isUploading || hasFailed,
    paths: fieldPaths,
    sent: sent && { ...formOf(known), ...sent },
    refusal: error && readRefusal(error),
    onSubmit: (content) => onSubmit(content, changesOf(form.draft, known)),
  });
  const { draft, errors, change } = form;
  const isChanged = Object.keys(changesOf(draft, known)).length > 0;
  useAskBeforeLeaving(isChanged || isUploading);
  const categoryNameOf = (id: string): string => categories.data?.find((one) => String(one.id) === id)?.name ?? '';
  const {
    form: guarded,
    hasAny,
    fieldOf,
  } = useTheirs({
    form,
    known,
    began,
    shown: (name) => {
      if (name === 'category') return categoryNameOf(known.category);
      if (name === 'attributes') return attributesInWords(known.attributes);
      if (name === 'otherCategories') return otherCategoriesOf(known).map(categoryNameOf).join(', ');
      if (name === 'retailPrice' || name === 'tradePrice')
        return known[name] === '' ? '' : formatMoney(Number(known[name]), currency);
      const value = known[name];
      return typeof value === 'boolean' ? (value ? itemsStrings.yes : itemsStrings.no) : value;
    },
  });
  const uploadProblem = hasFailed ? itemsStrings.hasFailed : isUploading ? itemsStrings.stillLoading : undefined;
  const footer = (
    <div className={classes['footer']}>
      <TheirsNotice
        hasAny={hasAny}
        refusal={form.refusal}
        texts={itemId === null ? itemsStrings : { ...itemsStrings, unanswered: itemsStrings.unansweredChange }}
      />
      <div className={classes['buttons']}>
        <Button type="submit" loading={isBusy}>
          {submitLabel}
        </Button>
        <Button variant="default" component={Link} href={cancelHref}>
          {itemsStrings.cancel}
        </Button>
        {children}
      </div>
    </div>
  );
  return (
    <Form form={guarded} className={classes['form']} fieldsClass={classes['fields']} isBusy={isBusy} footer={footer}>
      {restored && isChanged && <DraftNotice onRestart={onRestart} />}
      <TextInput label={itemsStrings.name} required withAsterisk={false} maxLength={NAME_MAX} {...fieldOf('name')} />
      <TextInput
        label={itemsStrings.article}
        maxLength={ARTICLE_MAX}
        autoComplete="off"
        {...fieldOf('article', itemsStrings.articleHint)}
      />
      <CategorySelect categories={categories.data ?? []} {...fieldOf('category')} />
      <OtherCategoriesField
        categories={categories.data ?? []}
        main={draft.category}
        {...fieldOf('otherCategories', itemsStrings.otherCategoriesHint)}
      />
      <ItemPictures
        pictures={picturesOf(draft)}
        onChange={(pictures: readonly Picture[]) => change({ pictures: JSON.stringify(pictures) })}
        uploads={uploads}
        error={errors.pictures ?? (form.tries > 0 ? uploadProblem : undefined)}
        disabled={isBusy}
      />
      <ItemPrices draft={draft} fieldOf={fieldOf} />
      <Textarea
        label={itemsStrings.description}
        autosize
        minRows={4}
        maxRows={16}
        maxLength={DESCRIPTION_MAX}
        {...fieldOf('description')}
      />
      <ItemAttributes
        isTried={form.tries > 0}
        refused={form.refusal?.fields ?? {}}
        sent={sent?.attributes ?? []}
        disabled={isBusy}
        {...fieldOf('attributes', attributesStrings.hint)}
      />
      <Checkbox
        label={itemsStrings.isNew}
        checked={draft.isNew}
        onChange={(event) => change({ isNew: event.currentTarget.checked })}
      />
      <Checkbox
        label={itemsStrings.isHidden}
        description={itemsStrings.isHiddenHint}
        checked={draft.isHidden}
        onChange={(event) => change({ isHidden: event.currentTarget.checked })}
      />
    </Form>
  );
}

/** The form of an item. What was typed survives a reload of the page, and asks before a link or Back leaves it. */
export function ItemForm(props: ItemFormProps) {
  const { itemId } = props;
  const kept = useMemo(() => keptDraft(itemId), [itemId]);
  // Only a reload, or Back from another site, comes to what was typed; a link comes to a form without it.
  const [restored, setRestored] = useState(() => (isBack() ? kept.read() : null));
  return (
    <DraftedForm
      key={restored ? 'restored' : 'begun'}
      kept={kept}
      restored={restored}
      onRestart={() => setRestored(null)}
      {...props}
    />
  );
}
