import { formatCount } from '../../../i18n/format.ts'
import { askedMessages } from './asked-messages.ts'

/** On the send button: what is missing of the letter, and that it sends all the same. */
export function MissingWords({ missing, blanks }: { missing: number; blanks: number }) {
  const m = askedMessages
  const words = [
    ...(missing > 0 ? [m.missing(formatCount(missing), missing === 1)] : []),
    ...(blanks > 0 ? [m.blanks(formatCount(blanks), blanks === 1)] : []),
  ]
  return (
    <>
      {m.send(words.join(', '))}
      <span className="font-body text-t0 font-normal">{m.again}</span>
    </>
  )
}
