import { isMaskedPhone } from './phone.ts';
import { ruleStrings } from './rules.strings.ts';

/** Says what is wrong with the text of a field, if anything is. */
export type Rule = (text: string) => string | undefined;

const LINK = /^https?:\/\/[^\s/?#]+\.[^\s/?#.]{2,}(?:[/?#]\S*)?$/i;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

const isEmpty = (text: string): boolean => text.trim() === '';

/** A rule about what stands in the field: an empty one is another rule's business. */
const unlessEmpty =
  (isRight: (text: string) => boolean, wrong: string): Rule =>
  (text) =>
    isEmpty(text) || isRight(text.trim()) ? undefined : wrong;

/** Something other than spaces. */
export const required: Rule = (text) => (isEmpty(text) ? ruleStrings.required : undefined);

/** A link such as `https://host.tld/path`. */
export const link: Rule = unlessEmpty((text) => LINK.test(text), ruleStrings.link);

/** A plain number, as fields of numbers and amounts give it. */
export const number: Rule = unlessEmpty((text) => NUMBER.test(text), ruleStrings.number);

/** A number no less than this. */
export const minimum = (least: number): Rule =>
  unlessEmpty((text) => Number(text) >= least, ruleStrings.minimum(least));

/** A number no greater than this. */
export const maximum = (most: number): Rule => unlessEmpty((text) => Number(text) <= most, ruleStrings.maximum(most));

/** As many characters at least. */
export const minLength = (least: number): Rule =>
  unlessEmpty((text) => text.length >= least, ruleStrings.length(least));

/** A phone under its mask, filled to the last digit. */
export const phone: Rule = unlessEmpty(isMaskedPhone, ruleStrings.phone);

/** The first of the rules that the text breaks, told in words. */
export function problemOf(text: string, ...rules: readonly Rule[]): string | undefined {
  for (const rule of rules) {
    const problem = rule(text);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
