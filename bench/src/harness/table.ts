/** Numbers are right-aligned. */
export function printTable(headings: string[], rows: (string | number)[][]): void {
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
  console.log([formatRow(headings), rule, ...rows.map(formatRow)].join('\n'))
}

/** '12.3%' */
export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`
