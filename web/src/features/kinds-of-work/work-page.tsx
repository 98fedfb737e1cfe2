import './work.css'
import './work-kinds.css'
import type { WorkKind } from '@hanap/contract/jobs/kinds-of-work'
import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { workKindsQuery } from '../../api/kinds-of-work.ts'
import { seemsOffline } from '../../api/problems/problems.ts'
import { formatCount, formatDayTime } from '../../i18n/format.ts'
import { middleHalf } from '../../listing/pay/middle-half.ts'
import { RangeRuler } from '../../listing/pay/range-ruler.tsx'
import { ListFailed } from '../../page/failing/list-failed.tsx'
import { Page } from '../../page/page.tsx'
import { SignBoard } from '../../ui/signs/sign-board.tsx'
import { Skeleton, SkeletonLine } from '../../ui/surfaces/skeleton.tsx'
import { workMessages } from './messages.ts'

/** All kinds of work with a page, on one pay scale. */
export function WorkPage() {
  const m = workMessages
  const { data, error, isFetching, refetch } = useQuery(workKindsQuery)
  return (
    <Page title={m.allTitle} ownHeading className="work-all">
      <SignBoard paint={1} as="header" className="work-sign">
        <h1 tabIndex={-1}>{m.allTitle}</h1>
        {data && data.kinds.length > 0 && <Facts kinds={data.kinds} />}
      </SignBoard>
      <p className="page-lead">{m.allLead}</p>
      {data ? (
        <>
          <p className="work-legend">
            <span>{m.scale}</span>
            <span>{m.counted(formatDayTime(data.computed_at))}</span>
          </p>
          {data.kinds.length === 0 && <p>{m.none}</p>}
          <Kinds kinds={data.kinds} />
        </>
      ) : error !== null && !isFetching ? (
        <ListFailed text={m.failed} isOffline={seemsOffline(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label={m.loading}>
          <SkeletonLine />
          <SkeletonLine short />
        </Skeleton>
      )}
    </Page>
  )
}

/** How many kinds, and the one with the highest typical pay. */
function Facts({ kinds }: { kinds: readonly WorkKind[] }) {
  const m = workMessages
  const medianOf = ({ php }: WorkKind) => php?.median ?? 0
  const [best] = kinds.filter(({ php }) => php).toSorted((one, other) => medianOf(other) - medianOf(one))
  return (
    <p>
      <span>
        <b className="head-text">{formatCount(kinds.length)}</b> {m.kinds(kinds.length)}
      </span>
      {best && (
        <span>
          {m.bestPaid} <b className="head-text">{best.name}</b>
        </span>
      )}
    </p>
  )
}

/** Those without a range need no ruler, and come last. */
function Kinds({ kinds }: { kinds: readonly WorkKind[] }) {
  const m = workMessages
  const unpaid = kinds.filter(({ php }) => !php)
  const paid = kinds.length - unpaid.length
  return (
    <>
      <div className="frame" hidden={paid === 0}>
        <ul className="work-kinds">
          {kinds.map(
            ({ slug, name, listings, php }) =>
              php && (
                <li key={slug}>
                  <Link to={pages.workKind.path} params={{ slug }}>
                    {name}
                  </Link>
                  <b className="head-text">{middleHalf(php)}</b>
                  <RangeRuler php={php} />
                  <span>{m.jobs(listings)}</span>
                </li>
              ),
          )}
        </ul>
      </div>
      {unpaid.length > 0 && (
        <section aria-labelledby="work-unpaid">
          <h2 id="work-unpaid" className="mt-5 mb-2 text-t2">
            {m.payRare}
          </h2>
          <div className="frame">
            <ul className="work-unpaid">
              {unpaid.map(({ slug, name, listings }) => (
                <li key={slug}>
                  <Link to={pages.workKind.path} params={{ slug }}>
                    {name}
                  </Link>
                  <span>{m.jobs(listings)}</span>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  )
}
