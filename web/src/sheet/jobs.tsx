import { type Application, applicationStatuses } from '@hanap/contract/applications'
import type { ReactNode } from 'react'
import { Route } from '../features/applications/tracker/route/route.tsx'
import { SendBadge, StatusBadge } from '../features/applications/tracker/status-badge.tsx'
import { ShiftFacts } from '../listing/hours/shift-facts.tsx'
import { PayLine } from '../listing/pay/pay-line.tsx'
import { PayRuler } from '../listing/pay/pay-ruler.tsx'
import type { Paid } from '../listing/pay/pay-words.ts'
import { Section } from './section.tsx'

const NOW = Date.parse('2026-11-21T02:00:00Z')
const typical = { php_min: 30_000, php_max: 52_000, usd_min: 510, usd_max: 884, listings: 46 }
const paid = (salary: string, from: number | null, to: number | null): Paid => ({
  salary,
  pay: { php_min: from, php_max: to, usd_min: null, usd_max: null, rate_date: '2026-11-20', assumptions: [] },
})
const pays: readonly Paid[] = [
  paid('PHP 35,000 a month', 35_000, 35_000),
  paid('$500 - $700/month', 29_400, 41_160),
  paid('From PHP 60k', 60_000, null),
  paid('$3,000 a month', 176_400, 176_400),
  { salary: '$300 fixed price', pay: null },
  { salary: 'DOE', pay: null },
]
const sent: Application = {
  id: 1,
  origin: 'hanap',
  job: 7,
  job_title: 'Customer Support Lead',
  employer_name: 'Harbor & Pine',
  status: 'applied',
  applied_date: '2026-11-03T01:12:00Z',
  applied_on: null,
  last_updated: '2026-11-18T08:30:00Z',
  notes: '',
  interview_date: null,
  interview_on: null,
  interviews: [],
  follow_up_date: null,
  follow_up_on: null,
  reminded_at: null,
  board_status: '',
  offer_date: null,
  offer_on: null,
  send_state: 'sent',
  send_problem: null,
  job_url: '',
  history: [],
}

/** What only a job board has: pay, hours, and the way of an application. */
export function Jobs() {
  return (
    <>
      <Section title="Pay, in a list and on a job’s page">
        <Columns>
          {pays.map((one) => (
            <div key={one.salary} className="grid gap-1.5">
              <PayLine paid={one} />
              <PayRuler paid={one} labelled typical={typical} />
            </div>
          ))}
        </Columns>
      </Section>
      <Section title="Hours">
        <Columns>
          <ShiftFacts
            heading="h3"
            shift={{
              start_minute: 540,
              end_minute: 1020,
              time_zone: 'America/New_York',
              stated: '9am-5pm EST',
            }}
          />
          <ShiftFacts
            heading="h3"
            shift={{ start_minute: 480, end_minute: 1020, time_zone: 'Asia/Manila', stated: '8 to 5 Manila' }}
          />
        </Columns>
      </Section>
      <Section title="Statuses">
        {applicationStatuses.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
        <SendBadge state="sending" />
        <SendBadge state="unknown" />
        <SendBadge state="failed" />
      </Section>
      {applicationStatuses.map((status) => (
        <Section key={status} title={`Ruta: ${status}`}>
          <div className="w-full">
            <Route application={{ ...sent, status }} now={NOW} />
          </div>
        </Section>
      ))}
    </>
  )
}

const Columns = ({ children }: { children: ReactNode }) => (
  <div className="grid w-full items-start gap-6 md:grid-cols-2">{children}</div>
)
