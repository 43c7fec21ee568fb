import { lastSearches } from '#entities/item/last-searches.ts';
import { readCatalogueAddress } from '#routes/catalogue-address.ts';
import { paths, type CatalogueAddress } from '#routes/paths.ts';
import { headerSearch } from '#entities/shop/overlays.ts';
import { isBack } from '#ui/navigation/navigation-type.ts';
import { useClosedByBack } from '#ui/overlay/shown-overlays.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { ErrorBoundary } from '#ui/states/error-boundary.tsx';
import { Suspense, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { shellStrings } from '../shell.strings.ts';
import classes from './header.module.css';
import { closed, type SuggestionList } from './suggestion-list.ts';

const Suggestions = lazyPart(() => import('./suggestions.tsx'), 'Suggestions');

interface SearchFieldProps {
  /** Whether it stays open when the page changes or Back is pressed. */
  isLasting: boolean;
  /** Given where it was opened on demand: it takes the focus, and Escape calls this. */
  onClose: (() => void) | undefined;
}

/**
 * Searches the catalogue: there while the person types, on other pages by Enter or by what is suggested meanwhile. The
 * text is in the catalogue's address. Unless it lasts, it closes when the page changes.
 */
export function SearchField({ isLasting, onClose }: SearchFieldProps) {
  const [location, navigate] = useLocation();
  const [params] = useSearchParams();
  const isCatalogue = location.startsWith(paths.catalog.getHref());
  const { page: _page, ...kept }: CatalogueAddress = isCatalogue ? readCatalogueAddress(params) : {};
  const value = isCatalogue ? (params.get('search') ?? '') : '';
  // Before the first search Back closes the field; after it, Back returns to where the search began, without the field.
  useClosedByBack(value === '' && !isLasting, onClose ?? headerSearch.close);
  const searched = useRef(value);
  useLayoutEffect(() => {
    if (value === '' && searched.current !== '' && isBack() && !isLasting) headerSearch.close();
    searched.current = value;
  }, [value, isLasting]);
  const [typed, setTyped] = useState('');
  const [isSuggesting, setSuggesting] = useState(false);
  const [round, setRound] = useState(0);
  const [list, setList] = useState<SuggestionList>(closed);
  const shownAt = useRef(location);
  const isLeading = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const stopSuggesting = (): void => {
    setSuggesting(false);
    setList(closed);
  };
  useLayoutEffect(() => {
    if (shownAt.current === location) return;
    shownAt.current = location;
    if (!isLeading.current) {
      // A new page never takes the focus from a field, so the field is blurred.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      if (!isLasting) headerSearch.close();
    }
    isLeading.current = false;
  }, [location, isLasting]);
  const wasLasting = useRef(isLasting);
  const hasUnsearched = useEffectEvent(() => box.current?.querySelector('input')?.value.trim() !== value);
  useLayoutEffect(() => {
    // The window was narrowed: what is typed and not searched for would be lost.
    if (wasLasting.current && !isLasting && !hasUnsearched()) headerSearch.close();
    wasLasting.current = isLasting;
  }, [isLasting]);
  const search = (text: string, how: 'step' | 'inPlace' = 'step'): void => {
    isLeading.current = !isCatalogue;
    navigate(paths.catalog.getHref({ ...kept, search: text }), { replace: isCatalogue && how === 'inPlace' });
  };
  const choose = (href: string): void => {
    setTyped('');
    setRound(round + 1);
    stopSuggesting();
    navigate(href);
  };
  const act = (event: KeyboardEvent): void => {
    if (list.id === null) return;
    if (event.key === 'Escape') stopSuggesting();
    else if (!list.onKey(event.key)) return;
    event.preventDefault();
  };
  return (
    <div
      className={classes['field']}
      ref={box}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) stopSuggesting();
      }}
    >
      <SearchInput
        label={shellStrings.searchPlaceholder}
        action={paths.catalog.getHref()}
        value={value}
        onSearch={search}
        onEnter={lastSearches.add}
        isBusy={false}
        landmark={shellStrings.headerSearch}
        {...(onClose && { onClose })}
        round={round}
        {...(!isCatalogue && {
          onType: (text: string) => {
            setTyped(text);
            setSuggesting(true);
          },
          field: {
            role: 'combobox',
            autoComplete: 'off',
            'aria-autocomplete': 'list',
            'aria-expanded': list.id !== null,
            'aria-controls': list.id ?? undefined,
            'aria-activedescendant': list.activeId ?? undefined,
            onFocus: () => setSuggesting(true),
            onClick: () => setSuggesting(true),
            onKeyDown: act,
          },
        })}
      />
      {!isCatalogue && isSuggesting && (
        <ErrorBoundary onBroken={stopSuggesting}>
          <Suspense fallback={null}>
            <Suggestions
              text={typed.trim()}
              onList={setList}
              onForget={(search) => {
                if (search === undefined) lastSearches.clear();
                else lastSearches.remove(search);
                box.current?.querySelector('input')?.focus();
              }}
              onChoose={choose}
              onSearch={(text) => {
                setRound(round + 1);
                setTyped('');
                stopSuggesting();
                lastSearches.add(text);
                search(text);
              }}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
