/** A rule of the built sheets; `at` are the at-rules around it, the outermost first. */
export interface StyleRule {
  at: readonly string[];
  /** Each selector with the classes that it needs. */
  selectors: readonly (readonly [selector: string, classes: readonly string[]])[];
  declarations: readonly (readonly [property: string, value: string])[];
}

/** An animation of the built sheets. */
export interface Keyframes {
  at: readonly string[];
  keyframes: string;
  text: string;
}

const referenced = /var\(\s*(--[\w-]+)/g;

const namesIn = (text: string): string[] => [...text.matchAll(referenced)].map(([, name = '']) => name);

function classesIn(html: string): ReadonlySet<string> {
  const classes = new Set<string>();
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of names.split(' ')) classes.add(name);
  return classes;
}

const isVariable = (property: string): boolean => property.startsWith('--');

/** The variables that something shown reads, and those that they are made of. */
function variablesOf(rules: readonly StyleRule[], html: string): ReadonlySet<string> {
  const madeOf = new Map<string, string[]>();
  const read = new Set(namesIn(html));
  for (const { declarations } of rules) {
    for (const [property, value] of declarations) {
      if (isVariable(property)) madeOf.set(property, [...(madeOf.get(property) ?? []), ...namesIn(value)]);
      else for (const name of namesIn(value)) read.add(name);
    }
  }
  // A set is walked to its end, with what is added on the way.
  for (const name of read) for (const part of madeOf.get(name) ?? []) read.add(part);
  return read;
}

/** Puts texts in their at-rules; neighbours in the same ones share them. */
function write(parts: readonly { at: readonly string[]; text: string }[]): string {
  let open: readonly string[] = [];
  let css = '';
  for (const { at, text } of parts) {
    const shared = open.findIndex((one, index) => one !== at[index]);
    const kept = shared === -1 ? open.length : shared;
    css +=
      '}'.repeat(open.length - kept) +
      at
        .slice(kept)
        .map((one) => `${one}{`)
        .join('') +
      text;
    open = at;
  }
  return css + '}'.repeat(open.length);
}

/** Makes the function that picks the styles of what a page shows: its rules, its variables and its animations. */
export function makeUsedStyles(all: readonly (StyleRule | Keyframes)[]): (html: string) => string {
  const animations = all.filter((one): one is Keyframes => 'keyframes' in one);
  return (html) => {
    const classes = classesIn(html);
    const rules = all.flatMap((one) => {
      if ('keyframes' in one) return [];
      const selectors = one.selectors.filter(([, needed]) => needed.every((name) => classes.has(name)));
      return selectors.length > 0 ? [{ ...one, selectors }] : [];
    });
    const variables = variablesOf(rules, html);
    const written = rules.flatMap(({ at, selectors, declarations }) => {
      const kept = declarations.filter(([property]) => !isVariable(property) || variables.has(property));
      if (kept.length === 0) return [];
      const body = kept.map(([property, value]) => `${property}:${value}`).join(';');
      return [{ at, text: `${selectors.map(([selector]) => selector).join(',')}{${body}}` }];
    });
    const css = write(written);
    return css + write(animations.filter(({ keyframes }) => css.includes(keyframes)));
  };
}
