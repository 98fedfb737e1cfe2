import { isTagList, MAX_TAG_LENGTH, MAX_TAGS, type Tag } from '@hanap/contract/jobs'

/** A tag chosen as a filter. One typed by the seeker has a negative id, and goes by its name. */
export type ChosenTag = { readonly id: number; readonly name: string | null }

/** Why a tag cannot be added. */
export type TagProblem = 'empty' | 'too-many' | 'too-long'

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

/**
 * Adds a tag by what was typed. A known tag of that name is used, whatever its letters' case; else the tag is the
 * seeker's own. One that is chosen already stays as it is.
 * @param known tags with their ids
 */
export function addTagByName(
  tags: readonly ChosenTag[],
  typed: string,
  known: readonly Tag[],
): ChosenTag[] | TagProblem {
  const name = typed
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  if (name === '') return 'empty'
  const ownId = Math.min(0, ...tags.map(({ id }) => id)) - 1
  return addTag(tags, known.find((tag) => tagKey(tag.name) === tagKey(name)) ?? { id: ownId, name })
}

/** Takes a chosen tag away, or adds it. */
export function toggleTag(tags: readonly ChosenTag[], tag: ChosenTag): ChosenTag[] | TagProblem {
  return isChosen(tags, tag) ? tags.filter((other) => !isSameTag(other, tag)) : addTag(tags, tag)
}

/** Whether a tag is among the chosen ones, by its id or its name. */
export const isChosen = (tags: readonly ChosenTag[], tag: ChosenTag) =>
  tags.some((other) => isSameTag(other, tag))

function addTag(tags: readonly ChosenTag[], tag: ChosenTag): ChosenTag[] | TagProblem {
  if (isChosen(tags, tag)) return [...tags]
  if (tags.length >= MAX_TAGS) return 'too-many'
  const next = [...tags, tag]
  // An encoded letter takes up to nine characters: the contract's rule decides, not the count of letters.
  if (isTagList(writeChosenTags(next))) return next
  return encodeURIComponent(tag.name ?? '').length > MAX_TAG_LENGTH ? 'too-long' : 'too-many'
}

function isSameTag(one: ChosenTag, other: ChosenTag): boolean {
  if (one.id === other.id && one.id > 0) return true
  return one.name !== null && other.name !== null && tagKey(one.name) === tagKey(other.name)
}

/** The form in which two spellings of a tag are the same. */
const tagKey = (name: string) => name.trim().replaceAll(/\s+/gu, ' ').toLowerCase()

/** The name is encoded once more than the address around it; one that was not is taken as it stands. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
