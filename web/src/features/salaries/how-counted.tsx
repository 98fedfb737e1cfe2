import type { SalaryGuide } from '@hanap/contract/jobs/salaries'
import { pages } from '@hanap/contract/site/pages'
import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { formatDateTime } from '../../i18n/format.ts'
import { Icon } from '../../ui/signs/icon.tsx'
import { GuideKey } from './guide-key.tsx'
import { guideMessages } from './guide-messages.ts'

/** Collapsed, since few visitors need it. */
export function HowCounted({ guide }: { guide: SalaryGuide | undefined }) {
  const m = guideMessages
  const all = guide?.all.listings ?? 0
  const stated = guide
    ? [
        m.counted(formatDateTime(guide.computed_at)),
        m.experienceNote(guide.experience_stated, all),
        m.locationNote(guide.location_stated, all),
      ]
    : []
  return (
    <details className="group border-line border-y">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between font-medium [&::-webkit-details-marker]:hidden">
        <h2 className="text-t2">{m.howTitle}</h2>
        <Icon of={ChevronDown} size="small" className="group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pb-4">
        <ul className="grid list-[square] gap-1.5 pl-4.5 text-ink-2 text-t1 marker:text-ink-3">
          {[m.howPosted, m.howRange, m.howDollars, m.howPaid, ...stated, m.howNobody].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <GuideKey />
        <Link
          to={pages.guide.path}
          params={{ slug: 'ask-for-pay' }}
          className="inline-flex min-h-11 items-center justify-self-start"
        >
          {m.guide}
        </Link>
      </div>
    </details>
  )
}
