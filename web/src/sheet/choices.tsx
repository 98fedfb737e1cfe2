import { List, SquareKanban } from 'lucide-react'
import { useState } from 'react'
import { Chip, RemovableChip } from '../ui/chip.tsx'
import { PagedRows } from '../ui/paged-rows.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Segments } from '../ui/segments.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Tag } from '../ui/tag.tsx'
import { LONG, Section } from './section.tsx'

const tabs = [
  { id: 'all', label: 'All', count: 11 },
  { id: 'applied', label: 'Applied', count: 4 },
  { id: 'empty', label: 'Offer', count: 0 },
] as const
const views = [
  { id: 'table', label: 'Table', icon: List },
  { id: 'board', label: 'Board', icon: SquareKanban },
] as const

/** What is chosen, and the way through long lists. */
export function Choices() {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('all')
  const [view, setView] = useState<(typeof views)[number]['id']>('table')
  const [page, setPage] = useState(4)
  return (
    <>
      <Section title="Chips and tags">
        <Chip pressed count={44}>
          Chosen
        </Chip>
        <Chip pressed={false} count={52}>
          Not chosen
        </Chip>
        <Chip pressed={false} className="is-hover">
          Hovered
        </Chip>
        <Chip pressed={false} className="is-focus">
          Focused
        </Chip>
        <Chip pressed={false} disabled count={0}>
          Disabled
        </Chip>
        <RemovableChip label="Full Time" onRemove={() => {}} />
        <RemovableChip label={LONG} onRemove={() => {}} />
        <Tag>Payroll</Tag>
        <Tag>{LONG}</Tag>
      </Section>
      <Section title="Tabs and segments">
        <div className="w-full">
          <Tabs label="Applications by status" items={tabs} selected={tab} onSelect={setTab}>
            <p className="p-4">The panel of “{tab}”.</p>
          </Tabs>
        </div>
        <Segments label="View" items={views} selected={view} onSelect={setView} />
      </Section>
      <Section title="Pages of a list">
        <div className="grid w-full gap-6">
          <Pagination page={1} pageCount={13} onPage={() => {}} label="At the first page" />
          <Pagination page={page} pageCount={13} onPage={setPage} label="In the middle" />
          <Pagination page={3} pageCount={3} onPage={() => {}} label="At the last page" />
          <PagedRows page={1} pageCount={2} onPage={() => {}} label="Rows at rest">
            <li className="px-4 py-3">A row</li>
            <li className="px-4 py-3 wrap-anywhere">{LONG}</li>
          </PagedRows>
          <PagedRows page={2} pageCount={2} onPage={() => {}} label="Rows while others come" isChanging>
            <li className="px-4 py-3">A row that is about to go</li>
          </PagedRows>
        </div>
      </Section>
    </>
  )
}
