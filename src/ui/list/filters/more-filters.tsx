import { formatAmount } from '#lib/money.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { ActionIcon, Button, Menu, Popover } from '@mantine/core';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { use, useEffect, useRef, useState, type ReactNode } from 'react';
import { listsStrings } from '../lists.strings.ts';
import { AmountsField } from './amounts-field.tsx';
import type { Filter } from './filters.ts';
import type { Parameters } from './address-form.ts';
import { Currency } from './currency.ts';
import classes from './more-filters.module.css';
import { useIsWide } from '../use-is-wide.ts';
import { useChipsFit } from './use-chips-fit.ts';
import { useFieldSize } from './use-field-size.ts';

/** An amount is applied as its field is left, by a press outside too: that must not close the field before. */
const AFTER_BLUR = ['click'];

/** What a filter is called among those that may be added. */
function labelOf(filter: Filter): string {
  if (filter.kind === 'record') return filter.rareName ?? '';
  return 'label' in filter && typeof filter.label === 'string' ? filter.label : '';
}

/** What the chip of a filter says. */
function textOf(filter: Filter, name: string, params: URLSearchParams, currency: string): string {
  const label = labelOf(filter);
  if (filter.kind === 'amounts') {
    const { min, max } = filter.read(params, name) ?? {};
    if (min === undefined && max === undefined) return label;
    const [from, to] = [min, max].map((bound) => (bound === undefined ? undefined : formatAmount(bound)));
    return listsStrings.setFilter(label, `${listsStrings.between(from, to)}\u00A0${currency}`);
  }
  const chosen = filter.kind === 'choice' ? filter.read(params, name) : undefined;
  return filter.kind === 'choice' && chosen !== undefined
    ? listsStrings.setFilter(label, filter.names[chosen] ?? chosen)
    : label;
}

/** Leads the focus to the field that was just added. */
const focusIn = (place: HTMLElement | null): void => place?.querySelector<HTMLElement>('input, select')?.focus();

interface ChipProps {
  text: string;
  label: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Undefined while it isn't set. */
  onClear: (() => void) | undefined;
  /** Its field; a condition has none, and is taken back by a press. */
  children?: ReactNode;
}

/** A filter that is set: opens its field, and takes it back. */
function Chip({ text, label, isOpen, onOpen, onClear, children }: ChipProps) {
  const { size, height } = useFieldSize();
  const look = { variant: 'light', h: height, px: 10, fz: size, fw: 500 } as const;
  if (!children)
    return (
      <Button {...look} rightSection={<CloseIcon size={16} />} onClick={onClear}>
        {text}
      </Button>
    );
  return (
    <>
      <Popover
        opened={isOpen}
        onChange={onOpen}
        position="bottom-start"
        width={260}
        withinPortal={false}
        trapFocus
        returnFocus
        clickOutsideEvents={AFTER_BLUR}
      >
        <Popover.Target>
          <Button {...look} className={(onClear && classes['text']) ?? ''} onClick={() => onOpen(!isOpen)}>
            {text}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={label}>{children}</Popover.Dropdown>
      </Popover>
      {onClear && (
        <ActionIcon
          variant="light"
          h={height}
          w={28}
          className={classes['clear'] ?? ''}
          aria-label={listsStrings.clearFilter(label)}
          onClick={onClear}
        >
          <CloseIcon size={16} />
        </ActionIcon>
      )}
    </>
  );
}

interface MoreFiltersProps {
  filters: readonly (readonly [name: string, filter: Filter])[];
  params: URLSearchParams;
  onChange: (name: string, parameters: Parameters) => void;
  onReset: () => void;
  /** `onDone` is called once its field has nothing more to ask. */
  fieldOf: (name: string, filter: Filter, onDone: () => void) => ReactNode;
}

/** The filters that are set rarely: those that are stand as chips, and a button lists the others by name. */
export function MoreFilters({ filters, params, onChange, onReset, fieldOf }: MoreFiltersProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const { size, height } = useFieldSize();
  const currency = use(Currency);
  const adder = useRef<HTMLButtonElement>(null);
  const isSet = ([name, filter]: readonly [string, Filter]): boolean => filter.read(params, name) !== undefined;
  const shown = filters.filter((one) => isSet(one) || one[0] === opened);
  const others = filters.filter((one) => !shown.includes(one));
  const count = shown.length;
  const [isUnfolded, setIsUnfolded] = useState(false);
  const texts = shown.map(([name, filter]) => textOf(filter, name, params, currency));
  const { end, fit } = useChipsFit(
    texts,
    useIsWide() && !isUnfolded,
    shown.findIndex(([name]) => name === opened),
  );
  const folded = count - fit;
  const last = useRef(count);
  useEffect(() => {
    // Whoever takes one back is led to where others are added, since its button is gone.
    if (count < last.current && document.activeElement === document.body) adder.current?.focus();
    last.current = count;
  }, [count]);
  const choose = (name: string, filter: Filter): void => {
    if (filter.kind === 'flag') onChange(name, filter.write(true, name));
    else setOpened(name);
  };
  return (
    <>
      {shown.slice(0, count - folded).map(([name, filter]) => {
        if (filter.kind === 'record')
          return (
            <div
              key={name}
              data-filter={filter.kind}
              ref={opened === name ? focusIn : undefined}
              onBlur={() => setOpened(null)}
            >
              {fieldOf(name, filter, () => setOpened(null))}
            </div>
          );
        return (
          <div key={name} data-filter="chip" className={classes['chip']}>
            <Chip
              text={textOf(filter, name, params, currency)}
              label={labelOf(filter)}
              isOpen={opened === name}
              onOpen={(isOpen) => setOpened(isOpen ? name : null)}
              onClear={
                isSet([name, filter])
                  ? () => {
                      setOpened(null);
                      onChange(name, filter.write(undefined, name));
                    }
                  : undefined
              }
            >
              {filter.kind === 'amounts' ? (
                // There as soon as its place is, which leads the focus to it.
                <AmountsField
                  label={filter.label}
                  amounts={filter.read(params, name) ?? {}}
                  onChange={(amounts) => onChange(name, filter.write(amounts, name))}
                />
              ) : (
                filter.kind !== 'flag' && fieldOf(name, filter, () => setOpened(null))
              )}
            </Chip>
          </div>
        );
      })}
      {folded > 0 && (
        <div data-filter="chip">
          <Button
            variant="light"
            h={height}
            px={10}
            fz={size}
            fw={500}
            aria-label={listsStrings.moreChipsLabel(folded)}
            onClick={() => {
              setIsUnfolded(true);
              adder.current?.focus();
            }}
          >
            {listsStrings.moreChips(folded)}
          </Button>
        </div>
      )}
      <div data-filter="more" ref={end}>
        <Menu position="bottom-end" withinPortal={false} returnFocus={opened === null}>
          <Menu.Target>
            <Button
              ref={adder}
              variant="default"
              h={height}
              miw={100}
              px={12}
              fw={400}
              fz={size}
              aria-label={listsStrings.addFilterLabel}
            >
              {listsStrings.addFilter}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map(([name, filter]) => (
              <Menu.Item key={name} onClick={() => choose(name, filter)}>
                {labelOf(filter)}
              </Menu.Item>
            ))}
            {filters.some(isSet) && <Menu.Item onClick={onReset}>{listsStrings.resetFilters}</Menu.Item>}
          </Menu.Dropdown>
        </Menu>
      </div>
    </>
  );
}
