import { asSaid } from '@hanap/contract/says/fill'
import * as siteSays from '@hanap/contract/says/site'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** A double click or a browser's retry. */
const REPEAT_MS = 10 * MINUTE_MS
/** As the privacy policy says. */
const KEPT_MS = 365 * DAY_MS

/** The same message stored after this makes a new one a repeat. */
export const repeatsSince = (now: Date) => new Date(now.getTime() - REPEAT_MS)

export const keptSince = (now: Date) => new Date(now.getTime() - KEPT_MS)

/** Many people share one address, as behind a mobile provider's; none of them writes this often. */
export const MESSAGES_AN_HOUR = {
  max: 10,
  windowSeconds: 3600,
  text: siteSays.manyMessages,
}

/** From all addresses together. Beyond this, messages are stored but not mailed to the operator. */
export const MAILS_AN_HOUR = { max: 60, windowSeconds: 3600, text: asSaid('Many messages were mailed.') }
