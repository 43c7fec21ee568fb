import type { components } from '#contract/types.ts';
import { ItemImage } from '#entities/item/item-image.tsx';
import { itemsQuery } from '#entities/item/item.queries.ts';
import { goodsStrings } from '#entities/item/goods.strings.ts';
import { Money } from '#entities/shop/money.tsx';
import { keepTogether } from '#lib/no-break.ts';
import { SearchIcon } from '#ui/icons.tsx';
import { Button, Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import classes from './add-lines.module.css';
import { addLinesStrings } from './add-lines.strings.ts';

const TYPING_PAUSE_MS = 200;
const SHOWN = 8;
const LENGTH_MAX = 100;

type ItemCard = components['schemas']['ItemCard'];

interface ItemSearchProps {
  onChoose: (item: ItemCard) => void;
  /** Why something has to be chosen. */
  error?: string | undefined;
  /** Ends the search; without it the search stays. */
  onClose?: () => void;
}

function Option({ item, isStale }: { item: ItemCard; isStale: boolean }) {
  const { id, image, name, discounted_price: price, trade_price: trade } = item;
  return (
    <Combobox.Option value={String(id)} className={classes['option'] ?? ''} disabled={isStale}>
      <span className={classes['picture']}>
        <ItemImage image={image} sizes="44px" small />
      </span>
      <span className={classes['name']}>{keepTogether(name)}</span>
      <span className={classes['price']}>
        <b>
          <Money value={price} />
        </b>
        {trade !== null && (
          <>
            <br />
            {goodsStrings.trade} <Money value={trade} />
          </>
        )}
      </span>
    </Combobox.Option>
  );
}

/** Finds an item of the catalogue while one types; arrows and Enter choose. */
export function ItemSearch({ onChoose, error, onClose }: ItemSearchProps) {
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), TYPING_PAUSE_MS);
  const found = useQuery({ ...itemsQuery({ search_text: asked, limit: SHOWN }), enabled: asked !== '' });
  const combobox = useCombobox({ opened: true });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const items = text.trim() === '' || asked === '' ? [] : (found.data?.result ?? []);
  // Rows of another text stay in sight until the next answer, and can't be chosen.
  const isStale = text.trim() !== asked || found.isPlaceholderData;
  const shown = isStale ? '' : items.map(({ id }) => id).join();
  const { selectFirstOption, resetSelectedOption } = combobox;
  useEffect(() => {
    if (shown === '') resetSelectedOption();
    else selectFirstOption();
  }, [shown, selectFirstOption, resetSelectedOption]);
  const isAnswered = asked !== '' && !isStale;
  const choose = (value: string): void => {
    const item = items.find(({ id }) => String(id) === value);
    if (item) onChoose(item);
  };
  return (
    <>
      <Combobox store={combobox} onOptionSubmit={choose}>
        <Combobox.EventsTarget>
          <TextInput
            ref={field}
            label={addLinesStrings.search}
            autoComplete="off"
            maxLength={LENGTH_MAX}
            leftSection={found.isFetching ? <Loader size={18} /> : <SearchIcon size={20} />}
            value={text}
            error={error}
            onChange={(event) => setText(event.currentTarget.value)}
            // Within a form, Enter without a row to choose must not send it.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </Combobox.EventsTarget>
        {items.length > 0 && (
          <Combobox.Options aria-label={addLinesStrings.found}>
            {items.map((item) => (
              <Option key={item.id} item={item} isStale={isStale} />
            ))}
          </Combobox.Options>
        )}
      </Combobox>
      <div role="status" className={classes['status']}>
        {isAnswered && found.isSuccess && items.length === 0 && addLinesStrings.notFound}
        {isAnswered && found.isSuccess && found.data.total > items.length && items.length > 0 && addLinesStrings.more}
        {isAnswered && found.isError && addLinesStrings.searchFailed}
      </div>
      {onClose && (
        <div className={classes['buttons']}>
          <Button variant="default" onClick={onClose}>
            {addLinesStrings.done}
          </Button>
        </div>
      )}
    </>
  );
}
