import { useQuery } from '@tanstack/react-query'
import { BellPlus, Check } from 'lucide-react'
import { useState } from 'react'
import type { JobSearchParams } from '../../listing/address/job-search-params.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useKeptFocus } from '../../ui/dialogs/use-kept-focus.ts'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { criteriaOf, isSameSearch } from './criteria.ts'
import { savedSearchesQuery } from './queries.ts'
import { saveSearchMessages } from './save-messages.ts'
import type { SaveSearchDialog } from './save-search-dialog.tsx'
import { ToSearches } from './to-searches.tsx'
import { UpdateSearch } from './update-search.tsx'

/**
 * Links to the list if saved, and updates a changed saved search. Nothing for an empty search. The dialog loads on
 * demand.
 */
export function SaveSearch({ params }: { params: JobSearchParams }) {
  const m = saveSearchMessages
  const toasts = useToasts()
  const [loaded, setLoaded] = useState<{ Dialog: typeof SaveSearchDialog } | null>(null)
  const [isOpen, setOpen] = useState(false)
  // The pressed button is replaced.
  const kept = useKeptFocus<HTMLDivElement>((area) => area.querySelector<HTMLElement>('a, button'))
  // Without the list, saving again says so.
  const { data: list = [] } = useQuery({ ...savedSearchesQuery, retry: false })
  const criteria = criteriaOf(params)
  if (criteria === null) return null
  const isKept = list.some((search) => isSameSearch(search.criteria, criteria))
  const opened = list.find(({ id }) => id === params.saved)

  async function open() {
    const part = loaded ?? (await import('./save-search-dialog.tsx').catch(() => null))
    if (!part) return toasts.error(m.notOpened, m.notOpenedText)
    if ('SaveSearchDialog' in part) setLoaded({ Dialog: part.SaveSearchDialog })
    setOpen(true)
    return undefined
  }

  return (
    <>
      <div {...kept} className="flex flex-wrap gap-1.5 max-lg:flex-auto">
        {opened && !isKept && <UpdateSearch search={opened} criteria={criteria} />}
        {isKept && !isOpen ? (
          <ToSearches icon={Check}>{m.saved}</ToSearches>
        ) : (
          <Button
            className="tool max-lg:flex-1"
            icon={BellPlus}
            aria-haspopup="dialog"
            data-key="save-search"
            onClick={() => void open()}
          >
            {m.save}
          </Button>
        )}
      </div>
      {loaded && isOpen && (
        <loaded.Dialog
          criteria={criteria}
          hasDate={params.date_posted !== undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
