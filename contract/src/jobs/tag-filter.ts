/** The form in which two spellings of a tag are the same; `tags.key` holds it. */
export const tagKey = (name: string) => name.trim().replace(/\s+/gu, ' ').toLowerCase()

/**
 * Reads the tags of a query or address, in order: ids as numbers, names as texts (`12,name:{encoded name}`). Negative
 * ids are a browser's own and are ignored.
 */
export function readTags(text: string): (number | string)[] {
  const tags: (number | string)[] = []
  for (const part of text.split(',')) {
    if (/^\d+$/.test(part)) tags.push(Number(part))
    else if (part.startsWith('name:')) tags.push(decoded(part.slice(5)))
  }
  return tags.filter((tag) => tag !== '')
}

/** A name as it goes into the list of tags, in which a comma separates. */
export const writeTagName = (name: string) => `name:${encodeURIComponent(name)}`

/** The name is encoded once more than the address around it; one that was not is taken as it stands. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name).trim()
  } catch {
    return name.trim()
  }
}
