/** Strips quotes around all of a text, and makes inner ones single. */
export function unquoted(typed: string): string {
  return typed.replace(/^["“”]([^"“”]*)["“”]$/, '$1').replaceAll(/["“”]/g, "'")
}
