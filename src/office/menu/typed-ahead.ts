/** What was typed after the key of the palette before its field was there. */
let typed = '';

/** Adds a key that nothing on the page may hear; true if it belongs to the text. */
export function typeAhead({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  if (key === 'Backspace') typed = typed.slice(0, -1);
  else if (key.length === 1) typed += key;
  else return key === 'Enter';
  return true;
}

/** What was typed so far, which then is forgotten. */
export function takeTyped(): string {
  const taken = typed;
  typed = '';
  return taken;
}
