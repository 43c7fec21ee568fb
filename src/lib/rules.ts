import { isMaskedPhone } from './phone.ts';
import { ruleStrings } from './rules.strings.ts';

/** Checks the text of a field: the text of the problem, or undefined. */
export type Rule = (text: string) => string | undefined;

/** The most characters of a reason. */
export const REASON_MAX = 500;

const LINK = /^https?:\/\/[^\s/?#]+\.[^\s/?#.]{2,}(?:[/?#]\S*)?$/i;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

const isEmpty = (text: string): boolean => text.trim() === '';

/** A rule that ignores an empty field, which `required` checks. */
const unlessEmpty =
  (isRight: (text: string) => boolean, wrong: string): Rule =>
  (text) =>
    isEmpty(text) || isRight(text.trim()) ? undefined : wrong;

/** Requires a text other than spaces. */
export const required: Rule = (text) => (isEmpty(text) ? ruleStrings.required : undefined);

/** Requires a link such as `https://host.tld/path`. */
export const link: Rule = unlessEmpty((text) => LINK.test(text), ruleStrings.link);

/** Requires a plain number, as number and amount fields produce it. */
export const number: Rule = unlessEmpty((text) => NUMBER.test(text), ruleStrings.number);

/** Requires a number of at least `least`. */
export const minimum = (least: number): Rule =>
  unlessEmpty((text) => Number(text) >= least, ruleStrings.minimum(least));

/** Requires a number of at most `most`. */
export const maximum = (most: number): Rule => unlessEmpty((text) => Number(text) <= most, ruleStrings.maximum(most));

/** Requires at least `least` characters. */
export const minLength = (least: number): Rule =>
  unlessEmpty((text) => text.length >= least, ruleStrings.length(least));

/** Requires a complete masked phone. */
export const phone: Rule = unlessEmpty(isMaskedPhone, ruleStrings.phone);

/** The text of the first rule that the field breaks; undefined if it breaks none. */
export function problemOf(text: string, ...rules: readonly Rule[]): string | undefined {
  for (const rule of rules) {
    const problem = rule(text);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
