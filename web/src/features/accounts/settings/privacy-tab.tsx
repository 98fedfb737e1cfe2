import { useQuery } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { ExportPanel } from './exports/export-panel.tsx'
import { DeleteAccountPanel } from './leaving/delete-account-panel.tsx'
import { LoadedSettings } from './loaded-settings.tsx'
import { EmployerViews } from './privacy/employer-views.tsx'
import { PrivacyForm } from './privacy/privacy-form.tsx'
import { privacySettingsQuery, type SavedPrivacy } from './privacy/queries.ts'
import { usePrivacyForm } from './privacy/use-privacy-form.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'

export function PrivacyTab({ side }: { side: HTMLElement | null }) {
  const result = useQuery(privacySettingsQuery)
  return (
    <>
      <LoadedSettings result={result}>{(saved) => <Privacy saved={saved} side={side} />}</LoadedSettings>
      <ExportPanel />
      <DeleteAccountPanel />
    </>
  )
}

function Privacy({ saved, side }: { saved: SavedPrivacy; side: HTMLElement | null }) {
  const edit = usePrivacyForm(saved)
  const views = <EmployerViews isChanged={edit.isChanged} />
  return (
    <>
      <PrivacyForm edit={edit} />
      {side ? createPortal(views, side) : views}
      <UnsavedGuard isChanged={edit.isChanged} isSaving={edit.isSaving} onLeave={edit.forget} />
    </>
  )
}
