import type { SavedSearch } from '@hanap/contract/jobs/saved-searches'
import { type SyntheticEvent, useState } from 'react'
import { savedSearchMessages } from '../../acts/save-search/messages.ts'
import { useChangeSearch } from '../../acts/save-search/queries.ts'
import { SearchDialog } from '../../acts/save-search/search-dialog.tsx'
import {
  NAME_LENGTH,
  nameChanged,
  nameProblem,
  type SaveFailure,
  saveFailure,
} from '../../acts/save-search/search-name.ts'
import { useSaveOver } from '../../page/elsewhere/use-save-over.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useToasts } from '../../ui/toasts/toast.tsx'

export function RenameDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const m = savedSearchMessages
  const toasts = useToasts()
  const changing = useChangeSearch()
  const [begun] = useState(search.name)
  const [name, setName] = useState(begun)
  const { save: saveEdit, dialog } = useSaveOver<{ name: string }, SavedSearch>({ name: { label: m.name } })
  const [failure, setFailure] = useState<SaveFailure>({})

  async function save(event: SyntheticEvent) {
    event.preventDefault()
    if (changing.isPending) return
    const problem = nameProblem(name)
    if (problem) return setFailure({ name: problem })
    setFailure({})
    try {
      const kept = await saveEdit({
        bases: [{ name: begun }],
        mine: { name: name.trim() },
        held: search,
        fieldsOf: (state) => ({ name: (state ?? search).name }),
        send: (changed, over) =>
          changing.mutateAsync({ id: search.id, changes: changed, version: (over ?? search).version }),
      })
      if (!kept) return
      onClose()
      toasts.success(m.renamed, kept.name)
    } catch (error) {
      setFailure(saveFailure(error, { fallback: m.changeFailed, network: m.network }))
    }
    return undefined
  }

  return (
    <SearchDialog
      title={m.renameTitle}
      submit={m.save}
      busyText={m.saving}
      isSaving={changing.isPending}
      failure={failure.form}
      onClose={onClose}
      onSubmit={(event) => void save(event)}
    >
      <TextField
        label={m.name}
        hint={m.nameHint}
        value={name}
        maxLength={NAME_LENGTH}
        error={failure.name}
        autoComplete="off"
        data-autofocus
        onChange={({ target }) => {
          setName(target.value)
          setFailure((said) => nameChanged(said, target.value))
        }}
      />
      {dialog}
    </SearchDialog>
  )
}
