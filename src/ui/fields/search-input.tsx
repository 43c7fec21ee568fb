import { ActionIcon, Loader, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { CloseIcon, SearchIcon } from '../icons.tsx';
import { statesStrings } from '../states/states.strings.ts';

const TYPING_PAUSE_MS = 300;
const LENGTH_MAX = 100;

interface SearchInputProps {
  /** The text that is searched for now. */
  value: string;
  onSearch: (text: string) => void;
  label: string;
  isBusy: boolean;
  /** For a field that opens on demand: it takes the focus, and Escape closes it. */
  onClose?: () => void;
}

/** A search field that searches as one types. */
export function SearchInput({ value, onSearch, label, isBusy, onClose }: SearchInputProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const opensOnDemand = onClose !== undefined;
  useEffect(() => {
    if (opensOnDemand) input.current?.focus();
  }, [opensOnDemand]);
  // Searched by another hand: Back, a link, the header.
  if (known !== value) {
    setKnown(value);
    if (text.trim() !== value) setText(value);
  }
  const [place] = useLocation();
  const searchedFrom = useRef<string | null>(null);
  const search = (wanted: string): void => {
    if (wanted.trim() === value) return;
    searchedFrom.current = place;
    onSearch(wanted.trim());
  };
  const searchLater = useDebouncedCallback(search, TYPING_PAUSE_MS);
  // Gone to another page meanwhile: what was typed there is not looked for from here.
  useEffect(
    () => () => {
      if (searchedFrom.current !== place) searchLater.cancel();
      searchedFrom.current = null;
    },
    [place, searchLater],
  );
  const change = (wanted: string): void => {
    setText(wanted);
    searchLater(wanted);
  };
  const clear = (
    <ActionIcon
      variant="subtle"
      color="gray"
      radius="xl"
      aria-label={statesStrings.clearSearch}
      onClick={() => {
        change('');
        input.current?.focus();
      }}
    >
      <CloseIcon size={18} />
    </ActionIcon>
  );
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        searchLater.cancel();
        search(text);
        input.current?.blur();
      }}
    >
      <TextInput
        ref={input}
        enterKeyHint="search"
        size="md"
        maxLength={LENGTH_MAX}
        aria-label={label}
        placeholder={label}
        value={text}
        leftSection={isBusy ? <Loader size={18} /> : <SearchIcon size={20} />}
        rightSection={text && clear}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose?.();
        }}
      />
    </form>
  );
}
