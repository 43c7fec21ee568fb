import { syncToken } from '#app/start/token-sync.ts';
import { storedText } from '#lib/storage.ts';
import { beforeEach, expect, it, vi } from 'vitest';

const key = 'a-token';
const fromElsewhere = (value: string | null) => {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
};
const tellTab = () => window.dispatchEvent(new StorageEvent('storage', { key }));
const waysToLearn = {
  'hears of it': tellTab,
  'comes back out of the browser’s cache': () =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  'is looked at again': () => document.dispatchEvent(new Event('visibilitychange')),
};

beforeEach(() => localStorage.clear());

function follow() {
  const onChange = vi.fn<() => void>();
  syncToken(storedText(key), onChange);
  return onChange;
}

it.each(Object.entries(waysToLearn))('notices a sign-in elsewhere when the page %s, once', (_, learn) => {
  const onChange = follow();
  learn();
  expect(onChange).not.toHaveBeenCalled();
  fromElsewhere('new');
  learn();
  expect(onChange).toHaveBeenCalledTimes(1);
  Object.values(waysToLearn).forEach((another) => another());
  expect(onChange).toHaveBeenCalledTimes(1);
});

it.each(Object.entries(waysToLearn))(
  'notices a sign-out, and somebody else’s sign-in, when the page %s',
  (_, learn) => {
    fromElsewhere('mine');
    const onChange = follow();
    fromElsewhere(null);
    learn();
    fromElsewhere('theirs');
    learn();
    expect(onChange).toHaveBeenCalledTimes(2);
  },
);

it('ignores its own change while it reloads', () => {
  const onChange = follow();
  fromElsewhere('mine');
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
  expect(onChange).not.toHaveBeenCalled();
});
