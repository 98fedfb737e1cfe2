/**
 * A CSV file (RFC 4180): CRLF, every cell quoted, and a byte order mark, without which Excel does not read UTF-8.
 * @param rows the first names the columns
 */
export function writeCsv(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const lines = rows.map((cells) => `${cells.map((cell) => quoted(asText(cell))).join(',')}\r\n`)
  return new TextEncoder().encode(`\ufeff${lines.join('')}`)
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

// The start of a cell, or a character that spreadsheets may take for its end even in quotes; then invisible
// characters and the start of a formula, also in full-width forms.
const FORMULA =
  /(^|[\n\r\v\f\u0085\u2028\u2029\t;,|])((?:(?![\n\r\v\f\u0085\u2028\u2029\t])[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800"])*)(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/gu
const BEGINS_WITH_BREAK = /^[\p{Zs}\p{Cf}"]*[\t\r\n]/u

/**
 * Puts an apostrophe, which most spreadsheets hide, before the start of a formula. Titles are untrusted text. (OWASP,
 * CSV Injection.)
 */
export function asText(cell: string): string {
  const safe = cell.replaceAll(FORMULA, "$1'$2")
  return BEGINS_WITH_BREAK.test(safe) ? `'${safe}` : safe
}
