import type { KeptLetter } from '@hanap/contract/letters/cover-letters'
import { isVisible } from '@hanap/contract/text/text'
import { type KnownLetter, knownFromKept } from './generated-letter.ts'
import type { EarlierLetter, LetterDraft } from './letter-draft.ts'

/** Nobody goes further back, and a browser's storage is small. */
const MOST_EARLIER = 6

type Texts = Pick<LetterDraft, 'content' | 'generated' | 'reused' | 'earlier'>

/** The draft with a generated letter in its box. What the seeker wrote there is kept, to be put back. */
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
 * The draft with a letter that was written for another job. What stood there is kept, to be put back.
 * @param letter as the server keeps it
 */
export function withReused(draft: Texts, letter: KeptLetter): Texts {
  // A second press is no change: the ways back are few.
  if (draft.content === letter.content) return draft
  const known = knownFromKept(letter)
  // What rested on the other job's listing rests on nothing here.
  const sentences = known?.sentences.filter(({ rests_on }) => rests_on.every(({ kind }) => kind !== 'job'))
  return {
    content: letter.content,
    generated: known && { ...known, sentences: sentences ?? [] },
    reused: { content: letter.content, title: letter.job_title },
    earlier: kept([...(draft.earlier ?? []), ...standing(draft)]),
  }
}

/**
 * The draft with an earlier text back in its box. The replaced text comes up again after all others, so nothing is
 * lost.
 */
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

/** The oldest goes where there are too many. */
const kept = (earlier: EarlierLetter[]) => earlier.slice(-MOST_EARLIER)
