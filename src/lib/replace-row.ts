/** The rows with one of them as it is now. */
export const replaceRow = <Row extends { id: number }>(rows: readonly Row[], current: Row): Row[] =>
  rows.map((row) => (row.id === current.id ? current : row));
