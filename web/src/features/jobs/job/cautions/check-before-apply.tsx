import type { JobDetail } from '@hanap/contract/jobs/job-details'
import { Info, TriangleAlert } from 'lucide-react'
import { Suspense } from 'react'
import { HideJobButton } from '../../../../acts/hide/hide-job-button.tsx'
import { ReportJobButton } from '../../../../acts/report/report-job-button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import { Icon } from '../../../../ui/signs/icon.tsx'
import { useGoOn } from '../../keys/use-go-on.ts'
import { WhenSeen } from '../when-seen.tsx'
import { cautionMessages, cautionTexts } from './caution-messages.ts'
import { hasSeriousCaution } from './serious-caution.ts'

/** Below the first view; its space is reserved. */
const SignsFound = lazyPart(async () => (await import('./signs-found.tsx')).SignsFound)
/** About the height of two signs. */
const SIGNS_ROOM = 'h-45'

export function CheckBeforeApply({ job }: { job: JobDetail }) {
  const m = cautionMessages
  const goOn = useGoOn(job.id)
  // Shown beside the pay instead.
  const signs = job.signs.filter(({ kind }) => kind !== 'pay-contradicted' || !job.said.pay)
  return (
    <>
      <Found job={job} />
      {signs.length > 0 && (
        <WhenSeen ahead="0px" className={SIGNS_ROOM}>
          <Suspense fallback={<div className={SIGNS_ROOM} />}>
            <SignsFound signs={signs} />
          </Suspense>
        </WhenSeen>
      )}
      {/* No ticks: none of this was checked for the seeker. */}
      <ul className="grid list-[square] gap-2 pl-4.5 text-t1 marker:text-ink-3">
        <li>{m.noFee}</li>
        <li>{m.whoAndHow}</li>
        <li>{m.onTheBoard}</li>
      </ul>
      <div className="-mx-2.5 flex flex-wrap gap-x-1">
        {!job.hidden && <HideJobButton job={job} onHide={goOn} />}
        <ReportJobButton job={job} />
      </div>
    </>
  )
}

/** The cautions of this job, above the advice. A hidden employer is common and no alarm. */
function Found({ job }: { job: JobDetail }) {
  const m = cautionMessages
  const texts = cautionTexts
  // Skips codes unknown to this build.
  const found = job.cautions.filter((code) => Object.hasOwn(texts, code))
  if (found.length === 0) return null
  const isSerious = hasSeriousCaution(job)
  return (
    <section
      className={classNames(
        'grid gap-2 border-l-4 px-3 py-2.5 text-t1',
        isSerious ? 'border-red bg-red-tint' : 'border-yellow bg-yellow-tint',
      )}
      aria-label={m.found}
    >
      <ul className="grid gap-2">
        {found.map((code) => (
          <li key={code} className="grid grid-cols-[20px_minmax(0,1fr)] gap-2.5">
            <Icon of={isSerious ? TriangleAlert : Info} className={isSerious ? 'text-red' : 'text-yellow'} />
            <span className="grid gap-1 wrap-anywhere">
              {texts[code]}
              {code === 'orders-machines' &&
                job.machine_orders.map(({ quote, start }) => <q key={start}>{quote}</q>)}
            </span>
          </li>
        ))}
      </ul>
      {isSerious && <p className="text-t0 text-ink-2">{m.mayBeWrong}</p>}
    </section>
  )
}
