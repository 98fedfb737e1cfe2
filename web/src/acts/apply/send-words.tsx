import { formatCount } from '../../i18n/format.ts'
import { applyMessages } from './apply-messages.ts'
import { askedMessages } from './asked/asked-messages.ts'

type SendWordsProps = {
  /** Warned of missing parts: the next press sends anyway. */
  isWarned: boolean
  asked: { missing: number; blanks: number }
  /** '' if unknown. */
  sender: string
  senderId: string
}

export function SendWords({ isWarned, asked, sender, senderId }: SendWordsProps) {
  return (
    <span className="grid grid-cols-[minmax(0,1fr)]">
      {isWarned ? <MissingWords {...asked} /> : applyMessages.submit}
      {sender !== '' && (
        <span id={senderId} aria-hidden className="truncate font-body text-t0 font-normal">
          {sender}
        </span>
      )}
    </span>
  )
}

function MissingWords({ missing, blanks }: SendWordsProps['asked']) {
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
