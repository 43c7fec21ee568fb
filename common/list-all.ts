/** A list of all members of a union of texts; a list that lacks one does not compile. */
export const listAll =
  <Union extends string>() =>
  <const List extends readonly Union[]>(list: List & ([Union] extends [List[number]] ? unknown : never)): List =>
    list;
