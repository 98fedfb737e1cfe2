/**
 * Search parameters as plain text, both ways. The router's own way writes JSON, so that a search for "2026"
 * would stand in the address as %222026%22 and a typed ?search=2026 would be read as a number.
 */
export function parseAddressSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** '?search=data%20entry&page=2'; absent and empty values are left out; commas and colons stay readable. */
export function writeAddressSearch(search: Readonly<Record<string, unknown>>): string {
  const parts = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value === '' || !['string', 'number', 'boolean'].includes(typeof value)) continue
    parts.set(name, `${value as string | number | boolean}`)
  }
  const text = parts.toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%2F', '/')
  return text && `?${text}`
}
