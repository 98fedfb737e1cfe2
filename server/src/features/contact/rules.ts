import { asSaid } from '@hanap/contract/says/fill'
import * as siteSays from '@hanap/contract/says/site'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** The same message again within this is the same one: a double click, or a browser that tries again. */
const REPEAT_MS = 10 * MINUTE_MS
/** As the privacy policy says. */
const KEPT_MS = 365 * DAY_MS

/** A message sent after this moment counts as the first try of the same one. */
export const repeatsSince = (now: Date) => new Date(now.getTime() - REPEAT_MS)

/** What was sent before this moment is deleted. */
export const keptSince = (now: Date) => new Date(now.getTime() - KEPT_MS)

/** Many people share one address, as behind a mobile provider's; none of them writes this often. */
export const MESSAGES_AN_HOUR = {
  max: 10,
  windowSeconds: 3600,
  text: siteSays.manyMessages,
}

/** From all addresses together: beyond this the operator is not mailed each one, which are stored all the same. */
export const MAILS_AN_HOUR = { max: 60, windowSeconds: 3600, text: asSaid('Many messages were mailed.') }
