import { SearchX } from 'lucide-react'
import { useMessages } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { jobMessages } from './messages.ts'

/** Nothing matches: one step back to everything. */
export function NoJobs({ onReset }: { onReset: () => void }) {
  const m = useMessages(jobMessages)
  return (
    <EmptyState
      title={m.noJobsFound}
      icon={SearchX}
      action={
        <Button look="primary" onClick={onReset}>
          {m.resetSearch}
        </Button>
      }
    >
      <p>{m.noJobsText}</p>
    </EmptyState>
  )
}
