import type { Application } from '@hanap/contract/applications/applications'
import { Route as RouteGlyph } from 'lucide-react'
import { formatDateTime } from '../../../../i18n/format.ts'
import { shownEmployer } from '../../../../listing/employer/shown-employer.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Table, type TableColumn } from '../../../../ui/surfaces/table.tsx'
import { AddedMark } from '../added-mark.tsx'
import type { ChangeAddress } from '../changing/address-change.ts'
import { ApplicationDetail } from '../detail/application-detail.tsx'
import type { ApplicationsSearch } from '../finding/applications-search.ts'
import { useOpenRow } from '../finding/use-open-row.ts'
import { JobTitle } from '../job-title.tsx'
import { applicationMessages } from '../messages.ts'
import { wasNeverSent } from '../never-sent.ts'
import { SendBadge, StatusBadge } from '../status-badge.tsx'

function AppliedDate({ application }: { application: Application }) {
  const date = application.applied_on ?? application.applied_date
  return <time dateTime={date}>{formatDateTime(date)}</time>
}

/** Blocks below 1024 px. A row opens its details in place. */
export function ApplicationsTable(props: {
  applications: readonly Application[]
  search: ApplicationsSearch
  now: number
  onChange: ChangeAddress
  onUpdate: (application: Application) => void
}) {
  const { applications, search, now, onChange, onUpdate } = props
  const m = applicationMessages
  const { page } = search
  const { table, openId, toggle } = useOpenRow(search.open, (open) =>
    onChange({ page, open }, { replace: true }),
  )
  const dates = 'max-lg:order-last max-lg:text-t0 max-lg:leading-[1.3] text-ink-2 lg:whitespace-nowrap'
  const columns: TableColumn<Application>[] = [
    {
      id: 'title',
      header: m.jobTitle,
      wide: true,
      cell: (row) => <JobTitle application={row} />,
    },
    {
      id: 'employer',
      header: m.employer,
      wide: true,
      // An empty employer would leave a gap in a block.
      cell: (row) =>
        (row.employer_name !== '' || row.origin === 'elsewhere') && (
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 lg:min-w-36">
            {row.employer_name !== '' && (
              <span className="wrap-anywhere">{shownEmployer(row.employer_name)}</span>
            )}
            <AddedMark application={row} />
          </span>
        ),
    },
    {
      id: 'status',
      header: m.status,
      cell: (row) => (
        <span className="flex flex-wrap gap-1">
          {/* 'Applied' beside 'Not sent' would be a contradiction. */}
          {!wasNeverSent(row) && <StatusBadge status={row.status} />}
          <SendBadge state={row.send_state} />
        </span>
      ),
    },
    {
      id: 'applied',
      header: m.appliedDate,
      label: m.applied,
      wide: true,
      className: dates,
      cell: (row) =>
        // The status already says that it was not sent.
        !wasNeverSent(row) && <AppliedDate application={row} />,
    },
    {
      id: 'updated',
      header: m.lastUpdated,
      label: m.updated,
      wide: true,
      className: dates,
      cell: ({ last_updated }) => <time dateTime={last_updated}>{formatDateTime(last_updated)}</time>,
    },
    {
      id: 'actions',
      header: m.actions,
      align: 'end',
      cell: (row) => (
        <span className="inline-flex items-center gap-1">
          <IconButton
            icon={RouteGlyph}
            label={m.showRoute(row.job_title)}
            aria-expanded={openId === row.id}
            data-toggle={row.id}
            onClick={() => toggle(row.id)}
          />
          <Button onClick={() => onUpdate(row)}>
            {m.update}
            <span className="sr-only"> {m.updateStatusOf(row.job_title)}</span>
          </Button>
        </span>
      ),
    },
  ]
  return (
    <div ref={table}>
      <Table
        caption={m.title}
        columns={columns}
        rows={applications}
        rowKey={({ id }) => id}
        detail={(row) => (row.id === openId ? <ApplicationDetail application={row} now={now} /> : null)}
      />
    </div>
  )
}
