import type { SavedSearch, SearchCriteria } from '@hanap/contract/jobs/saved-searches'
import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type SyntheticEvent, useState } from 'react'
import { notificationSettingsQuery } from '../../seeker/alerts/alert-settings.ts'
import { frequencyWords } from '../../seeker/alerts/frequency-words.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { CriteriaChips } from './criteria-chips.tsx'
import { nameFrom, useCriteriaWords } from './criteria-words.ts'
import { savedSearchMessages } from './messages.ts'
import { useSaveSearch } from './queries.ts'
import { saveSearchMessages } from './save-messages.ts'
import { SearchDialog } from './search-dialog.tsx'
import { NAME_LENGTH, nameChanged, nameProblem, type SaveFailure, saveFailure } from './search-name.ts'

type SaveSearchDialogProps = { criteria: SearchCriteria; hasDate: boolean; onClose: () => void }

export function SaveSearchDialog({ criteria, hasDate, onClose }: SaveSearchDialogProps) {
  const m = saveSearchMessages
  const tellSaved = useSavedToast()
  const saving = useSaveSearch()
  const proposed = nameFrom(useCriteriaWords(criteria))
  const [typed, setTyped] = useState<string | null>(null)
  const [alerts, setAlerts] = useState(true)
  const [failure, setFailure] = useState<SaveFailure>({})
  const name = typed ?? proposed

  async function save(event: SyntheticEvent) {
    event.preventDefault()
    if (saving.isPending) return
    const problem = nameProblem(name)
    if (problem) return setFailure({ name: problem })
    setFailure({})
    try {
      const { search, wasSaved } = await saving.mutateAsync({ name: name.trim(), criteria, alerts })
      onClose()
      tellSaved(search, wasSaved)
    } catch (error) {
      setFailure(saveFailure(error, { fallback: m.failed, network: m.network }))
    }
    return undefined
  }

  return (
    <SearchDialog
      title={m.title}
      submit={m.submit}
      busyText={m.submitting}
      isSaving={saving.isPending}
      failure={failure.form}
      onClose={onClose}
      onSubmit={(event) => void save(event)}
    >
      <div className="grid gap-2">
        <CriteriaChips criteria={criteria} label={m.criteria} />
        {hasDate && <p className="text-ink-2 text-t1">{m.noDate}</p>}
      </div>
      <TextField
        label={m.name}
        value={name}
        maxLength={NAME_LENGTH}
        error={failure.name}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value)
          setFailure((said) => nameChanged(said, target.value))
        }}
      />
      <Checkbox
        label={m.alerts}
        checked={alerts}
        onChange={(event) => setAlerts(event.target.checked)}
        hint={alerts ? <WhenTold /> : undefined}
      />
    </SearchDialog>
  )
}

/** Nothing until the settings are known. */
function WhenTold() {
  const m = saveSearchMessages
  const { data: settings } = useQuery({ ...notificationSettingsQuery, retry: false })
  if (!settings) return null
  return (
    <>
      {settings.job_alerts ? m.told(frequencyWords[settings.frequency]) : m.alertsOff}{' '}
      <Link to={pages.settings.path} search={{ tab: 'notifications' }}>
        {m.toSettings}
      </Link>
    </>
  )
}

function useSavedToast() {
  const m = saveSearchMessages
  const { paused } = savedSearchMessages
  const toasts = useToasts()
  const navigate = useNavigate()
  return (search: SavedSearch, wasSaved: boolean) => {
    const reason = search.paused && search.paused !== 'off' ? paused(search.paused) : m.doneText
    const action = { label: m.see, run: () => void navigate({ to: pages.savedSearches.path }) }
    if (wasSaved) toasts.info(m.before, search.name, { action })
    else toasts.success(m.done, search.paused === 'off' ? m.doneSilent : reason, { action })
  }
}
