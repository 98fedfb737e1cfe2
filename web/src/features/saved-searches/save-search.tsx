import { useQuery } from '@tanstack/react-query'
import { BellPlus, Check } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { useToasts } from '../../ui/toast.tsx'
import type { JobSearchParams } from '../jobs/job-search-params.ts'
import { criteriaOf, isSameSearch } from './criteria.ts'
import { savedSearchesQuery } from './queries.ts'
import { saveSearchMessages } from './save-messages.ts'
import type { SaveSearchDialog } from './save-search-dialog.tsx'
import { ToSearches } from './to-searches.tsx'

/**
 * The button that keeps the search that is shown; its dialog is fetched then. One that is kept leads to the kept ones.
 * Nothing where the search asks for nothing that can be kept.
 */
export function SaveSearch({ params }: { params: JobSearchParams }) {
  const m = useMessages(saveSearchMessages)
  const toasts = useToasts()
  const [loaded, setLoaded] = useState<{ Dialog: typeof SaveSearchDialog } | null>(null)
  const [isOpen, setOpen] = useState(false)
  // Without the list the button stands; whoever saves again is told.
  const { data: kept = [] } = useQuery({ ...savedSearchesQuery, retry: false })
  const criteria = criteriaOf(params)
  if (criteria === null) return null
  const isKept = kept.some((search) => isSameSearch(search.criteria, criteria))

  async function open() {
    const part = loaded ?? (await import('./save-search-dialog.tsx').catch(() => null))
    if (!part) return toasts.error(m.notOpened, m.notOpenedText)
    if ('SaveSearchDialog' in part) setLoaded({ Dialog: part.SaveSearchDialog })
    setOpen(true)
    return undefined
  }

  return (
    <>
      {isKept && !isOpen ? (
        <ToSearches icon={Check}>{m.saved}</ToSearches>
      ) : (
        <Button look="quiet" icon={BellPlus} aria-haspopup="dialog" onClick={() => void open()}>
          {m.save}
        </Button>
      )}
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
