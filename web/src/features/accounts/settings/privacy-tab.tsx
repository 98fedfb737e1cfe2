import { useQuery } from '@tanstack/react-query'
import { ExportPanel } from './exports/export-panel.tsx'
import { DeleteAccountPanel } from './leaving/delete-account-panel.tsx'
import { LoadedSettings } from './loaded-settings.tsx'
import { EmployerViews } from './privacy/employer-views.tsx'
import { PrivacyForm } from './privacy/privacy-form.tsx'
import { privacySettingsQuery, type SavedPrivacy } from './privacy/queries.ts'
import { usePrivacyForm } from './privacy/use-privacy-form.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'

export function PrivacyTab() {
  const result = useQuery(privacySettingsQuery)
  return (
    <>
      <LoadedSettings result={result}>{(saved) => <Privacy saved={saved} />}</LoadedSettings>
      <ExportPanel />
      <DeleteAccountPanel />
    </>
  )
}

function Privacy({ saved }: { saved: SavedPrivacy }) {
  const edit = usePrivacyForm(saved)
  return (
    <>
      <PrivacyForm edit={edit} />
      <EmployerViews isChanged={edit.isChanged} />
      <UnsavedGuard isChanged={edit.isChanged} isSaving={edit.isSaving} onLeave={edit.forget} />
    </>
  )
}
