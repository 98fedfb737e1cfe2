/** Rows by heading; cells may be quoted. */
export function readCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? ''
    if (isQuoted && char === '"' && text[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (char === '"') isQuoted = !isQuoted
    else if (isQuoted || (char !== ',' && char !== '\n' && char !== '\r')) cell += char
    else if (char !== '\r') {
      rows.at(-1)?.push(cell)
      cell = ''
      if (char === '\n') rows.push([])
    }
  }
  rows.at(-1)?.push(cell)
  const [heading = [], ...body] = rows
  return body
    .filter((row) => row.length > 1)
    .map((row) => Object.fromEntries(heading.map((name, at) => [name, row[at] ?? ''])))
}
