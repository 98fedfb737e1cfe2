import { Check, Eye, Inbox, MessageSquare, Send, Tag as TagGlyph, X } from 'lucide-react'
import { Alert } from '../ui/alert.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Panel } from '../ui/panel.tsx'
import { Progress } from '../ui/progress.tsx'
import { Skeleton, SkeletonBlock, SkeletonLine } from '../ui/skeleton.tsx'
import { Table } from '../ui/table.tsx'
import { TickMeter } from '../ui/tick-meter.tsx'
import { Section } from './section.tsx'

const rows = [
  { id: 1, title: 'Bookkeeper for Australian trades clients (Xero)', employer: 'Northlight Books' },
  { id: 2, title: 'Operations Assistant', employer: 'Employer not shown' },
]

/** What tells how something stands or went. */
export function Feedback() {
  return (
    <>
      <Section title="Badges">
        <Badge tone="blue" icon={Send}>
          Applied
        </Badge>
        <Badge tone="yellow" icon={Eye}>
          Under Review
        </Badge>
        <Badge tone="purple" icon={MessageSquare}>
          Interview
        </Badge>
        <Badge tone="green" icon={TagGlyph}>
          Offer
        </Badge>
        <Badge tone="green-solid" icon={Check}>
          Hired
        </Badge>
        <Badge tone="red" icon={X}>
          Rejected
        </Badge>
        <Badge tone="grey">Sample</Badge>
        <Badge tone="mango">Premium</Badge>
      </Section>
      <Section title="Measures">
        <div className="grid w-full max-w-[420px] gap-4">
          <TickMeter label="82 of 100 searches left" value={82} max={100} />
          <TickMeter label="17 of 100 searches left" value={17} max={100} tone="warning" />
          <TickMeter label="4 of 100 searches left" value={4} max={100} tone="danger" />
          <Progress label="Saved jobs" value={3} max={5} text="3 of 5 saved" />
          <Progress label="Profile" value={80} text="80%" tone="success" thin />
          <Progress label="Reading your resume" />
        </div>
      </Section>
      <Section title="Notices">
        <div className="grid w-full gap-3 md:grid-cols-2">
          <Alert kind="info" title="Sample job">
            This listing shows how a page looks.
          </Alert>
          <Alert kind="success">Registration successful! Please log in.</Alert>
          <Alert kind="warning" title="The listing asks you to continue on a chat app">
            Keep a written record, and never send money or ID photos there.
          </Alert>
          <Alert kind="error">Invalid email or password.</Alert>
          <Alert kind="note" title="Premium Feature" action={<Button look="primary">Upgrade Now</Button>}>
            Full Time over $1000 would cut these 124 jobs to 17.
          </Alert>
          <EmptyState title="No jobs found" icon={Inbox} action={<Button>Reset Search</Button>}>
            Without “Night shift” there are 31.
          </EmptyState>
          <Panel title="Quick Apply" main>
            <p>Goes through your connected job-board account.</p>
          </Panel>
          <Skeleton>
            <SkeletonBlock />
            <SkeletonLine />
            <SkeletonLine short />
          </Skeleton>
        </div>
      </Section>
      <Section title="Table">
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
    </>
  )
}
