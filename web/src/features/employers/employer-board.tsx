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
  const facts = [m.openJobs(page.open_jobs), m.postsInAll(page.total_posts), since && m.postingSince(since)]
  return (
    <header className="frame">
      <SignBoard
        paint={employerPaint(employer)}
        className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-2.5 px-4.5 py-5 sm:gap-x-5 sm:px-5.5 sm:py-6 lg:gap-x-7 lg:px-9 lg:py-8"
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
      </SignBoard>
      <div
        className={classNames(
          'grid gap-x-8 gap-y-3 px-4 py-3.5 text-t1 lg:px-6 lg:py-4',
          page.open_jobs > 0 && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-x-12',
        )}
      >
        <div className="grid gap-1 text-ink-2">
          <p className="flex flex-wrap gap-x-4 gap-y-1">
            {facts.filter(Boolean).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
          {employer === null && <p>{m.notShownText}</p>}
        </div>
        {page.open_jobs > 0 && <EmployerPay pay={page.pay} />}
      </div>
    </header>
  )
}
