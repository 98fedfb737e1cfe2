/**
 * A CSV file for spreadsheets (RFC 4180): lines end in CRLF, every cell stands in quotes, and the mark at the beginning
 * says that it is UTF-8, which Excel does not guess.
 * @param rows the first one names the columns
 */
export function writeCsv(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const lines = rows.map((cells) => `${cells.map((cell) => quoted(asText(cell))).join(',')}\r\n`)
  return new TextEncoder().encode(`\ufeff${lines.join('')}`)
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

// What a spreadsheet may take for the end of a cell, also where it does not heed the quotes: lines, and the separators
// of any country. Then what it shows nothing of, then what begins a formula, in the forms of Asian keyboards too.
const FORMULA =
  /(^|[\n\r\v\f\u0085\u2028\u2029\t;,|])((?:(?![\n\r\v\f\u0085\u2028\u2029\t])[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800"])*)(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/gu
const BEGINS_WITH_BREAK = /^[\p{Zs}\p{Cf}"]*[\t\r\n]/u

/**
 * A cell that no spreadsheet runs: an apostrophe, which most of them do not show, stands before whatever could begin a
 * formula. An employer's title is anybody's text. (OWASP, CSV Injection.)
 */
export function asText(cell: string): string {
  const safe = cell.replaceAll(FORMULA, "$1'$2")
  return BEGINS_WITH_BREAK.test(safe) ? `'${safe}` : safe
}
