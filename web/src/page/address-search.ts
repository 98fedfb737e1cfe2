/** As plain text. In the router's JSON, a search for "2026" would be %222026%22, and ?search=2026 a number. */
export function parseAddressSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** '?search=data%20entry&page=2'. Skips empty values; commas and colons stay readable. */
export function writeAddressSearch(search: Readonly<Record<string, unknown>>): string {
  const parts = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value === '' || !['string', 'number', 'boolean'].includes(typeof value)) continue
    parts.set(name, `${value as string | number | boolean}`)
  }
  const text = parts.toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%2F', '/')
  return text && `?${text}`
}
