import type { Shift } from '@hanap/contract/jobs/job-details'
import { useMemo } from 'react'
import { serverNow } from '../../api/server-clock.ts'
import { formatDate } from '../../i18n/format.ts'
import { shiftMessages } from './messages.ts'
import { readShift, type ShiftReading } from './shift-clock.ts'
import { NightSwatch, ShiftStrip } from './shift-strip.tsx'
import { nightText, rangeText } from './shift-words.ts'

/** Renders nothing for hours that cannot be converted. */
export function ShiftFacts({ shift, heading: Heading }: { shift: Shift; heading: 'h2' | 'h3' }) {
  const m = shiftMessages
  const reading = useMemo(() => readShift(shift, serverNow()), [shift])
  if (reading === null) return null
  const { manila, night, length, change } = reading
  return (
    <section className="grid gap-3 py-5">
      <Heading className="text-t3">{m.hours}</Heading>
      <p className="leading-tight">
        <b className="head-text text-t4">{rangeText(manila, m)}</b>{' '}
        <span className="block text-t1 text-ink-2">
          {change ? m.untilChange(formatDate(new Date(change.at).toISOString())) : m.manilaTime}
        </span>
      </p>
      <ShiftStrip hours={manila} />
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-t0 text-ink-2" aria-hidden="true">
        <span className="flex items-center gap-1.5">
          <span className="h-2.5 w-4.5 border-[1.5px] border-mango-edge bg-mango" />
          {m.workingHours}
        </span>
        <span className="flex items-center gap-1.5">
          <NightSwatch />
          {m.night}
        </span>
      </p>
      <div className="grid gap-1 text-t1 text-ink-2">
        <p className="font-medium text-ink">{nightText(night, length, m)}</p>
        <Elsewhere reading={reading} />
        <p className="wrap-anywhere">{m.stated(shift.stated)}</p>
      </div>
    </section>
  )
}

/** Shows the hours in the other place, and how its next clock change moves them. */
function Elsewhere({ reading }: { reading: ShiftReading }) {
  const m = shiftMessages
  const { place, stated, daysLater, change, length } = reading
  if (place === null) return null
  const there = daysLater > 0 ? m.thereDayBefore : daysLater < 0 ? m.thereDayAfter : m.there
  const changes = change && (change.isForward ? m.beginsSaving : m.endsSaving)
  return (
    <>
      <p>{there(rangeText(stated, m), place)}</p>
      {change && changes && (
        <p>
          {changes(formatDate(new Date(change.at).toISOString()), place, rangeText(change.manila, m))}{' '}
          {change.night !== reading.night && nightText(change.night, length, m)}
        </p>
      )}
    </>
  )
}
