import { cautions, type JobDetail } from '@hanap/contract/jobs'
import { Check, TriangleAlert } from 'lucide-react'
import { useMessages } from '../../i18n/language.tsx'
import { Icon } from '../../ui/icon.tsx'
import { HideJobButton } from '../hidden-jobs/hide-job-button.tsx'
import { ReportJobButton } from '../job-reports/report-job-button.tsx'
import { cautionMessages, cautionTexts } from './caution-messages.ts'
import { useGoOn } from './use-go-on.ts'

/** What was found in this listing, what to look at in every listing, and the ways to report or hide it. */
export function CheckBeforeApply({ job }: { job: JobDetail }) {
  const m = useMessages(cautionMessages)
  const goOn = useGoOn(job.id)
  return (
    <>
      <Found job={job} />
      <ul className="grid gap-2 text-t1">
        {[m.noFee, m.whoAndHow, m.onTheBoard].map((advice) => (
          <li key={advice} className="grid grid-cols-[20px_minmax(0,1fr)] gap-2.5">
            <Icon of={Check} className="text-green" />
            {advice}
          </li>
        ))}
      </ul>
      <div className="-mx-2.5 flex flex-wrap gap-x-1">
        {!job.hidden && <HideJobButton job={job} onHide={goOn} />}
        <ReportJobButton job={job} />
      </div>
    </>
  )
}

/** Above the advice, marked: the cautions of this very listing. */
function Found({ job }: { job: JobDetail }) {
  const m = useMessages(cautionMessages)
  const texts = useMessages(cautionTexts)
  // A code that this build does not know says nothing.
  const found = cautions.filter((code) => job.cautions.includes(code))
  if (found.length === 0) return null
  return (
    <section
      className="grid gap-2 border-l-4 border-red bg-red-tint px-3 py-2.5 text-t1"
      aria-label={m.found}
    >
      <ul className="grid gap-2">
        {found.map((code) => (
          <li key={code} className="grid grid-cols-[20px_minmax(0,1fr)] gap-2.5">
            <Icon of={TriangleAlert} className="text-red" />
            {texts[code]}
          </li>
        ))}
      </ul>
      <p className="text-t0 text-ink-2">{m.mayBeWrong}</p>
    </section>
  )
}
