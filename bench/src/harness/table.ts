/**
 * A table as text: a heading line, a rule, one line for each row; numbers stand to the right.
 * @param headings the columns' names
 * @param rows one cell for each heading; numbers are printed as they are, so round them before
 */
export function formatTable(headings: string[], rows: (string | number)[][]): string {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => String(row[column] ?? '').length)),
  )
  const isNumeric = headings.map(
    (_, column) => rows.length > 0 && rows.every((row) => typeof row[column] === 'number'),
  )
  const formatRow = (cells: (string | number)[]) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return isNumeric[column] ? String(cell).padStart(width) : String(cell).padEnd(width)
      })
      .join('  ')
      .trimEnd()
  const rule = widths.map((width) => '-'.repeat(width)).join('  ')
  return [formatRow(headings), rule, ...rows.map(formatRow)].join('\n')
}

/** Prints a table on the standard output. */
export function printTable(headings: string[], rows: (string | number)[][]): void {
  console.log(formatTable(headings, rows))
}
