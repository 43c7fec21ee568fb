import type { components } from '#contract/types.ts';
import { categoriesQuery } from '#entities/item/category.queries.ts';
import { ItemImage } from '#entities/item/item-image.tsx';
import { lastSearches } from '#entities/item/last-searches.ts';
import { itemsQuery } from '#entities/item/item.queries.ts';
import { Money } from '#entities/shop/money.tsx';
import { keepTogether } from '#lib/no-break.ts';
import { paths } from '#routes/paths.ts';
import { CloseIcon, SearchIcon } from '#ui/icons.tsx';
import { ActionIcon, Button, Combobox, Paper, useCombobox } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { useDebouncedValue, useDidUpdate } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useAtom } from '@xstate/store-react';
import { useEffect, useEffectEvent, useId } from 'react';
import { shellStrings } from '../shell.strings.ts';
import { closed, type SuggestionList } from './suggestion-list.ts';
import classes from './suggestions.module.css';

const TYPING_PAUSE_MS = 200;
const ITEMS = 5;
const CATEGORIES = 3;

interface SuggestionsProps {
  text: string;
  /** Tells the field of the list, and of the option that its keys have led to. */
  onList: (list: SuggestionList) => void;
  /** Forgets one of the last searches, or all of them. */
  onForget: (search?: string) => void;
  /** Follows an address that was chosen. */
  onChoose: (href: string) => void;
  /** Searches for a text that was chosen. */
  onSearch: (text: string) => void;
}

const option = classes['option'] ?? '';

const fold = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** The categories with a word in their name that begins with the text. */
function useCategoriesNamed(text: string) {
  const { data = [] } = useQuery(categoriesQuery);
  if (text === '') return [];
  return data.filter(({ name }) => ` ${fold(name)}`.includes(` ${fold(text)}`)).slice(0, CATEGORIES);
}

function FailedText() {
  return (
    <p className={classes['failed']} role="status">
      {shellStrings.suggestionsFailed}
    </p>
  );
}

/** In the place of the list: the search itself may still work. */
function Failed() {
  return (
    <Paper className={classes['box'] ?? ''} shadow="md" radius="md">
      <FailedText />
    </Paper>
  );
}

/**
 * What is suggested below the search field: items and categories for a text, and the last searches before one is typed.
 */
export function Suggestions({ text, ...tell }: SuggestionsProps) {
  const [asked] = useDebouncedValue(text, TYPING_PAUSE_MS);
  const found = useQuery({
    ...itemsQuery({ search_text: asked, limit: ITEMS }),
    enabled: asked !== '',
    staleTime: 60_000,
  });
  const categories = useCategoriesNamed(text);
  const last = useAtom(lastSearches.list);
  const items = text === '' || asked === '' ? [] : (found.data?.result ?? []);
  const searches = text === '' ? last : [];
  const shown = JSON.stringify([categories.map(({ id }) => id), items.map(({ id }) => id), searches]);
  const hasFailed = text !== '' && found.isError;
  if (items.length + categories.length + searches.length === 0) return hasFailed ? <Failed /> : null;
  return (
    <Options
      key={shown}
      text={text}
      items={items}
      areItemsStale={text !== asked || found.isPlaceholderData}
      categories={categories}
      searches={searches}
      hasFailed={hasFailed}
      {...tell}
    />
  );
}

interface OptionsProps extends SuggestionsProps {
  items: components['schemas']['ItemCard'][];
  /** Whether the items were found for another text: they stay in sight until the next answer, and can't be chosen. */
  areItemsStale: boolean;
  categories: components['schemas']['Category'][];
  searches: readonly string[];
  /** Whether the items could not be asked for. */
  hasFailed: boolean;
}

function Options({ text, items, areItemsStale, categories, searches, hasFailed, ...act }: OptionsProps) {
  const { onList, onForget, onChoose, onSearch } = act;
  const id = useId();
  const combobox = useCombobox();
  const tell = (activeId: string | null): void => {
    const onKey = (key: string): boolean => {
      if (key === 'ArrowDown') tell(combobox.selectNextOption());
      else if (key === 'ArrowUp') tell(combobox.selectPreviousOption());
      else if (key === 'Enter' && combobox.getSelectedOptionIndex() !== -1) combobox.clickSelectedOption();
      else return false;
      return true;
    };
    onList({ id, activeId, onKey });
  };
  const begin = useEffectEvent(() => tell(null));
  useEffect(() => {
    begin();
    return () => onList(closed);
  }, [onList]);
  // Another text, and its answer, begin with no option chosen.
  useDidUpdate(() => {
    combobox.resetSelectedOption();
    tell(null);
  }, [text, areItemsStale]);
  return (
    // The field keeps the focus while something here is pressed.
    <Paper className={classes['box'] ?? ''} shadow="md" radius="md" onMouseDown={(event) => event.preventDefault()}>
      <div className={classes['lists']}>
        <Combobox
          store={combobox}
          onOptionSubmit={(value) => (value.startsWith('/') ? onChoose(value) : onSearch(value.slice(1)))}
        >
          <Combobox.Options id={id} aria-label={shellStrings.suggestions}>
            {searches.length > 0 && (
              <Combobox.Group label={shellStrings.lastSearches}>
                {searches.map((search) => (
                  <Combobox.Option key={search} value={`?${search}`} className={`${option} ${classes['search']}`}>
                    <SearchIcon size={18} />
                    <span className={classes['name']}>{search}</span>
                  </Combobox.Option>
                ))}
              </Combobox.Group>
            )}
            {categories.length > 0 && (
              <Combobox.Group label={shellStrings.foundCategories}>
                {categories.map(({ id: category, name }) => (
                  <Combobox.Option key={category} value={paths.catalog.getHref({ category })} className={option}>
                    <span className={classes['name']}>{keepTogether(name)}</span>
                  </Combobox.Option>
                ))}
              </Combobox.Group>
            )}
            {items.length > 0 && (
              <Combobox.Group label={shellStrings.foundItems}>
                {items.map((item) => (
                  <Combobox.Option
                    key={item.id}
                    value={paths.item.getHref(item.id)}
                    className={option}
                    disabled={areItemsStale}
                  >
                    <span className={classes['picture']}>
                      <ItemImage image={item.image} sizes="44px" small />
                    </span>
                    <span className={classes['name']}>{keepTogether(item.name)}</span>
                    <span className={classes['price']}>
                      <Money value={item.price} />
                    </span>
                  </Combobox.Option>
                ))}
                <Combobox.Option value={`?${text}`} className={option}>
                  <SearchIcon size={18} />
                  <span className={classes['name']}>{shellStrings.allFound(text)}</span>
                </Combobox.Option>
              </Combobox.Group>
            )}
          </Combobox.Options>
        </Combobox>
        {searches.length > 0 && (
          // Beside the list, since an option may hold no button. Each stands at the end of its search.
          <div className={classes['removals']}>
            {searches.map((search) => (
              <ActionIcon
                key={search}
                variant="subtle"
                color="gray"
                size={44}
                aria-label={shellStrings.forgetSearch(search)}
                onClick={() => onForget(search)}
              >
                <CloseIcon size={16} />
              </ActionIcon>
            ))}
          </div>
        )}
      </div>
      {hasFailed && <FailedText />}
      {searches.length > 0 && (
        <Button variant="subtle" size="compact-sm" className={classes['forget'] ?? ''} onClick={() => onForget()}>
          {shellStrings.forgetSearches}
        </Button>
      )}
    </Paper>
  );
}
