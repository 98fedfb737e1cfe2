import { clockText } from '@hanap/contract/text/clock'
import type { Hours } from './day-parts.ts'
import type { shiftMessages } from './messages.ts'

type Texts = typeof shiftMessages

/** '9:00 PM–6:00 AM'. */
export function rangeText({ start, end }: Hours, texts: Texts): string {
  return texts.range(clockText(start), clockText(end))
}

/** @param length the whole shift, in minutes */
export function nightText(night: number, length: number, texts: Texts): string {
  if (night === 0) return texts.noNight
  const whole = lengthText(length, texts)
  if (night === length) return texts.allNight(whole)
  const areWholeHours = night % 60 === 0 && length % 60 === 0
  return texts.someNight(areWholeHours ? String(night / 60) : lengthText(night, texts), whole)
}

/** '8 hours', '8 hours 30 minutes', '45 minutes'. */
function lengthText(minutes: number, texts: Texts): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && texts.hoursOf(hours), rest > 0 && texts.minutesOf(rest)].filter(Boolean).join(' ')
}
