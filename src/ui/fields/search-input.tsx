import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { CloseIcon, SearchIcon } from '../icons.tsx';
import { IconButton } from '../native/icon-button.tsx';
import { Loader } from '../native/loader.tsx';
import { TextField, type TextFieldProps } from '../native/text-field.tsx';
import { statesStrings } from '../states/states.strings.ts';

const TYPING_PAUSE_MS = 300;
const LENGTH_MAX = 100;

interface SearchInputProps {
  value: string;
  /** Searches for a text: the first since the field was entered (`step`), or what it has become since (`inPlace`). */
  onSearch: (text: string, how: 'step' | 'inPlace') => void;
  /** Called with the text when Enter is pressed, even if it has been searched for already. */
  onEnter?: ((text: string) => void) | undefined;
  label: string;
  /** The page that finds, for a browser without scripts, or before they have come. */
  action?: string | undefined;
  isBusy: boolean;
  /** The name of the search among the page's landmarks, where a page may have two. */
  landmark?: string;
  /**
   * Given if the field opens on demand: it is focused on mount, and Escape calls this. Otherwise Escape leaves the
   * field.
   */
  onClose?: () => void;
  /** Given where it searches on Enter alone: called with what is typed, for suggestions. */
  onType?: ((text: string) => void) | undefined;
  /** A new number puts the current search text back into the field. */
  round?: number;
  /** Attributes and handlers of the field, for suggestions. */
  field?: Omit<TextFieldProps, 'aria-label'>;
}

/** A search field that searches while the person types, or suggests until Enter. */
export function SearchInput({
  value,
  onSearch,
  onEnter,
  label,
  action,
  isBusy,
  landmark,
  onClose,
  onType,
  round = 0,
  field,
}: SearchInputProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const begin = useEffectEvent(() => {
    if (onClose) input.current?.focus();
  });
  useEffect(() => begin(), []);
  // The search was changed elsewhere: by Back, a link or the header.
  if (known !== value) {
    setKnown(value);
    if (text.trim() !== value) setText(value);
  }
  const [knownRound, setKnownRound] = useState(round);
  if (knownRound !== round) {
    setKnownRound(round);
    setText(value);
  }
  const [place] = useLocation();
  const searchedFrom = useRef<string | null>(null);
  const hasSearched = useRef(false);
  const search = (wanted: string): void => {
    if (wanted.trim() === value) return;
    searchedFrom.current = place;
    onSearch(wanted.trim(), hasSearched.current ? 'inPlace' : 'step');
    hasSearched.current = true;
  };
  const searchLater = useDebouncedCallback(search, TYPING_PAUSE_MS);
  // The page has changed: a text typed before must not be searched from the new page.
  useEffect(
    () => () => {
      if (searchedFrom.current !== place) searchLater.cancel();
      searchedFrom.current = null;
    },
    [place, searchLater],
  );
  const change = (wanted: string): void => {
    setText(wanted);
    if (onType) onType(wanted);
    else searchLater(wanted);
  };
  const clear = (
    <IconButton
      variant="subtle"
      aria-label={statesStrings.clearSearch}
      onClick={() => {
        change('');
        input.current?.focus();
      }}
    >
      <CloseIcon size={18} />
    </IconButton>
  );
  return (
    <form
      role="search"
      action={action}
      aria-label={landmark}
      onSubmit={(event) => {
        event.preventDefault();
        searchLater.cancel();
        search(text);
        if (text.trim() !== '') onEnter?.(text.trim());
        input.current?.blur();
      }}
    >
      <TextField
        ref={input}
        {...field}
        name="search"
        enterKeyHint="search"
        maxLength={LENGTH_MAX}
        aria-label={label}
        placeholder={label}
        value={text}
        leftSection={isBusy ? <Loader size="18px" /> : <SearchIcon size={20} />}
        rightSection={text && clear}
        onChange={(event) => change(event.currentTarget.value)}
        onFocus={(event) => {
          hasSearched.current = false;
          field?.onFocus?.(event);
        }}
        onKeyDown={(event) => {
          field?.onKeyDown?.(event);
          if (event.key !== 'Escape' || event.defaultPrevented) return;
          if (onClose) onClose();
          else input.current?.blur();
        }}
      />
    </form>
  );
}
