import type { Tag } from '@hanap/contract/jobs/jobs'
import { tagKey } from '@hanap/contract/jobs/tag-filter'
import { type RefObject, useRef, useState } from 'react'
import { type ChosenTag, isChosen } from '../../../listing/address/chosen-tags.ts'
import { addTagByName, type TagProblem, toggleTag } from './add-tag.ts'

export type OwnTag = {
  /** What is typed and not added yet. */
  text: string
  problem: TagProblem | null
  field: RefObject<HTMLInputElement | null>
  write: (text: string) => void
  add: () => void
  toggle: (tag: ChosenTag) => void
  /**
   * Adds what is still being typed, if anything is.
   * @returns all that is chosen then; null where it cannot be added, which the field says
   */
  finish: () => readonly ChosenTag[] | null
  clear: () => void
}

/**
 * The tag being typed. Whoever applies the choice takes it along, since a pressed button does not blur the field in
 * every browser.
 * @param known tags with their ids
 */
export function useOwnTag(
  chosen: readonly ChosenTag[],
  known: readonly Tag[],
  onChosen: (tags: readonly ChosenTag[]) => void,
): OwnTag {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<TagProblem | null>(null)
  const field = useRef<HTMLInputElement>(null)

  function write(next: string) {
    setText(next)
    setProblem(null)
  }
  function take(next: ChosenTag[] | TagProblem): ChosenTag[] | null {
    const isTaken = typeof next !== 'string'
    setProblem(isTaken ? null : next)
    if (!isTaken) return null
    onChosen(next)
    return next
  }
  function add() {
    const next = take(addTagByName(chosen, text, known))
    if (next) setText('')
    return next
  }
  return {
    text,
    problem,
    field,
    write,
    add,
    toggle(tag) {
      const isAdded = take(toggleTag(chosen, tag)) !== null && !isChosen(chosen, tag)
      // Who typed the beginning of it was looking for this one.
      if (isAdded && tagKey(tag.name ?? '').startsWith(tagKey(text))) setText('')
    },
    finish: () => (text.trim() === '' ? chosen : add()),
    clear: () => write(''),
  }
}
