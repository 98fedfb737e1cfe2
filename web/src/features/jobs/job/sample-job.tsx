import type { JobDetail } from '@hanap/contract/jobs/job-details'
import { Button } from '../../../ui/buttons/button.tsx'
import { Badge } from '../../../ui/signs/badge.tsx'
import { JobBoard } from './job-board.tsx'
import { JobMain } from './job-main.tsx'
import { sampleMessages } from './sample-messages.ts'

/** Invented, and marked as a sample. */
export function SampleJob() {
  const m = sampleMessages
  const job = sampleJob(m)
  return (
    <>
      <p className="text-ink-2">{m.text}</p>
      <div className="frame overflow-hidden">
        <JobBoard
          job={job}
          place="pane"
          badge={<Badge tone="mango">{m.sample}</Badge>}
          actions={
            <div className="flex flex-wrap gap-2">
              <Button disabled>{m.applyNow}</Button>
              <Button disabled>{m.saveJob}</Button>
            </div>
          }
        />
        <div className="px-4 sm:px-6">
          <JobMain job={job} level="h3" />
        </div>
      </div>
    </>
  )
}

function sampleJob(texts: typeof sampleMessages): JobDetail {
  return {
    id: 0,
    title: texts.title,
    employer: { id: 0, name: texts.employer, total_posts: 1 },
    employer_shown: true,
    description: texts.description,
    job_type: 'full-time',
    salary: texts.salary,
    pay: {
      php_min: 29_400,
      php_max: 41_160,
      usd_min: 500,
      usd_max: 700,
      rate_date: '2025-12-31',
      assumptions: [],
    },
    hours_per_week: 40,
    hours_per_day: null,
    work_hours: { kind: 'night', start_minute: 1260, end_minute: 360 },
    asks: {},
    stale: null,
    date_posted: '',
    tags: [{ id: 0, name: texts.tag }],
    applied: false,
    application_id: null,
    send_state: null,
    saved: false,
    url: '',
    removed_at: null,
    shift: { start_minute: 480, end_minute: 1020, time_zone: 'America/New_York', stated: texts.shift },
    cautions: [],
    orders: [],
    orders_count: 0,
    history: [],
    machine_orders: [],
    signs: [],
    manila: { hours: 'night', from: 1260, to: 360, quote: texts.shift },
    said: { type: null, pay: null, country: null },
    typical_pay: { php_min: 26_000, php_max: 47_000, usd_min: 440, usd_max: 800, listings: 50 },
    hidden: false,
  }
}
