import type { SentApplication } from '@hanap/contract/applications'
import { formatCount, formatDate } from '../../../../i18n/format.ts'
import { shownEmployer } from '../../../employers/shown-employer.ts'
import { applicationMessages } from '../messages.ts'

/** A listing as it was when somebody applied to it. */
export function SentListing({ listing }: { listing: SentApplication['sent_job'] }) {
  const m = applicationMessages
  const { title, employer_name, salary, hours_per_week, posted_at, tags, description } = listing
  const facts = [
    shownEmployer(employer_name),
    salary,
    hours_per_week !== null && m.copyHours(formatCount(hours_per_week)),
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
