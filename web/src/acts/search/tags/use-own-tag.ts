import type { Tag } from '@hanap/contract/jobs/jobs'
import { tagKey } from '@hanap/contract/jobs/tag-filter'
import { type RefObject, useRef, useState } from 'react'
import { type ChosenTag, isChosen } from '../../../listing/address/chosen-tags.ts'
import { addTagByName, type TagProblem, toggleTag } from './add-tag.ts'

export type OwnTag = {
  /** Typed, not added yet. */
  text: string
  problem: TagProblem | null
  field: RefObject<HTMLInputElement | null>
  write: (text: string) => void
  add: () => void
  toggle: (tag: ChosenTag) => void
  /** @returns all chosen tags; null if this one cannot be added, which the field explains */
  finish: () => readonly ChosenTag[] | null
  clear: () => void
}

/**
 * Applying the filters must call `finish`: not every browser blurs the field when a button is pressed.
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
      // Only its beginning was typed.
      if (isAdded && tagKey(tag.name ?? '').startsWith(tagKey(text))) setText('')
    },
    finish: () => (text.trim() === '' ? chosen : add()),
    clear: () => write(''),
  }
}
