import type { Application } from '@hanap/contract/applications/applications'
import { EMPLOYER_NOT_SHOWN } from '@hanap/contract/jobs/unnamed-employer'
import { formatDateTime } from '../../../../i18n/format.ts'
import { EmployerPlate } from '../../../../listing/employer/employer-plate.tsx'
import { shownEmployer } from '../../../../listing/employer/shown-employer.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Table, type TableColumn } from '../../../../ui/surfaces/table.tsx'
import { AddedMark } from '../added-mark.tsx'
import { ApplicationDetail } from '../detail/application-detail.tsx'
import { useOpenRow } from '../finding/use-open-row.ts'
import { JobTitle } from '../job-title.tsx'
import { dayFromNow } from '../manila-time.ts'
import { applicationMessages } from '../messages.ts'
import { wasNeverSent } from '../never-sent.ts'
import { RouteToggle } from '../route/route-toggle.tsx'
import { RowNext } from '../row-next.tsx'
import { SendBadge, StatusBadge } from '../status-badge.tsx'
import type { ViewProps } from './view-props.ts'

const isNamed = (employer: string) => employer !== '' && employer !== EMPLOYER_NOT_SHOWN

/** A row's date; the year shows only where it is not this one. */
function RowDate({ date, now }: { date: string; now: number }) {
  const year = `, ${dayFromNow(now).slice(0, 4)}`
  const words = formatDateTime(date)
  const [day, time] = words.split(year)
  return (
    <time dateTime={date}>
      {time === undefined ? (
        words
      ) : (
        <>
          {day}
          <span className="sr-only">{year}</span>
          {time}
        </>
      )}
    </time>
  )
}

/** Blocks below 1024 px. A row opens its details in place. */
export function ApplicationsTable(props: ViewProps) {
  const { applications, search, now, onChange, onUpdate } = props
  const m = applicationMessages
  const { page } = search
  const { table, openId, toggle } = useOpenRow(search.open, (open) =>
    onChange({ page, open }, { replace: true }),
  )
  const columns: TableColumn<Application>[] = [
    {
      id: 'title',
      header: m.jobTitle,
      className: 'job-cell',
      cell: (row) => (
        <>
          <EmployerPlate
            employer={isNamed(row.employer_name) ? { name: row.employer_name } : null}
            size="small"
          />
          <span className="job-cell-title">
            <JobTitle application={row} />
          </span>
          <RowNext application={row} now={now} />
        </>
      ),
    },
    {
      id: 'employer',
      header: m.employer,
      className: 'employer-cell',
      // An empty employer would leave a gap in a block.
      cell: (row) =>
        (row.employer_name !== '' || row.origin === 'elsewhere') && (
          <span className="flex min-h-5.5 items-center gap-2 lg:min-w-36">
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
      className: 'date-cell',
      cell: (row) =>
        // The status already says that it was not sent.
        !wasNeverSent(row) && <RowDate date={row.applied_on ?? row.applied_date} now={now} />,
    },
    {
      id: 'updated',
      header: m.lastUpdated,
      label: m.updated,
      className: 'date-cell',
      cell: ({ last_updated }) => <RowDate date={last_updated} now={now} />,
    },
    {
      id: 'actions',
      header: m.actions,
      align: 'end',
      className: 'actions-cell',
      cell: (row) => (
        <span className="inline-flex items-center">
          <RouteToggle
            application={row}
            now={now}
            isOpen={openId === row.id}
            onToggle={() => toggle(row.id)}
          />
          <Button look="quiet" onClick={() => onUpdate(row)}>
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
