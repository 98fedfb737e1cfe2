import { formatCount } from '../../../i18n/format.ts'
import { askedMessages } from './asked-messages.ts'

/** On the send button: how much of what is required is missing, and that it sends all the same. */
export function MissingWords({ count }: { count: number }) {
  const m = askedMessages
  return (
    <>
      {m.missing(formatCount(count), count === 1)}
      <span className="font-body text-t0 font-normal">{m.again}</span>
    </>
  )
}
