/** What was typed, to stand in quotes: without those around all of it, and with single ones for those inside. */
export function unquoted(typed: string): string {
  return typed.replace(/^["“”]([^"“”]*)["“”]$/, '$1').replaceAll(/["“”]/g, "'")
}
