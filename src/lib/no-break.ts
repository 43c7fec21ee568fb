/** The text with each measure, such as 140 × 200 cm, kept on one line. */
export function keepMeasures(text: string): string {
  return (
    text
      .replaceAll(/(?<=\d) (?=[×x\u0445*] ?\d)/gi, '\u00A0')
      .replaceAll(/(?<=\d[ \u00A0]?[×x\u0445*]) (?=\d)/gi, '\u00A0')
      // A unit is short; longer words after a number may part from it.
      .replaceAll(/(?<=\d) (?=%|°|\p{L}{1,3}(?:\/\p{L}{1,3})?[²³]?(?![\p{L}\d]))/gu, '\u00A0')
  );
}
