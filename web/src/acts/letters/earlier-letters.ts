import { isVisible } from '@hanap/contract/text/text'
import type { KnownLetter } from './generated-letter.ts'
import type { EarlierLetter, LetterDraft } from './letter-draft.ts'

/** Nobody goes further back, and a browser's storage is small. */
const MOST_EARLIER = 6

type Texts = Pick<LetterDraft, 'content' | 'generated' | 'earlier'>

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
