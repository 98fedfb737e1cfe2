import { readTags, tagKey, writeTagName } from '@hanap/contract/jobs/tag-filter'

/** A typed tag has a negative id and counts by its name. */
export type ChosenTag = { readonly id: number; readonly name: string | null }

/** An id's name is not known. */
export function readChosenTags(text = ''): ChosenTag[] {
  let lastOwnId = 0
  const tags = readTags(text).map((tag) =>
    typeof tag === 'number' ? { id: tag, name: null } : { id: --lastOwnId, name: tag },
  )
  return tags.filter((tag, i) => tags.findIndex((other) => isSameTag(other, tag)) === i)
}

/** '' for none. */
export function writeChosenTags(tags: readonly ChosenTag[]): string {
  return tags.map(writeTag).join(',')
}

const writeTag = ({ id, name }: ChosenTag) => (id < 0 ? writeTagName(name ?? '') : String(id))

export const isChosen = (tags: readonly ChosenTag[], tag: ChosenTag) =>
  tags.some((other) => isSameTag(other, tag))

/** Compares ids or names. */
export function isSameTag(one: ChosenTag, other: ChosenTag): boolean {
  if (one.id === other.id && one.id > 0) return true
  return one.name !== null && other.name !== null && tagKey(one.name) === tagKey(other.name)
}
