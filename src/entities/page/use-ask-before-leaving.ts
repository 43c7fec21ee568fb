import { askQuestion } from '#entities/page/ask-question.ts';
import { usePageActor } from '#entities/page/page-context.tsx';
import { useKeepFromLeaving } from '#ui/form/use-keep-from-leaving.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';

/** The link that a click follows within this tab and this site. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return null;
  return link.target === '' || link.target === '_self' ? link : null;
}

/** While `isHolding`, a link asks before it leaves a form on the page, and so does the browser before the tab is closed. */
export function useAskBeforeLeaving(isHolding: boolean): void {
  const confirm = usePageActor('confirm');
  const [, navigate] = useLocation();
  useKeepFromLeaving(isHolding);
  const ask = useEffectEvent(async (href: string, signal: AbortSignal) => {
    if (await askQuestion(confirm, { id: `leave for ${href}`, kind: 'leaveOrderForm' }, signal)) navigate(href);
  });
  useEffect(() => {
    if (!isHolding) return undefined;
    const gone = new AbortController();
    const hear = (event: MouseEvent): void => {
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      void ask(link.pathname + link.search + link.hash, gone.signal);
    };
    // Before the link itself hears of it.
    document.addEventListener('click', hear, true);
    return () => {
      document.removeEventListener('click', hear, true);
      gone.abort();
    };
  }, [isHolding]);
}
