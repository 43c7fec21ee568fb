const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Text as a person typed it, without what no keyboard types (the database refuses U+0000) and without blank ends. */
export function cleanText(text: string): string {
  return text.replaceAll(CONTROL, '').trim();
}

/** A person's name on one line; empty where neither part is known. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

/** A kept phone as people read it: `+7 (900) 000 00 01`, kept on one line. */
export function readablePhone(phone: string): string {
  return phone.replace(/^(\d)(\d{3})(\d{3})(\d{2})(\d{2})$/, '+$1 ($2) $3 $4 $5').replaceAll(' ', '\u00A0');
}
