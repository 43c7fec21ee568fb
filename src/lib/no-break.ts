/** The text with non-breaking spaces in measures, such as 140 × 200 cm, after short words and before dashes. */
export function keepTogether(text: string): string {
  return (
    text
      .replaceAll(/(?<=\d) (?=[×x\u0445*] ?\d)/gi, '\u00A0')
      .replaceAll(/(?<=\d[ \u00A0]?[×x\u0445*]) (?=\d)/gi, '\u00A0')
      // Units have three letters at most; a longer word after a number may go to the next line.
      .replaceAll(/(?<=\d) (?=%|°|\p{L}{1,3}(?:\/\p{L}{1,3})?[²³]?(?![\p{L}\d]))/gu, '\u00A0')
      .replaceAll(/(?<=(?:^|[\s«(])(?<!\d\s)\p{L}{1,2}) (?=\S)/gu, '\u00A0')
      .replaceAll(' —', '\u00A0—')
  );
}
