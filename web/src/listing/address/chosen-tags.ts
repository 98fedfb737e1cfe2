import { readTags, tagKey, writeTagName } from '@hanap/contract/jobs/tag-filter'

/** A tag chosen as a filter. One typed by the seeker has a negative id, and goes by its name. */
export type ChosenTag = { readonly id: number; readonly name: string | null }

/** Reads the tags of an address. A name is not known for an id. */
export function readChosenTags(text = ''): ChosenTag[] {
  let lastOwnId = 0
  const tags = readTags(text).map((tag) =>
    typeof tag === 'number' ? { id: tag, name: null } : { id: --lastOwnId, name: tag },
  )
  return tags.filter((tag, i) => tags.findIndex((other) => isSameTag(other, tag)) === i)
}

/** The tags as an address holds them; '' for none. */
export function writeChosenTags(tags: readonly ChosenTag[]): string {
  return tags.map(writeTag).join(',')
}

const writeTag = ({ id, name }: ChosenTag) => (id < 0 ? writeTagName(name ?? '') : String(id))

/** Whether a tag is among the chosen ones, by its id or its name. */
export const isChosen = (tags: readonly ChosenTag[], tag: ChosenTag) =>
  tags.some((other) => isSameTag(other, tag))

/** Whether two are the same tag, by their ids or names. */
export function isSameTag(one: ChosenTag, other: ChosenTag): boolean {
  if (one.id === other.id && one.id > 0) return true
  return one.name !== null && other.name !== null && tagKey(one.name) === tagKey(other.name)
}
