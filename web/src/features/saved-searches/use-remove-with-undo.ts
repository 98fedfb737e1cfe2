import type { SavedSearch } from '@hanap/contract/jobs/saved-searches'
import { savedSearchMessages } from '../../acts/save-search/messages.ts'
import { useSaveSearch } from '../../acts/save-search/queries.ts'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { useRemoveSearch } from './use-remove-search.ts'

/** Its Undo restores the search with its name and matches. */
export function useRemoveWithUndo() {
  const m = savedSearchMessages
  const toasts = useToasts()
  const removing = useRemoveSearch()
  const saving = useSaveSearch()

  async function undo({ id, name, criteria, alerts }: SavedSearch) {
    try {
      await saving.mutateAsync({ name, criteria, alerts, removed_id: id })
      toasts.success(m.undone, name)
    } catch {
      toasts.error(m.undoFailed)
    }
  }

  return async (search: SavedSearch) => {
    try {
      await removing.mutateAsync(search)
      toasts.success(m.removed, m.removedText(search.name), {
        action: { label: m.undo, run: () => void undo(search) },
      })
    } catch {
      toasts.error(m.removeFailed)
    }
  }
}
