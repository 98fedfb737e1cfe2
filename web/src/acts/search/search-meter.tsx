import type { SearchStatus } from '@hanap/contract/jobs/searches'
import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useRef } from 'react'
import { later } from '../../api/later.ts'
import { formatDay } from '../../i18n/format.ts'
import { Icon } from '../../ui/signs/icon.tsx'
import { searchMessages } from './messages.ts'
import { meterTone, offersUpgrade } from './meter-tone.ts'
import { searchStatusQuery } from './queries.ts'

/** Keeps its space while loading. */
export function SearchMeter() {
  const place = useRef<HTMLDivElement>(null)
  const { data, isError, isFetching, refetch } = useQuery(later(searchStatusQuery))
  async function retry() {
    const { isSuccess } = await refetch()
    // The focused button is gone.
    if (isSuccess) place.current?.focus()
  }
  return (
    <div ref={place} tabIndex={-1} className="min-h-4.5 min-w-0 text-t0 leading-[18px] text-ink-2">
      {isError ? (
        <MeterFailed isBusy={isFetching} onRetry={() => void retry()} />
      ) : (
        data && <SearchesLeft status={data} />
      )}
    </div>
  )
}

const wordTones = { plain: '', warning: 'text-yellow', danger: 'text-red' } as const

function SearchesLeft({ status }: { status: SearchStatus }) {
  const m = searchMessages
  const { remaining_searches: left, max_searches: max, resets_on } = status
  const tone = meterTone(left)
  const [number, ...others] = m.left(left, max).split(' ')
  const day = formatDay(resets_on)
  const isLow = offersUpgrade(left)
  return (
    <p className="flex flex-wrap items-center gap-x-1.5">
      {tone === 'danger' && (
        <Icon of={TriangleAlert} size="small" label={m.few} className={wordTones[tone]} />
      )}
      <span className={wordTones[tone]}>
        <b className="head-text">{number}</b> {others.join(' ')}
      </span>
      {isLow && (
        <>
          <span aria-hidden="true">·</span>
          {/* A small word with a large target. */}
          <Link to={pages.plans.path} className="relative font-semibold before:absolute before:-inset-3">
            {m.upgrade}
          </Link>
        </>
      )}
      {day && <span className={isLow ? 'max-lg:sr-only' : 'max-xs:sr-only'}>· {m.resets(day)}</span>}
    </p>
  )
}

function MeterFailed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const m = searchMessages
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      {m.statusFailed}
      <button
        type="button"
        className="relative text-sea underline before:absolute before:-inset-3"
        aria-busy={isBusy}
        onClick={onRetry}
      >
        {m.retry}
      </button>
    </p>
  )
}
