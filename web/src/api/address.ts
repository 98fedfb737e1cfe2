/**
 * '/jobs/:id/' and { id: 7 } make '/jobs/7/'.
 * @throws if a parameter is missing, which is a programming error
 */
export function fillPath(path: string, params: unknown): string {
  const values = (params ?? {}) as Readonly<Record<string, unknown>>
  return path.replaceAll(/:([A-Za-z_]\w*)/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined || value === null) throw new Error(`The path ${path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
}

/** '?a=1&tag=x&tag=y': lists repeat their name, absent values are left out. */
export function queryText(query: unknown): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries((query ?? {}) as Readonly<Record<string, unknown>>)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one))
    }
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}
