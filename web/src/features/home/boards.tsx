import './boards.css'
import type { WorkKind } from '@hanap/contract/jobs/kinds-of-work'
import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { workKindsQuery } from '../../api/kinds-of-work.ts'
import { formatDayTime } from '../../i18n/format.ts'
import { middleHalf } from '../../listing/pay/middle-half.ts'
import { RangeRuler } from '../../listing/pay/range-ruler.tsx'
import { homeMessages } from './messages.ts'

/** Preferred kinds of work, in order. */
const kinds = [
  { name: 'virtualAssistant', slug: 'virtual-assistant' },
  { name: 'customerSupport', slug: 'customer-support' },
  { name: 'bookkeeper', slug: 'bookkeeper' },
  { name: 'videoEditor', slug: 'video-editor' },
  { name: 'webDeveloper', slug: 'web-developer' },
] as const
const paints = [1, 2, 4, 3, 5] as const

/** Shows names only if figures are missing. */
export function Boards() {
  const m = homeMessages
  const { data } = useQuery(workKindsQuery)
  const hasFigures = data !== undefined && data.kinds.length > 0
  return (
    <nav className="home-boards" aria-label={m.kinds}>
      {hasFigures && (
        <p className="home-legend">
          <span>{m.scale}</span>
          <span>{m.scaleEnds}</span>
        </p>
      )}
      {hasFigures
        ? chooseFive(data.kinds).map((kind, at) => <Board key={kind.slug} kind={kind} paint={paints[at]} />)
        : kinds.map(({ name, slug }, at) => (
            <Link
              key={slug}
              to="/jobs"
              search={{ search: m[name].toLowerCase() }}
              className={`home-board paint paint-${paints[at]}`}
            >
              <b className="sign-text">{m[name]}</b>
              <span>{m.seeJobs}</span>
            </Link>
          ))}
      <p className="home-legend">
        <span>{hasFigures && m.counted(formatDayTime(data.computed_at))}</span>
        {hasFigures ? (
          <Link to={pages.work.path} className="home-all">
            {m.allKinds(data.kinds.length)}
          </Link>
        ) : (
          <Link to="/jobs" className="home-all">
            {m.allJobs}
          </Link>
        )}
      </p>
    </nav>
  )
}

function Board({ kind, paint = 1 }: { kind: WorkKind; paint: number | undefined }) {
  const m = homeMessages
  return (
    <Link
      to={pages.workKind.path}
      params={{ slug: kind.slug }}
      className={`home-board home-board-paid paint paint-${paint}`}
    >
      <b className="sign-text">{kind.name}</b> <span>{m.jobsOf(kind.listings)}</span>
      {kind.php && (
        <>
          {' '}
          <span className="head-text">{middleHalf(kind.php)}</span>
          <RangeRuler php={kind.php} />
        </>
      )}
    </Link>
  )
}

/** A preferred kind without a page is replaced by the one with the most jobs. */
function chooseFive(all: readonly WorkKind[]): WorkKind[] {
  const wanted = kinds.flatMap(({ slug }) => all.find((kind) => kind.slug === slug) ?? [])
  return [...wanted, ...all.filter((kind) => !wanted.includes(kind))].slice(0, kinds.length)
}
