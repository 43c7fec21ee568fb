import { CloseIcon } from '#ui/icons.tsx';
import { PlainButton } from '#ui/native/plain-button.tsx';
import { useShop } from '#page/shop-context.tsx';
import { useRef } from 'react';
import { countFilters, noFilters, type Filters } from './filter-fields.tsx';
import { filtersStrings } from './filters.strings.ts';
import classes from './filters.module.css';

interface ActiveFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** The active filters, with a button to remove each and one to remove all. */
export function ActiveFilters({ filters, onChange }: ActiveFiltersProps) {
  const { currency } = useShop();
  const group = useRef<HTMLDivElement>(null);
  const { priceMin, priceMax, discount, isNew } = filters;
  const chips = [
    {
      text: filtersStrings.priceRange(priceMin, priceMax, currency),
      off: { priceMin: undefined, priceMax: undefined },
    },
    { text: discount ? filtersStrings.discount : '', off: { discount: undefined } },
    { text: isNew ? filtersStrings.isNew : '', off: { isNew: undefined } },
  ].filter(({ text }) => text !== '');
  // The pressed button disappears with its filter, so the focus has to move.
  const takeOff = (off: Filters): void => {
    group.current?.focus({ preventScroll: true });
    onChange(off);
  };
  return (
    <div ref={group} tabIndex={-1} role="group" aria-label={filtersStrings.chosen} className={classes['chosen']}>
      {chips.map(({ text, off }) => (
        <PlainButton
          key={text}
          className={classes['chip']}
          aria-label={filtersStrings.remove(text)}
          onClick={() => takeOff(off)}
        >
          {text}
          <CloseIcon size={16} />
        </PlainButton>
      ))}
      {countFilters(filters) > 1 && (
        <PlainButton className={classes['reset']} onClick={() => takeOff(noFilters)}>
          {filtersStrings.resetAll}
        </PlainButton>
      )}
    </div>
  );
}
