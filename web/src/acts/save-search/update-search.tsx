import type { SavedSearch, SearchCriteria } from '@hanap/contract/jobs/saved-searches'
import { RefreshCw } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { useChangeSearch } from './queries.ts'
import { saveSearchMessages } from './save-messages.ts'
import { saveFailure } from './search-name.ts'

type UpdateSearchProps = {
  /** The saved search that was opened. */
  search: SavedSearch
  /** The search as shown. */
  criteria: SearchCriteria
}

/** Updates the saved search, and offers Undo. */
export function UpdateSearch({ search, criteria }: UpdateSearchProps) {
  const m = saveSearchMessages
  const toasts = useToasts()
  const changing = useChangeSearch()

  async function change(to: SearchCriteria): Promise<boolean> {
    try {
      await changing.mutateAsync({ id: search.id, changes: { criteria: to } })
      return true
    } catch (problem) {
      const texts = { fallback: m.updateFailedText, network: m.network }
      const { name, form } = saveFailure(problem, texts)
      toasts.error(m.updateFailed, form ?? name)
      return false
    }
  }
  async function undo() {
    if (await change(search.criteria)) toasts.success(m.undone, search.name)
  }
  async function update() {
    if (changing.isPending || !(await change(criteria))) return
    toasts.success(m.updated, m.updatedText(search.name), {
      action: { label: m.undo, run: () => void undo() },
    })
  }

  return (
    <Button
      look="quiet"
      icon={RefreshCw}
      aria-label={m.updateTitled(search.name)}
      busy={changing.isPending}
      busyText={m.updating}
      onClick={() => void update()}
    >
      {m.update}
    </Button>
  )
}
