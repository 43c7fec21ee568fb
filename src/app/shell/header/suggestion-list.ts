/** What the search field knows of the list of suggestions below it. */
export interface SuggestionList {
  /** The id of the list; null while there is none. */
  id: string | null;
  /** The id of the option that the keys have led to. */
  activeId: string | null;
  /** Acts on a key; answers whether the key was meant for the list. */
  onKey: (key: string) => boolean;
}

/** No list. */
export const closed: SuggestionList = { id: null, activeId: null, onKey: () => false };
