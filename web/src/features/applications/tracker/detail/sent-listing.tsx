import type { SentApplication } from '@hanap/contract/applications/applications'
import { formatCount, formatDate } from '../../../../i18n/format.ts'
import { shownEmployer } from '../../../../listing/employer/shown-employer.ts'
import { applicationMessages } from '../messages.ts'

function hoursText({ hours_per_week: week, hours_per_day: day }: SentApplication['sent_job']) {
  const m = applicationMessages
  if (week === null) return ''
  return day === null ? m.copyHours(formatCount(week)) : m.copyHoursOfDay(formatCount(week), formatCount(day))
}

export function SentListing({ listing }: { listing: SentApplication['sent_job'] }) {
  const m = applicationMessages
  const { title, employer_name, salary, posted_at, tags, description } = listing
  const facts = [
    shownEmployer(employer_name),
    salary,
    hoursText(listing),
    posted_at !== null && m.copyPosted(formatDate(posted_at)),
  ].filter(Boolean)
  return (
    <section className="grid gap-2">
      <h3 className="text-t1">{m.copyListing}</h3>
      <p className="head-text wrap-anywhere">{title}</p>
      <p className="text-ink-2 wrap-anywhere">{facts.join(' · ')}</p>
      {tags.length > 0 && <p className="text-ink-2 wrap-anywhere">{tags.join(', ')}</p>}
      <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{description}</p>
    </section>
  )
}
