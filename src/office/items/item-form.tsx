import { itemColumnTitles } from '#common/item-columns.strings.ts';
import { QUANTITY_MAX } from '#common/constants.ts';
import type { components } from '#contract/types.ts';
import { useCategories } from '#entities/item/use-categories.ts';
import { useFormPictures } from '#entities/upload/use-form-pictures.ts';
import { useUploads } from '#entities/upload/use-uploads.ts';
import { formatMoney } from '#lib/money.ts';
import { maximum, minimum, problemOf, required } from '#lib/rules.ts';
import { RecordForm } from '#page/record-form/record-form.tsx';
import { useRecordForm } from '#page/record-form/use-record-form.tsx';
import { useShop } from '#page/shop-context.tsx';
import { DraftNotice } from '#ui/form/draft-notice.tsx';
import { isBack } from '#ui/navigation/navigation-type.ts';
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { attributesInWords, attributesProblem } from './attributes/attribute-rows.ts';
import { attributesStrings } from './attributes/attributes.strings.ts';
import { ItemAttributes } from './attributes/item-attributes.tsx';
import { CategorySelect } from './category-select.tsx';
import {
  fieldPaths,
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

type Item = components['schemas']['Item'];
/** The whole item, or what of it has changed. */
type ItemContent = Partial<ItemFormContent>;

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
  contentOf: (draft: ItemDraft) => ItemContent;
  send: (content: ItemContent) => Promise<Item>;
  onSaved: (item: Item) => void;
  onSettled?: () => void;
  onUnchanged?: () => void;
  save: string;
  /** Where a link leaves the form to. */
  cancelHref: string;
  /** Beside the buttons of the form. */
  beside?: ReactNode;
}

interface DraftedProps extends ItemFormProps {
  /** Where what was typed is kept. */
  kept: ReturnType<typeof keptDraft>;
  /** What was typed before a reload; null where the form begins with what is known. */
  restored: KeptDraft | null;
  /** Begins the form again, without what was restored. */
  onRestart: () => void;
}

function DraftedForm({ kept, restored, onRestart, itemId, known, save, cancelHref, beside, ...sending }: DraftedProps) {
  const { currency } = useShop();
  const categories = useCategories();
  const uploads = useUploads(PICTURES_MAX);
  const uploading = useFormPictures(uploads, { wait: itemsStrings.stillLoading, failed: itemsStrings.hasFailed });
  const [{ began, edits: typed }] = useState(restored ?? { began: known, edits: {} });
  useEffect(() => {
    // The tab was left for another site or address, and nothing of that is restored.
    if (!restored) kept.clear();
    // Left within the page, the form is forgotten; a reload unmounts nothing.
    return kept.clear;
  }, [kept, restored]);
  const categoryNameOf = (id: string): string => categories.data?.find((one) => String(one.id) === id)?.name ?? '';
  const moneyOf = (text: string): string => (text === '' ? '' : formatMoney(Number(text), currency));
  const form = useRecordForm<ItemDraft, ItemContent, Item>({
    known,
    kept: { typed, onType: (edits) => kept.write({ began, edits }), began },
    problemsOf,
    paths: fieldPaths,
    shown: {
      category: categoryNameOf(known.category),
      attributes: attributesInWords(known.attributes),
      otherCategories: otherCategoriesOf(known).map(categoryNameOf).join(', '),
      retailPrice: moneyOf(known.retailPrice),
      tradePrice: moneyOf(known.tradePrice),
    },
    pictures: uploading,
    ...sending,
  });
  const { draft, errors, change, field } = form;
  return (
    <RecordForm
      form={form}
      texts={{
        ...itemsStrings,
        save,
        ...(itemId !== null && { unanswered: itemsStrings.unansweredChange }),
      }}
      beside={
        <>
          <Button variant="default" component={Link} href={cancelHref}>
            {itemsStrings.cancel}
          </Button>
          {beside}
        </>
      }
      isOnPage
      className={classes['form']}
      fieldsClass={classes['fields']}
    >
      {restored && form.isEdited && <DraftNotice onRestart={onRestart} />}
      <TextInput label={itemColumnTitles.name} required withAsterisk={false} maxLength={NAME_MAX} {...field('name')} />
      <TextInput
        label={itemColumnTitles.article}
        maxLength={ARTICLE_MAX}
        autoComplete="off"
        {...field('article', itemsStrings.articleHint)}
      />
      <CategorySelect categories={categories.data ?? []} {...field('category')} />
      <OtherCategoriesField
        categories={categories.data ?? []}
        main={draft.category}
        {...field('otherCategories', itemsStrings.otherCategoriesHint)}
      />
      <div className={classes['pictures']}>
        <ItemPictures
          pictures={picturesOf(draft)}
          onChange={(pictures: readonly Picture[]) => change({ pictures: JSON.stringify(pictures) })}
          uploads={uploads}
          error={errors.pictures ?? uploading.problem}
          disabled={form.isBusy}
        />
      </div>
      <ItemPrices draft={draft} fieldOf={field} />
      <Textarea
        label={itemColumnTitles.description}
        autosize
        minRows={4}
        maxRows={16}
        maxLength={DESCRIPTION_MAX}
        {...field('description')}
      />
      <ItemAttributes
        isTried={form.tries > 0}
        refused={form.refusal?.fields ?? {}}
        sent={form.sent?.attributes ?? []}
        disabled={form.isBusy}
        {...field('attributes', attributesStrings.hint)}
      />
      <Checkbox label={itemsStrings.isNew} {...form.checkbox('isNew')} />
      <Checkbox label={itemsStrings.isHidden} {...form.checkbox('isHidden', itemsStrings.isHiddenHint)} />
    </RecordForm>
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
