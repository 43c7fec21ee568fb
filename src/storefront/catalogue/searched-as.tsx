import type { components } from '#contract/types.ts';
import { Text } from '#ui/native/text.tsx';
import { useState } from 'react';
import { catalogueStrings } from './catalogue.strings.ts';
import classes from './searched-as.module.css';

type List = Pick<components['schemas']['ItemList'], 'searched_as' | 'lacks_words'>;

function textOf(typed: string, { searched_as: readAs, lacks_words: lacksWords }: List): string | null {
  if (readAs === null) return lacksWords ? catalogueStrings.lacksWords(typed) : null;
  return lacksWords ? catalogueStrings.lacksWordsAs(typed, readAs) : catalogueStrings.searchedAs(typed, readAs);
}

interface SearchedAsProps {
  typed: string;
  list: List;
  /** Whether the list is still that of another text. */
  isStale: boolean;
}

/** Says where a list isn't what was typed: read otherwise, or without some of the words. */
export function SearchedAs({ typed, list, isStale }: SearchedAsProps) {
  const [asked, setAsked] = useState(typed);
  if (!isStale && asked !== typed) setAsked(typed);
  const text = textOf(asked, list);
  return (
    text !== null && (
      <Text size="sm" dimmed className={classes['note']} role="status">
        {text}
      </Text>
    )
  );
}
