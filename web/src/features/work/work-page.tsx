import './work.css'
import './work-kinds.css'
import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { workKindsQuery } from '../../api/kinds-of-work.ts'
import { seemsOffline } from '../../api/problems/problems.ts'
import { formatDayTime } from '../../i18n/format.ts'
import { middleHalf } from '../../listing/pay/middle-half.ts'
import { RangeRuler } from '../../listing/pay/range-ruler.tsx'
import { ListFailed } from '../../page/failing/list-failed.tsx'
import { Page } from '../../page/page.tsx'
import { Skeleton, SkeletonLine } from '../../ui/surfaces/skeleton.tsx'
import { workMessages } from './messages.ts'

/** All kinds of work with a page, on one pay scale. */
export function WorkPage() {
  const m = workMessages
  const { data, error, isFetching, refetch } = useQuery(workKindsQuery)
  return (
    <Page title={m.allTitle} lead={m.allLead}>
      {data ? (
        <>
          <p className="work-legend">
            <span>{m.scale}</span>
            <span>{m.scaleEnds}</span>
          </p>
          {data.kinds.length === 0 && <p>{m.none}</p>}
          <ul className="work-kinds">
            {data.kinds.map(({ slug, name, listings, php }) => (
              <li key={slug}>
                <Link to={pages.workKind.path} params={{ slug }}>
                  {name}
                </Link>
                <span>
                  {m.jobs(listings)}
                  {php && ' · '}
                  {php && <b className="head-text">{middleHalf(php)}</b>}
                </span>
                {php && <RangeRuler php={php} />}
              </li>
            ))}
          </ul>
          <p className="work-note">{m.counted(formatDayTime(data.computed_at))}</p>
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
