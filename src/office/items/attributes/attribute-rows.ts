import type { components } from '#contract/types.ts';
import { required } from '#lib/rules.ts';
import { attributesStrings } from './attributes.strings.ts';

/** A name and a value. */
export type Attribute = components['schemas']['ItemAttribute'];

/** An attribute as it is typed; its id is of the page alone. */
export interface AttributeRow extends Attribute {
  id: string;
}

/** Texts beside the fields of an attribute. */
export type AttributeProblem = { [Field in keyof Attribute]?: string };

/** How many attributes an item has at most. */
export const ATTRIBUTES_MAX = 50;
/** In characters. */
export const ATTRIBUTE_NAME_MAX = 100;
/** In characters. */
export const ATTRIBUTE_VALUE_MAX = 500;

/** Attributes as one text, so that drafts of them compare: those that are empty are left out. */
export function writeAttributes(attributes: readonly Attribute[]): string {
  const cleaned = attributes.map(({ name, value }) => ({ name: name.trim(), value: value.trim() }));
  return JSON.stringify(cleaned.filter(({ name, value }) => name !== '' || value !== ''));
}

/** The attributes of such a text. */
export const readAttributes = (text: string): Attribute[] => JSON.parse(text) as Attribute[];

/** The same in words. */
export const attributesInWords = (text: string): string =>
  readAttributes(text)
    .map(({ name, value }) => `${name}: ${value}`)
    .join('; ');

function problemOf({ name, value }: Attribute, isTaken: boolean): AttributeProblem {
  const long = name.length > ATTRIBUTE_NAME_MAX ? attributesStrings.long(ATTRIBUTE_NAME_MAX) : undefined;
  const ofName = required(name) ?? long ?? (isTaken ? attributesStrings.taken : undefined);
  const tooLong = value.length > ATTRIBUTE_VALUE_MAX ? attributesStrings.long(ATTRIBUTE_VALUE_MAX) : undefined;
  const ofValue = required(value) ?? tooLong;
  return { ...(ofName !== undefined && { name: ofName }), ...(ofValue !== undefined && { value: ofValue }) };
}

/** What is wrong with each of these attributes, none of which is empty. */
export function attributeProblems(attributes: readonly Attribute[]): AttributeProblem[] {
  const names = attributes.map(({ name }) => name);
  return attributes.map((one, place) => problemOf(one, names.indexOf(one.name) < place));
}

/** What keeps attributes from being sent, as a text for all of them. */
export function attributesProblem(text: string): string | undefined {
  const attributes = readAttributes(text);
  if (attributes.length > ATTRIBUTES_MAX) return attributesStrings.many(ATTRIBUTES_MAX);
  const isWrong = attributeProblems(attributes).some(({ name, value }) => name !== undefined || value !== undefined);
  return isWrong ? attributesStrings.wrong : undefined;
}

/** The server's texts for an attribute, wherever it stands now; `fields` are of `sent`. */
export function refusedAttribute(
  { name, value }: Attribute,
  fields: Readonly<Record<string, string>>,
  sent: readonly Attribute[],
): AttributeProblem {
  const place = sent.findIndex((one) => one.name === name.trim() && one.value === value.trim());
  const [ofName, ofValue] = [fields[`attributes.${place}.name`], fields[`attributes.${place}.value`]];
  return { ...(ofName !== undefined && { name: ofName }), ...(ofValue !== undefined && { value: ofValue }) };
}

/** Several lines of a pasted text as attributes, each cut at its first colon or tab; null for fewer than two lines. */
export function pastedAttributes(text: string): Attribute[] | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.length < 2) return null;
  return lines.map((line) => {
    const [, name = line, value = ''] = /^([^:\t]*)[:\t](.*)$/.exec(line) ?? [];
    return { name: name.trim(), value: value.trim() };
  });
}
