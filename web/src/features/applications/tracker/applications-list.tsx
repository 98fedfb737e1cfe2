import { type Application, applicationStatusLabels } from '@hanap/contract/applications'
import { useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { focusHeading } from '../../../ui/focus-heading.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { statusTabs } from './application-tabs.ts'
import type { ApplicationsSearch } from './applications-search.ts'
import { ApplicationsTable } from './applications-table.tsx'
import { applicationMessages } from './messages.ts'
import { isUnder } from './never-sent.ts'
import { UpdateStatusDialog } from './update-status-dialog.tsx'

const PER_PAGE = 25

/** Tabs with their counts, the rows of the chosen one, and the dialog that updates a row. */
export function ApplicationsList(props: {
  applications: readonly Application[]
  search: ApplicationsSearch
  now: number
  onSearch: (search: ApplicationsSearch) => void
}) {
  const { applications, search, now, onSearch } = props
  const { status } = search
  const m = useMessages(applicationMessages)
  const [updating, setUpdating] = useState<Application | null>(null)
  const matching = status ? applications.filter((item) => isUnder(item, status)) : applications
  const pageCount = Math.max(1, Math.ceil(matching.length / PER_PAGE))
  const page = Math.min(search.page ?? 1, pageCount)
  const shown = matching.slice((page - 1) * PER_PAGE, page * PER_PAGE)

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Tabs
        label={m.statusFilter}
        items={statusTabs(applications, m.all)}
        selected={status ?? 'all'}
        onSelect={(id) => onSearch(id === 'all' ? {} : { status: id })}
      >
        {shown.length > 0 ? (
          <div className="frame rounded-t-none border-t-0">
            <ApplicationsTable applications={shown} now={now} onUpdate={setUpdating} />
          </div>
        ) : (
          <div className="pt-4">
            <EmptyState
              title={m.noMatchTitle(status ? applicationStatusLabels[status] : m.all)}
              action={
                <Button
                  onClick={() => {
                    focusHeading()
                    onSearch({})
                  }}
                >
                  {m.showAll}
                </Button>
              }
            >
              {m.noMatchText}
            </EmptyState>
          </div>
        )}
      </Tabs>
      <Pagination
        page={page}
        pageCount={pageCount}
        onPage={(next) => onSearch({ ...(status && { status }), page: next })}
        label={m.pages}
      />
      {updating && (
        <UpdateStatusDialog key={updating.id} application={updating} onClose={() => setUpdating(null)} />
      )}
    </div>
  )
}
