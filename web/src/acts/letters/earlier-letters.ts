import type { KeptLetter } from '@hanap/contract/letters/cover-letters'
import { isVisible } from '@hanap/contract/text/text'
import { type KnownLetter, knownFromKept } from './generated-letter.ts'
import type { EarlierLetter, LetterDraft, ReusedLetter } from './letter-draft.ts'

/** Browser storage is small. */
const MOST_EARLIER = 6

type Texts = Pick<LetterDraft, 'content' | 'generated' | 'reused' | 'earlier'>

/** Keeps the seeker's own text, to be restored. */
export function withGenerated(draft: Texts, letter: KnownLetter): Texts {
  const isUntouched = draft.content === draft.generated?.content
  const earlier = draft.earlier ?? []
  return {
    content: letter.content,
    generated: letter,
    earlier: isUntouched ? earlier : kept([...earlier, ...standing(draft)]),
  }
}

/**
 * For a letter of another job. Keeps the replaced text, to be restored.
 * @param letter as stored by the server
 * @param theirs what belongs to that job
 */
export function withReused(
  draft: Texts,
  letter: KeptLetter,
  theirs: Pick<ReusedLetter, 'employer' | 'phrases'>,
): Texts {
  // A second press must not use up an undo step.
  if (draft.content === letter.content) return draft
  const known = knownFromKept(letter)
  // Drops sentences that rest on the other job.
  const sentences = known?.sentences.filter(({ rests_on }) => rests_on.every(({ kind }) => kind !== 'job'))
  return {
    content: letter.content,
    generated: known && { ...known, sentences: sentences ?? [] },
    reused: { content: letter.content, title: letter.job_title, ...theirs },
    earlier: kept([...(draft.earlier ?? []), ...standing(draft)]),
  }
}

/** The replaced text comes last in the rotation, so nothing is lost. */
export function withEarlier(draft: Texts): Texts {
  const last = draft.earlier?.at(-1)
  if (!last) return draft
  const others = draft.earlier?.slice(0, -1) ?? []
  return {
    content: last.content,
    generated: last.generated,
    earlier: [...standing(draft), ...others],
  }
}

function standing({ content, generated }: Texts): EarlierLetter[] {
  return isVisible(content) ? [{ content, ...(generated && { generated }) }] : []
}

const kept = (earlier: EarlierLetter[]) => earlier.slice(-MOST_EARLIER)
