import { flushSync } from 'react-dom';
import type { RouterObject } from 'wouter';

type AroundNav = NonNullable<RouterObject['aroundNav']>;

/** The name of the transition; its pace stands in the global styles. */
const FLIGHT = 'item-picture';
const LANDING = 'data-landing';
/** The picture of the page before is taken first, which costs a slow device more than it gives: it goes at once. */
const MOST_HEARING_MS = 30;

/** The attribute of the element in whose place the picture of a pressed card lands. */
export const landing = { [LANDING]: true };

/** How long the last press waited until it was heard. */
let heardAfter = 0;

/** Notes how fast presses are heard. Returns a function to stop. */
export function watchHearing(): () => void {
  const note = ({ timeStamp }: Event): void => {
    heardAfter = performance.now() - timeStamp;
  };
  document.addEventListener('click', note, true);
  return () => document.removeEventListener('click', note, true);
}

const isWanted = (): boolean =>
  'startViewTransition' in document &&
  heardAfter < MOST_HEARING_MS &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return element.checkVisibility() && bottom > 0 && top < window.innerHeight;
}

/** The picture of the card whose link leads there; undefined where none is on the screen. */
function pictureLeadingTo(href: string): HTMLElement | undefined {
  const links = document.querySelectorAll(`main article a[href=${JSON.stringify(href)}]`);
  return (
    [...links]
      .map((link) => link.closest('article')?.querySelector('img'))
      .find((picture) => picture?.complete && picture.naturalWidth > 0 && isInWindow(picture))?.parentElement ??
    undefined
  );
}

/**
 * Navigates so that the picture of a pressed card flies to its place on the page that opens, where the browser can and
 * motion is wanted. See https://developer.mozilla.org/docs/Web/API/View_Transition_API.
 */
export const flyPicture: AroundNav = (navigate, to, options) => {
  const picture = isWanted() ? pictureLeadingTo(to) : undefined;
  if (!picture) return navigate(to, options);
  let place: HTMLElement | null = null;
  picture.style.viewTransitionName = FLIGHT;
  const flight = document.startViewTransition(() => {
    picture.style.viewTransitionName = '';
    flushSync(() => navigate(to, options));
    place = [...document.querySelectorAll<HTMLElement>(`main [${LANDING}]`)].find(isInWindow) ?? null;
    if (place) place.style.viewTransitionName = FLIGHT;
    else flight.skipTransition();
  });
  const land = (): void => {
    if (place) place.style.viewTransitionName = '';
  };
  // It is not ready where it was skipped.
  flight.ready.catch(() => undefined);
  flight.finished.then(land, land);
};
