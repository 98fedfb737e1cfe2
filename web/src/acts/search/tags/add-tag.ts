import { isTagList, MAX_TAG_LENGTH, MAX_TAGS, type Tag } from '@hanap/contract/jobs/jobs'
import { tagKey } from '@hanap/contract/jobs/tag-filter'
import { storable } from '@hanap/contract/text/text'
import { type ChosenTag, isChosen, isSameTag, writeChosenTags } from '../../../listing/address/chosen-tags.ts'

export type TagProblem = 'empty' | 'too-many' | 'too-long'

/**
 * Uses a known tag of that name in any case; otherwise adds the seeker's own.
 * @param known tags with their ids
 */
export function addTagByName(
  tags: readonly ChosenTag[],
  typed: string,
  known: readonly Tag[],
): ChosenTag[] | TagProblem {
  const name = storable(typed).replaceAll(/\s+/gu, ' ').trim()
  if (name === '') return 'empty'
  const ownId = Math.min(0, ...tags.map(({ id }) => id)) - 1
  return addTag(tags, known.find((tag) => tagKey(tag.name) === tagKey(name)) ?? { id: ownId, name })
}

export function toggleTag(tags: readonly ChosenTag[], tag: ChosenTag): ChosenTag[] | TagProblem {
  return isChosen(tags, tag) ? tags.filter((other) => !isSameTag(other, tag)) : addTag(tags, tag)
}

function addTag(tags: readonly ChosenTag[], tag: ChosenTag): ChosenTag[] | TagProblem {
  if (isChosen(tags, tag)) return [...tags]
  if (tags.length >= MAX_TAGS) return 'too-many'
  const next = [...tags, tag]
  // An encoded letter takes up to nine characters, so the contract's rule decides.
  if (isTagList(writeChosenTags(next))) return next
  return encodeURIComponent(tag.name ?? '').length > MAX_TAG_LENGTH ? 'too-long' : 'too-many'
}
