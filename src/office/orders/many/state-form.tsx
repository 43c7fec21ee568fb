import type { PlacedOrderState } from '#contract/types.ts';
import { orderStateNames } from '#entities/order/order-states.strings.ts';
import type { BulkChange } from '#machines/shell/bulk-action.machine.ts';
import { readName } from '#lib/read-address.ts';
import { Button, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Standing } from './many-orders.queries.ts';
import { manyOrdersStrings } from './many-orders.strings.ts';

const REASON_MAX = 500;

interface StateFormProps {
  ids: readonly number[];
  standing: Standing;
  /** The state that a key has named. */
  preset: PlacedOrderState | null;
  onChoose: (change: BulkChange) => void;
}

/** How many stay, by the state that they are in. */
function staying(ids: readonly number[], { states }: Standing, going: ReadonlySet<number> | undefined): string {
  const counts = new Map<string, number>();
  for (const id of ids) {
    if (going?.has(id)) continue;
    const state = states.get(id);
    const name = state === undefined ? manyOrdersStrings.missing : `«${orderStateNames[state]}»`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${name} — ${count}`).join(', ');
}

/** Asks to which state the orders go: one that at least one of them may come to. */
export function StateForm({ ids, standing, preset, onChoose }: StateFormProps) {
  const open = Object.keys(orderStateNames).flatMap((name) => readName(orderStateNames, name) ?? []);
  const states = open.filter((state) => standing.next.has(state));
  const isPreset = preset !== null && standing.next.has(preset);
  const [state, setState] = useState(isPreset ? preset : null);
  const select = useRef<HTMLSelectElement>(null);
  const go = useRef<HTMLButtonElement>(null);
  useEffect(() => (isPreset ? go : select).current?.focus(), [isPreset]);
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  if (states.length === 0) return <Text>{manyOrdersStrings.none}</Text>;
  const going = state === null ? undefined : standing.next.get(state);
  const isMissing = going?.needsReason === true && reason.trim() === '';
  const others = staying(ids, standing, going?.ids);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
        if (state !== null && !isMissing) onChoose({ of: 'orders', state, reason: reason.trim() });
      }}
    >
      <Stack gap="md">
        <NativeSelect
          label={manyOrdersStrings.state}
          ref={select}
          data={[
            ...(state === null ? [{ value: '', label: manyOrdersStrings.chooseState }] : []),
            ...states.map((value) => ({
              value,
              label: manyOrdersStrings.option(orderStateNames[value], standing.next.get(value)?.ids.size ?? 0),
            })),
          ]}
          value={state ?? ''}
          onChange={(event) => setState(readName(orderStateNames, event.currentTarget.value) ?? null)}
        />
        {going && (
          <Text size="sm" role="status">
            {manyOrdersStrings.fits(going.ids.size, ids.length)} {others !== '' && manyOrdersStrings.refused(others)}
          </Text>
        )}
        {going && going.forced > 0 && <Text size="sm">{manyOrdersStrings.forced(going.forced)}</Text>}
        {going?.needsReason && (
          <Textarea
            label={manyOrdersStrings.reason}
            description={manyOrdersStrings.reasonHint}
            required
            withAsterisk={false}
            rows={3}
            maxLength={REASON_MAX}
            value={reason}
            error={isAsked && isMissing ? manyOrdersStrings.required : undefined}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        <Button ref={go} type="submit" disabled={!going}>
          {manyOrdersStrings.go(ids.length)}
        </Button>
      </Stack>
    </form>
  );
}
