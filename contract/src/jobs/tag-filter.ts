import { storable } from '../text/text.ts'

/** Spellings with one key are one tag; stored as `tags.key`. */
export const tagKey = (name: string) => name.trim().replace(/\s+/gu, ' ').toLowerCase()

/**
 * Reads ids as numbers, names as texts (`12,name:{encoded name}`). Ignores negative ids, which exist only in a
 * browser.
 */
export function readTags(text: string): (number | string)[] {
  const tags: (number | string)[] = []
  for (const part of text.split(',')) {
    if (/^\d+$/.test(part)) tags.push(Number(part))
    else if (part.startsWith('name:')) tags.push(decoded(part.slice(5)))
  }
  return tags.filter((tag) => tag !== '')
}

/** As a filter: ids, and keys that the database takes. Null without any. */
export function readTagFilter(text: string): { ids: number[]; keys: string[] } | null {
  const tags = readTags(text)
  const ids = tags.filter((tag) => typeof tag === 'number')
  const names = tags.filter((tag) => typeof tag === 'string')
  return tags.length > 0 ? { ids, keys: names.map((name) => tagKey(storable(name))) } : null
}

/** Encoded, because commas separate the list. */
export const writeTagName = (name: string) => `name:${encodeURIComponent(name)}`

/** Encoded once more than the address; an unencoded name stays as it is. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name).trim()
  } catch {
    return name.trim()
  }
}
