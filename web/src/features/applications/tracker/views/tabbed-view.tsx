import { pages } from '@hanap/contract/site/pages'
import { Link } from '@tanstack/react-router'
import { formatCount } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { focusHeading } from '../../../../ui/focus-heading.ts'
import { Pagination } from '../../../../ui/navigation/pagination.tsx'
import { Tabs } from '../../../../ui/navigation/tabs.tsx'
import { EmptyState } from '../../../../ui/surfaces/empty-state.tsx'
import { applicationStatusLabels } from '../../status-labels.ts'
import { type ChangeAddress, changed } from '../changing/address-change.ts'
import { criteriaOf } from '../finding/application-filters.ts'
import type { ApplicationsSearch } from '../finding/applications-search.ts'
import { applicationMessages } from '../messages.ts'
import { isUnder, wasNeverSent } from '../never-sent.ts'
import { TimelineView } from '../timeline/timeline-view.tsx'
import { statusTabs } from './application-tabs.ts'
import { ApplicationsTable } from './applications-table.tsx'
import type { ViewProps } from './view-props.ts'
import { viewMessages } from './views-messages.ts'

/** A route takes the height of several rows. */
const PER_PAGE = { table: 25, timeline: 12 } as const

export function TabbedView(props: ViewProps) {
  const { applications, search, now, onChange, onUpdate } = props
  const { status, open } = search
  const m = applicationMessages
  const isTimeline = search.view === 'timeline'
  const perPage = PER_PAGE[isTimeline ? 'timeline' : 'table']
  const matching = status ? applications.filter((item) => isUnder(item, status)) : applications
  const pageCount = Math.max(1, Math.ceil(matching.length / perPage))
  const openAt = isTimeline ? -1 : matching.findIndex(({ id }) => id === open)
  const wanted = openAt === -1 ? (search.page ?? 1) : Math.floor(openAt / perPage) + 1
  const page = Math.min(wanted, pageCount)
  const shown = matching.slice((page - 1) * perPage, page * perPage)
  const view = { applications: shown, search: { ...search, page }, now, onChange, onUpdate }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Tabs
        label={m.statusFilter}
        items={statusTabs(applications, m.all)}
        selected={status ?? 'all'}
        onSelect={(id) => onChange({ status: id === 'all' ? undefined : id })}
        beside={<NotSentLink count={applications.filter(wasNeverSent).length} search={search} />}
      >
        {shown.length === 0 ? (
          <NothingUnder search={search} onChange={onChange} />
        ) : isTimeline ? (
          <TimelineView {...view} />
        ) : (
          <div className="tracker-rows frame rounded-t-none border-t-0" data-keep-focus>
            <ApplicationsTable {...view} />
          </div>
        )}
      </Tabs>
      <Pagination
        page={page}
        pageCount={pageCount}
        onPage={(next) => onChange({ page: next }, { toTop: true })}
        label={m.pages}
      />
    </div>
  )
}

/** Applications that were never sent have no tab: the link makes the counts add up. */
function NotSentLink({ count, search }: { count: number; search: ApplicationsSearch }) {
  const m = applicationMessages
  if (count === 0 || search.sending === 'failed') return null
  return (
    <Link
      to={pages.applications.path}
      search={changed(search, { sending: 'failed', status: undefined })}
      resetScroll={false}
      className="inline-flex min-h-12 items-center gap-2 px-4 text-t1"
    >
      {m.sendFailed} <b className="head-text">{formatCount(count)}</b>
    </Link>
  )
}

function NothingUnder({ search, onChange }: { search: ApplicationsSearch; onChange: ChangeAddress }) {
  const m = applicationMessages
  const v = viewMessages
  return (
    <div className="pt-4">
      <EmptyState
        title={m.noMatchTitle(search.status ? applicationStatusLabels[search.status] : m.all)}
        action={
          <Button
            onClick={() => {
              focusHeading()
              onChange({ status: undefined })
            }}
          >
            {m.showAll}
          </Button>
        }
      >
        {criteriaOf(search).length > 0 ? v.otherStatuses : m.noMatchText}
      </EmptyState>
    </div>
  )
}
