/*
 * Runs in a drawn page before anything else, and loads the rest once the first pictures are there, or at the first
 * touch. What is pressed and typed meanwhile is kept, and done again when the page is alive.
 */
import { ALIVE_ATTRIBUTE, ALIVE_EVENT, PAGE_FILES_ID, type PageFiles } from '#common/drawing.ts';
import { nextTask } from '#lib/when-idle.ts';

const CONTROLS = 'button, [role=button], summary, input[type=checkbox], input[type=radio]';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

let hasBegun = false;
const pressed = new Set<HTMLElement>();
const typed = new Map<Field, string>();

function load(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  link.crossOrigin = '';
  document.head.append(link);
  return link;
}

/**
 * Loads the style sheets, and lets them all apply in one go: each that names a cascade layer lays out the whole page
 * anew.
 */
async function dress(hrefs: readonly string[]): Promise<void> {
  const links = hrefs.map((href) => {
    const link = load('stylesheet', href);
    link.media = 'not all';
    link.fetchPriority = 'high';
    return link;
  });
  await Promise.all(
    links.map(
      (link) =>
        new Promise((resolve) => {
          link.addEventListener('load', resolve);
          link.addEventListener('error', resolve);
        }),
    ),
  );
  for (const link of links) link.media = 'all';
}

/** Runs each file in a task of its own. Where one is lost, the page stays as it is drawn, and its links lead. */
async function run(files: readonly string[]): Promise<void> {
  for (const file of files) {
    await import(/* @vite-ignore */ file);
    await nextTask();
  }
}

function begin(): void {
  if (hasBegun) return;
  hasBegun = true;
  const text = document.querySelector(`#${PAGE_FILES_ID}`)?.textContent ?? '';
  const { script, preloads, styles, ofPages = {} } = JSON.parse(text) as PageFiles;
  const { pathname } = location;
  const own = Object.entries(ofPages).flatMap(([path, files]) =>
    (path === '/' ? pathname === path : pathname.startsWith(path)) ? files : [],
  );
  const isSheet = (href: string): boolean => href.endsWith('.css');
  const dressed = dress([...styles, ...own.filter(isSheet)]);
  const scripts = [...preloads, script];
  for (const href of [...scripts, ...own.filter((one) => !isSheet(one))]) load('modulepreload', href);
  void dressed.then(() => run(scripts)).catch(() => undefined);
}

function keep(event: MouseEvent): void {
  begin();
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  pressed.add(control);
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

function note({ target }: Event): void {
  if (isField(target)) typed.set(target, target.value);
}

/** As a person types: React hears of a value that differs from the one that it has set itself. */
function type(field: Field, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  if (field instanceof HTMLSelectElement) field.value = text;
  else {
    field.value = '';
    set?.call(field, text);
  }
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

const waiting = new AbortController();
const { signal } = waiting;
addEventListener('click', keep, { capture: true, signal });
addEventListener('input', note, { capture: true, signal });
for (const touch of ['pointerdown', 'keydown'] as const) addEventListener(touch, begin, { signal, passive: true });
function doWhatWaits(): void {
  waiting.abort();
  document.documentElement.setAttribute(ALIVE_ATTRIBUTE, '');
  for (const [field, text] of typed) if (field.isConnected) type(field, text);
  for (const control of pressed) if (control.isConnected) control.click();
}

// Each page says so when it comes, and this one first.
document.addEventListener(ALIVE_EVENT, doWhatWaits, { once: true });

const first = [...document.images].filter(({ loading }) => loading !== 'lazy');
void Promise.allSettled(first.map((picture) => picture.decode())).then(begin);
