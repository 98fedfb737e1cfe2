import type { SavedSearch } from '@hanap/contract/saved-searches'
import { type SyntheticEvent, useId, useState } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToasts } from '../../ui/toast.tsx'
import { savedSearchMessages } from './messages.ts'
import { useChangeSearch } from './queries.ts'
import { NAME_LENGTH, nameProblem, saveFailure } from './search-name.ts'

/** Gives a kept search another name. */
export function RenameDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const m = useMessages(savedSearchMessages)
  const toasts = useToasts()
  const formId = useId()
  const changing = useChangeSearch()
  const [name, setName] = useState(search.name)
  const [failure, setFailure] = useState<{ name?: string; form?: string }>({})

  async function save(event: SyntheticEvent) {
    event.preventDefault()
    if (changing.isPending) return
    const problem = nameProblem(name)
    if (problem) return setFailure({ name: problem })
    setFailure({})
    try {
      await changing.mutateAsync({ id: search.id, name: name.trim() })
      onClose()
      toasts.success(m.renamed, name.trim())
    } catch (error) {
      setFailure(saveFailure(error, { fallback: m.changeFailed, network: m.network }))
    }
    return undefined
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={m.renameTitle}
      size="small"
      canClose={!changing.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={changing.isPending}>
            {m.cancel}
          </Button>
          <Button type="submit" form={formId} look="primary" busy={changing.isPending} busyText={m.saving}>
            {m.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)} className="grid grid-cols-1 gap-5">
        {failure.form && (
          <Alert kind="error" live>
            {failure.form}
          </Alert>
        )}
        <TextField
          label={m.name}
          hint={m.nameHint}
          value={name}
          maxLength={NAME_LENGTH}
          error={failure.name}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
