import { useMemo } from 'react'
import { shiftMessages } from '../../listing/hours/messages.ts'
import { readShift } from '../../listing/hours/shift-clock.ts'
import { ShiftStrip } from '../../listing/hours/shift-strip.tsx'
import { nightText, rangeText } from '../../listing/hours/shift-words.ts'
import { homeMessages } from './messages.ts'

/** A place without daylight saving time, so that the example holds all year. */
const SAMPLE = {
  start_minute: 540,
  end_minute: 1020,
  time_zone: 'America/Phoenix',
  stated: '9am-5pm Arizona',
}

/** As a job's page shows it. */
export function HoursSample() {
  const m = homeMessages
  const words = shiftMessages
  const reading = useMemo(() => readShift(SAMPLE, 0), [])
  if (reading === null) return null
  return (
    <div className="grid gap-1.5 px-5 py-4">
      <p className="leading-tight">
        <b className="head-text text-[1.0625rem]">{rangeText(reading.manila, words)}</b>{' '}
        <span className="text-t0 text-ink-2">{words.manilaTime}</span>
      </p>
      <ShiftStrip hours={reading.manila} />
      <p className="text-t0 text-ink-2">
        {nightText(reading.night, reading.length, words)} {m.postedHours(SAMPLE.stated)}
      </p>
    </div>
  )
}
