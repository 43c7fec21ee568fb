import { useNavigateAsking } from '#page/use-ask-before-leaving.ts';
import { lastPlaces } from '#routes/last-places.ts';
import { SearchIcon } from '#ui/icons.tsx';
import { useLinkState } from '#ui/navigation/back-target.ts';
import { useOverlay } from '#ui/overlay/shown-overlays.ts';
import { Button, Loader } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { Spotlight, useSpotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.layer.css';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import type { OfficePage } from '../office-pages.tsx';
import { paletteStore, spotlight } from './palette-store.ts';
import classes from './palette.module.css';
import { paletteStrings } from './palette.strings.ts';
import { useFound, type PaletteRow } from './use-found.tsx';
import { usePlaces } from './use-places.tsx';
import { LIST_ID, rowId, useSelectedRow } from './use-selected-row.ts';

const LENGTH_MAX = 100;

interface PaletteProps {
  isOpen: boolean;
  onClose: () => void;
  /** The sections of the office that this person may see. */
  pages: readonly OfficePage[];
  /** What was typed before the field was there. */
  takeTyped: () => string;
}

interface RowProps {
  row: PaletteRow;
  isSelected: boolean;
  isStale: boolean;
  onFollow: () => void;
}

function Row({ row, isSelected, isStale, onFollow }: RowProps) {
  return (
    <Spotlight.Action
      role="option"
      aria-selected={isSelected}
      aria-disabled={isStale || undefined}
      label={row.label}
      {...(row.description !== undefined && { description: row.description })}
      leftSection={row.icon}
      rightSection={row.aside}
      dimmedSections={false}
      closeSpotlightOnTrigger={!isStale}
      onClick={() => {
        if (!isStale) onFollow();
      }}
    />
  );
}

/** The search and what it finds. */
function Places({ pages, takeTyped, onClose }: Omit<PaletteProps, 'isOpen'>) {
  const text = useSpotlight(paletteStore).query.trim();
  const navigate = useNavigateAsking();
  const linkState = useLinkState();
  const found = useFound(text);
  const groups = [...usePlaces(text, pages), ...found.groups].filter(({ rows }) => rows.length > 0);
  const shown = groups.flatMap(({ rows, isStale }) => rows.map((row) => ({ row, isStale })));
  const { selected, follow: followKeys } = useSelectedRow(
    shown.map(({ row }) => row.href),
    text,
  );
  const follow = ({ kind, href, label }: PaletteRow): void => {
    lastPlaces.add({ kind, href, label });
    onClose();
    void navigate(href, { state: linkState });
  };
  const isAnswered = !found.isBusy;
  // The text that Enter was pressed for before its answers came.
  const wanted = useRef<string | null>(null);
  const followWanted = useEffectEvent(() => {
    const [first] = shown;
    if (wanted.current === text && first) follow(first.row);
  });
  useEffect(() => {
    if (isAnswered) followWanted();
  }, [isAnswered]);
  const hear = (event: KeyboardEvent): void => {
    followKeys();
    if (event.key === 'Enter' && found.isBusy && shown[selected]?.isStale !== false) wanted.current = text;
  };
  useEffect(() => () => paletteStore.updateState((state) => ({ ...state, query: '' })), []);
  const isEmpty = text !== '' && isAnswered && shown.length === 0 && found.failed.length === 0;
  return (
    <>
      <Spotlight.Search
        data-autofocus
        role="combobox"
        aria-label={paletteStrings.search}
        aria-expanded={shown.length > 0}
        aria-controls={shown.length > 0 ? LIST_ID : undefined}
        aria-activedescendant={shown[selected] ? rowId(selected) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={paletteStrings.search}
        maxLength={LENGTH_MAX}
        leftSection={found.isBusy ? <Loader size={20} /> : <SearchIcon />}
        onKeyDown={hear}
        onFocus={() => {
          const ahead = takeTyped();
          if (ahead !== '') paletteStore.updateState((state) => ({ ...state, query: state.query + ahead }));
        }}
      />
      {shown.length > 0 && (
        <Spotlight.ActionsList id={LIST_ID} role="listbox" aria-label={paletteStrings.found}>
          {groups.map(({ title, rows, isStale }) => (
            <Spotlight.ActionsGroup key={title} label={title} role="group" aria-label={title}>
              {rows.map((row) => {
                const index = shown.findIndex((one) => one.row === row);
                return (
                  <Row
                    key={row.href}
                    row={row}
                    isSelected={index === selected}
                    isStale={isStale}
                    onFollow={() => follow(row)}
                  />
                );
              })}
            </Spotlight.ActionsGroup>
          ))}
        </Spotlight.ActionsList>
      )}
      <div role="status">
        {isEmpty && <Spotlight.Empty>{paletteStrings.nothingFound}</Spotlight.Empty>}
        {found.failed.length > 0 && (
          <div className={classes['failed']}>
            {paletteStrings.failed(found.failed.join(', '))}
            <Button variant="subtle" size="compact-sm" onClick={found.retry}>
              {paletteStrings.retry}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

/** Finds a page, an order, a customer or an item by its name or number, and leads there. */
export function Palette({ isOpen, ...props }: PaletteProps) {
  useOverlay(isOpen, props.onClose);
  useEffect(() => (isOpen ? spotlight.open() : spotlight.close()), [isOpen]);
  return (
    <Spotlight.Root
      store={paletteStore}
      onSpotlightClose={props.onClose}
      shortcut={null}
      clearQueryOnClose={false}
      yOffset="6dvh"
      radius="lg"
      overlayProps={{ backgroundOpacity: 0.35 }}
      transitionProps={{ transition: 'fade' }}
      attributes={{ content: { 'aria-label': paletteStrings.title } }}
      classNames={{
        action: classes['action'] ?? '',
        actionsList: classes['list'] ?? '',
        actionsGroup: classes['group'] ?? '',
        actionSection: classes['section'] ?? '',
      }}
    >
      <Places {...props} />
    </Spotlight.Root>
  );
}
