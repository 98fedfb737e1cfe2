/** Prepares typed text for quotes: strips quotes around all of it, and makes inner ones single. */
export function unquoted(typed: string): string {
  return typed.replace(/^["“”]([^"“”]*)["“”]$/, '$1').replaceAll(/["“”]/g, "'")
}
