import { virtuosoProps } from '#ui/list/virtual/virtuoso-props.ts';
import { expect, it } from 'vitest';

it('render 200 px beyond the window', () => {
  const nothing = (): undefined => undefined;
  const state = { total: 10, loaded: [], offset: 0, shown: { startIndex: 0, endIndex: 0 }, isFailed: false };
  const rows = { ...state, rowAt: nothing, show: nothing, retry: nothing, isCounted: true, reveal: nothing };
  expect(virtuosoProps({ label: 'Товары', rows, rowHeight: 40 }, 24)).toMatchObject({
    useWindowScroll: true,
    increaseViewportBy: 200,
  });
});
