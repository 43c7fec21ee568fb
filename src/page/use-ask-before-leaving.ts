import { askQuestion } from './ask-question.ts';
import { usePage, usePageActor } from './page-context.tsx';
import { useKeepFromLeaving } from '#ui/form/use-keep-from-leaving.ts';
import { useClosedByBack } from '#ui/overlay/shown-overlays.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';

/** The link that a click follows within this tab and this site. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return null;
  return link.target === '' || link.target === '_self' ? link : null;
}

type Ask = (to: string) => Promise<boolean>;

/** What holds the page now: each asks whether it may be left. */
const holders = new Set<Ask>();

/** Goes to an address as a link would: whatever holds the page asks first. For keys, and what is chosen in lists. */
export function useNavigateAsking(): (...to: Parameters<ReturnType<typeof useLocation>[1]>) => Promise<void> {
  const [, navigate] = useLocation();
  return async (...to) => {
    for (const ask of holders) if (!(await ask(to[0]))) return;
    navigate(...to);
  };
}

/**
 * While `isHolding`, a link, `useNavigateAsking` and Back ask before they leave a form on the page, and so does the
 * browser before the tab is closed. While it holds, the history has one more entry, which Back leaves first; so there
 * is no page to go forward to.
 */
export function useAskBeforeLeaving(isHolding: boolean): void {
  const { leaveBack } = usePage().deps.navigation;
  const confirm = usePageActor('confirm');
  const [, navigate] = useLocation();
  const [isLeft, setIsLeft] = useState(false);
  const holds = isHolding && !isLeft;
  const shown = useRef<AbortController>(null);
  useKeepFromLeaving(holds);
  const ask = (to: string): Promise<boolean> => {
    const { signal } = (shown.current ??= new AbortController());
    return askQuestion(confirm, { id: `leave for ${to}`, kind: 'leavePage' }, signal);
  };
  const askFor = useEffectEvent(ask);
  const leaveFor = useEffectEvent(async (href: string) => {
    if (await ask(href)) navigate(href);
  });
  const askBack = async (): Promise<void> => {
    if (!(await ask('back'))) return;
    // The browser would ask again if the page before is another site's.
    flushSync(() => setIsLeft(true));
    leaveBack(() => setIsLeft(false));
  };
  useClosedByBack(holds, () => void askBack(), true);
  useEffect(() => {
    if (!holds) return undefined;
    const hear = (event: MouseEvent): void => {
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      void leaveFor(link.pathname + link.search + link.hash);
    };
    const askHolder: Ask = (to) => askFor(to);
    holders.add(askHolder);
    // Before the link itself hears of it.
    document.addEventListener('click', hear, true);
    return () => {
      holders.delete(askHolder);
      document.removeEventListener('click', hear, true);
      shown.current?.abort();
      shown.current = null;
    };
  }, [holds]);
}
