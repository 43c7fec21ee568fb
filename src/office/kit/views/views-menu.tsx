import { readRefusal } from '#machines/kit/refusal.ts';
import { ChevronDownIcon } from '#ui/later-icons.tsx';
import { writeFilters } from '#ui/list/list-address.ts';
import type { ListPage, RowsState } from '#ui/list/rows-state.ts';
import { Button, Group, Popover, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RowHeightField } from './row-height-field.tsx';
import { sendViewChange, viewsQuery, type ListName, type ViewChange } from './view.queries.ts';
import classes from './views-menu.module.css';
import { viewsStrings } from './views.strings.ts';

const NAME_MAX = 60;

interface View {
  id: number;
  name: string;
  query: string;
}

interface EditedViewProps {
  view: View;
  current: string;
  isBusy: boolean;
  onChange: (change: ViewChange) => void;
}

function EditedView({ view: { id, name, query }, current, isBusy, onChange }: EditedViewProps) {
  const [typed, setTyped] = useState(name);
  const renamed = typed.trim();
  const small = { size: 'compact-sm', variant: 'light', disabled: isBusy } as const;
  return (
    <li className={classes['edited']}>
      <TextInput
        aria-label={viewsStrings.nameOf(name)}
        maxLength={NAME_MAX}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Group gap={6}>
        {renamed !== '' && renamed !== name && (
          <Button
            {...small}
            aria-label={viewsStrings.renameOf(name)}
            onClick={() => onChange({ kind: 'change', id, name: renamed })}
          >
            {viewsStrings.rename}
          </Button>
        )}
        {query !== current && (
          <Button
            {...small}
            aria-label={viewsStrings.updateOf(name)}
            onClick={() => onChange({ kind: 'change', id, query: current })}
          >
            {viewsStrings.update}
          </Button>
        )}
        <Button
          {...small}
          color="red"
          aria-label={viewsStrings.removeOf(name)}
          onClick={() => onChange({ kind: 'delete', id })}
        >
          {viewsStrings.remove}
        </Button>
      </Group>
    </li>
  );
}

interface ViewsProps {
  name: ListName;
  current: string;
  onChoose: (query: string) => void;
}

function Views({ name: list, current, onChoose }: ViewsProps) {
  const queryClient = useQueryClient();
  const views = useQuery(viewsQuery(list));
  const [isEditing, setIsEditing] = useState(false);
  const [name, setName] = useState('');
  const change = useMutation({
    mutationFn: (made: ViewChange) => sendViewChange(list, made),
    onSuccess: (_, { kind }) => kind === 'save' && setName(''),
    // Also after a refusal: another tab may have deleted the view.
    onSettled: () => queryClient.invalidateQueries({ queryKey: viewsQuery(list).queryKey }),
  });
  const known = views.data?.result ?? [];
  return (
    <Stack gap="sm">
      {views.isPending && <Text size="sm">{viewsStrings.loading}</Text>}
      {views.isLoadingError && (
        <Group gap="sm" role="alert">
          <Text size="sm">{viewsStrings.failed}</Text>
          <Button size="compact-sm" variant="light" onClick={() => void views.refetch()}>
            {viewsStrings.retry}
          </Button>
        </Group>
      )}
      {views.isSuccess && known.length === 0 && (
        <Text size="sm" c="dimmed">
          {viewsStrings.none}
        </Text>
      )}
      {known.length > 0 && (
        <ul className={classes['views']}>
          {known.map((view) =>
            isEditing ? (
              <EditedView
                key={`${view.id}${view.name}`}
                view={view}
                current={current}
                isBusy={change.isPending}
                onChange={change.mutate}
              />
            ) : (
              <li key={view.id}>
                <Button
                  variant={view.query === current ? 'light' : 'subtle'}
                  aria-current={view.query === current}
                  fullWidth
                  justify="start"
                  onClick={() => onChoose(view.query)}
                >
                  {view.name}
                </Button>
              </li>
            ),
          )}
        </ul>
      )}
      {known.length > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => setIsEditing(!isEditing)}>
          {isEditing ? viewsStrings.done : viewsStrings.edit}
        </Button>
      )}
      <form
        className={classes['save']}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') change.mutate({ kind: 'save', name: name.trim(), query: current });
        }}
      >
        <TextInput
          label={viewsStrings.name}
          maxLength={NAME_MAX}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" fullWidth disabled={name.trim() === ''} loading={change.isPending}>
          {viewsStrings.save}
        </Button>
      </form>
      {change.isError && (
        <Text size="sm" c="red" role="alert">
          {readRefusal(change.error).detail || viewsStrings.notSaved}
        </Text>
      )}
      <RowHeightField />
    </Stack>
  );
}

interface ViewsMenuProps {
  name: ListName;
  list: Pick<RowsState<ListPage>, 'filters' | 'params' | 'apply'>;
}

/** The person's named views of a list: choose one, save the filters of the address as one, rename, change, delete. */
export function ViewsMenu({ name, list }: ViewsMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const current = new URLSearchParams(
    writeFilters(list.filters, list.params).map(([key, value]) => [key, value]),
  ).toString();
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      width={300}
      trapFocus
      returnFocus
      withinPortal={false}
    >
      <Popover.Target>
        <Button
          variant="default"
          size="sm"
          rightSection={<ChevronDownIcon size={18} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {viewsStrings.button}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Views
          name={name}
          current={current}
          onChoose={(query) => {
            setIsOpen(false);
            list.apply(new URLSearchParams(query));
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
