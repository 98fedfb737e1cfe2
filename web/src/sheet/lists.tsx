import { Inbox } from 'lucide-react'
import { Failure } from '../page/failure.tsx'
import { ListFailed } from '../page/list-failed.tsx'
import { WaysOn } from '../shell/ways-on.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton, SkeletonBlock, SkeletonLine } from '../ui/skeleton.tsx'
import { Table } from '../ui/table.tsx'
import { LONG, Section } from './section.tsx'

const rows = [
  { id: 1, title: 'Bookkeeper for Australian trades clients (Xero)', employer: 'Northlight Books' },
  { id: 2, title: LONG, employer: 'Employer not shown' },
]
const nothing = () => {}

/** A list, and everything that may stand in its place. */
export function Lists() {
  return (
    <>
      <Section title="Table, with an open row">
        <div className="frame w-full">
          <Table
            caption="Applications"
            rows={rows}
            rowKey={({ id }) => id}
            detail={({ id }) => (id === 1 ? <Panel>The open row shows its route here.</Panel> : null)}
            columns={[
              { id: 'title', header: 'Job Title', wide: true, cell: ({ title }) => <b>{title}</b> },
              { id: 'employer', header: 'Employer', wide: true, cell: ({ employer }) => employer },
              { id: 'status', header: 'Status', cell: () => <Badge tone="blue">Applied</Badge> },
              {
                id: 'actions',
                header: 'Actions',
                align: 'end',
                cell: () => <Button size="small">Update</Button>,
              },
              { id: 'date', header: 'Applied Date', label: 'Applied', wide: true, cell: () => 'Nov 3, 2026' },
            ]}
          />
        </div>
      </Section>
      <Section title="In a list’s place">
        <div className="grid w-full items-start gap-3 md:grid-cols-2">
          <EmptyState title="No jobs found" icon={Inbox} action={<Button>Reset Search</Button>}>
            Without “Night shift” there are 31.
          </EmptyState>
          <EmptyState title={LONG}>{LONG}</EmptyState>
          <ListFailed text="Failed to load jobs." onRetry={nothing} />
          <ListFailed
            text="Failed to load jobs."
            isOffline
            keptRows="These are the rows of before."
            onRetry={nothing}
          />
          <Skeleton>
            <SkeletonBlock />
            <SkeletonLine />
            <SkeletonLine short />
          </Skeleton>
          <div>
            <Failure error={new Error('Anything')} reset={nothing} />
          </div>
          <WaysOn />
        </div>
      </Section>
      <Section title="Panels">
        <Panel title="The one frame that matters" main>
          <p>Goes through your connected job-board account.</p>
        </Panel>
        <Panel title={LONG} actions={<Button size="small">Edit</Button>}>
          <p className="wrap-anywhere">{LONG}</p>
        </Panel>
      </Section>
    </>
  )
}
