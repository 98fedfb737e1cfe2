import {
  type Application,
  applicationStatusLabels,
  type SendState,
} from '@hanap/contract/applications/applications'
import type { FileBody } from '@hanap/contract/wire/endpoint'
import { dayInManila, minuteInManila } from '../../../lib/manila-time.ts'
import { writeCsv } from './csv.ts'

const sentWords: Record<SendState, string> = {
  sent: 'Sent',
  sending: 'Being sent',
  unknown: 'Not known',
  failed: 'Not sent',
}

const ADDED_BY_HAND = 'Added by hand'
const isByHand = ({ origin }: Application) => origin === 'elsewhere'

/** Times name their zone. */
const columns: [name: string, cell: (one: Application) => string][] = [
  ['Job Title', (one) => one.job_title],
  ['Employer', (one) => one.employer_name],
  ['Status', (one) => applicationStatusLabels[one.status]],
  ['Applied Date (Manila time)', (one) => one.applied_on ?? written(one.applied_date)],
  ['Last Updated (Manila time)', (one) => written(one.last_updated)],
  ['Sent', (one) => (isByHand(one) ? ADDED_BY_HAND : sentWords[one.send_state])],
  ['Interview Date(s) (Manila time)', (one) => one.interviews.map(interviewWords).filter(Boolean).join('; ')],
  ['Offer Date (Manila time)', (one) => one.offer_on ?? written(one.offer_date)],
  ['Follow-up (Manila time)', (one) => one.follow_up_on ?? written(one.follow_up_date)],
  ['Notes', (one) => one.notes],
  ['Job URL', (one) => one.job_url],
  ['Origin', (one) => (isByHand(one) ? ADDED_BY_HAND : 'Hanap')],
]

const written = (time: string | null) => (time === null ? '' : minuteInManila(new Date(time)))

const interviewWords = ({ starts_on, starts_at }: Application['interviews'][number]) =>
  starts_on ?? written(starts_at)

export function writeSpreadsheet(applications: readonly Application[], now: Date): FileBody {
  const rows = applications.map((one) => columns.map(([, cell]) => cell(one)))
  return {
    bytes: writeCsv([columns.map(([name]) => name), ...rows]),
    contentType: 'text/csv; charset=utf-8',
    name: `hanap-applications-${dayInManila(now)}.csv`,
    inline: false,
  }
}
