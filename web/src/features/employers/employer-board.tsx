import type { EmployerPage } from '@hanap/contract/jobs/employers'
import { formatDate } from '../../i18n/format.ts'
import { EmployerPlate, employerPaint, useEmployerName } from '../../listing/employer/employer-plate.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SignBoard } from '../../ui/signs/sign-board.tsx'
import { directoryMessages } from './directory-messages.ts'
import { EmployerPay } from './employer-pay.tsx'

/** Longer names are smaller, and on phones come below the plate. */
const LONG_NAME = 28

export function EmployerBoard({ page }: { page: EmployerPage }) {
  const m = directoryMessages
  const employer = page.name === null ? null : { name: page.name }
  const name = useEmployerName(employer)
  const since = formatDate(page.first_seen_at)
  const facts = [m.postsInAll(page.total_posts), since && m.postingSince(since)]
  return (
    <header className="frame">
      <SignBoard
        paint={employerPaint(employer)}
        className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-2.5 px-4.5 py-5 sm:gap-x-5 sm:px-5.5 sm:py-6 lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:gap-x-7 lg:px-9 lg:py-8"
      >
        <EmployerPlate employer={employer} size="big" turned />
        <h1
          tabIndex={-1}
          className={classNames(
            'sign-text leading-[1.12] tracking-[0.02em] text-balance wrap-anywhere',
            name.length > LONG_NAME
              ? 'text-t2 max-sm:col-span-2 sm:text-t3 lg:text-t4'
              : 'text-[clamp(1.125rem,5vw,1.75rem)] lg:text-t6',
          )}
        >
          {name}
        </h1>
        <p className="flex flex-wrap items-baseline gap-x-4 text-t1 max-lg:col-span-2 lg:grid lg:text-right">
          <b className="head-text lg:text-t5">{m.openJobs(page.open_jobs)}</b>
          {facts.filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </SignBoard>
      {(employer === null || page.open_jobs > 0) && (
        <div className="grid gap-2 px-4 py-3.5 text-t1 lg:px-9 lg:py-4">
          {employer === null && <p className="text-ink-2">{m.notShownText}</p>}
          {page.open_jobs > 0 && <EmployerPay pay={page.pay} />}
        </div>
      )}
    </header>
  )
}
