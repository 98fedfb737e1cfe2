/** A tag chosen as a filter. One typed by the seeker has a negative id, and goes by its name. */
export type ChosenTag = { readonly id: number; readonly name: string | null }

/**
 * Reads the tags of an address: ids or name:{encoded name}, separated by commas. A name is not known for an id;
 * a negative id is some browser's own and means nothing here.
 */
export function readChosenTags(text = ''): ChosenTag[] {
  let lastOwnId = 0
  const tags: ChosenTag[] = []
  for (const part of text.split(',')) {
    if (/^\d+$/.test(part)) tags.push({ id: Number(part), name: null })
    else if (part.startsWith('name:')) tags.push({ id: --lastOwnId, name: decoded(part.slice(5)) })
  }
  const named = tags.filter(({ name }) => name === null || name.trim() !== '')
  return named.filter((tag, i) => named.findIndex((other) => isSameTag(other, tag)) === i)
}

/** The tags as an address holds them; '' for none. */
export function writeChosenTags(tags: readonly ChosenTag[]): string {
  return tags.map(writeTag).join(',')
}

const writeTag = ({ id, name }: ChosenTag) => (id < 0 ? `name:${encodeURIComponent(name ?? '')}` : String(id))

/** Whether a tag is among the chosen ones, by its id or its name. */
export const isChosen = (tags: readonly ChosenTag[], tag: ChosenTag) =>
  tags.some((other) => isSameTag(other, tag))

/** Whether two are the same tag, by their ids or names. */
export function isSameTag(one: ChosenTag, other: ChosenTag): boolean {
  if (one.id === other.id && one.id > 0) return true
  return one.name !== null && other.name !== null && tagKey(one.name) === tagKey(other.name)
}

/** The form in which two spellings of a tag are the same. */
export const tagKey = (name: string) => name.trim().replaceAll(/\s+/gu, ' ').toLowerCase()

/** The name is encoded once more than the address around it; one that was not is taken as it stands. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
