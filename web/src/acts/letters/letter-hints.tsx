import { blanksIn } from '@hanap/contract/letters/blanks'
import type { letterNotes } from '@hanap/contract/letters/cover-letters'
import { pages } from '@hanap/contract/site/pages'
import { Link } from '@tanstack/react-router'
import { formatCount } from '../../i18n/format.ts'
import type { KnownLetter } from './generated-letter.ts'
import { generationMessages } from './generation-messages.ts'

export function LetterHints({ content, generated }: { content: string; generated: KnownLetter }) {
  const m = generationMessages
  const blanks = blanksIn(content).length
  const texts: Readonly<Record<(typeof letterNotes)[number], string>> = {
    'instructions-unused': m.instructionsUnused,
    'profile-empty': m.profileEmpty,
    'orders-left': m.ordersLeft,
  }
  const notes = generated.notes ?? []
  if (blanks === 0 && notes.length === 0) return null
  return (
    <ul className="grid list-[square] gap-1 pl-4.5">
      {blanks > 0 && <li>{m.blanks(formatCount(blanks), blanks === 1)}</li>}
      {notes.map((note) => (
        <li key={note}>
          {texts[note]} {note === 'profile-empty' && <Link to={pages.profile.path}>{m.fillProfile}</Link>}
        </li>
      ))}
    </ul>
  )
}
