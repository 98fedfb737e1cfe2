import type { KeptLetter } from '@hanap/contract/letters/cover-letters'
import { standingSentences } from '@hanap/contract/letters/letter-sentences'
import { useMemo } from 'react'
import { knownFromKept, toldOrigin } from '../../acts/letters/generated-letter.ts'
import { LetterGrounds } from '../../acts/letters/letter-grounds.tsx'
import { originNotes } from '../../acts/letters/origin-messages.ts'
import { wordsOf } from './queries.ts'

/**
 * Who wrote it, and what its sentences rest on; empty if not recorded.
 * @param props.content the form's present text
 */
export function LetterOrigin({ letter, content }: { letter: KeptLetter; content: string }) {
  const m = originNotes
  const known = useMemo(() => knownFromKept({ ...letter, ...wordsOf(letter) }), [letter])
  const text = content.trim()
  const grounds = useMemo(() => standingSentences(text, known?.sentences ?? []), [text, known])
  if (letter.source === null || text === '') return null
  const { source } = toldOrigin(text, known)
  const isChanged = source !== 'own' && text !== known?.content.trim()
  return (
    <div>
      <p className="text-t0 text-ink-2">{isChanged ? `${m[source]} ${m.changed}` : m[source]}</p>
      <LetterGrounds {...grounds} />
    </div>
  )
}
