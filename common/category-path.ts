/** The names in a path of categories, «Посуда / Чашки», as they are compared but for their case. */
export const namesOfPath = (path: string): string[] =>
  path.split('/').map((name) => name.replaceAll(/\s+/g, ' ').trim());
