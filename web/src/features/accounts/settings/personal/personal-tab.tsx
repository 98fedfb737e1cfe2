import type { User } from '@hanap/contract/accounts/users'
import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../account-queries.ts'
import { LoadedSettings } from '../loaded-settings.tsx'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import { PersonalForm } from './personal-form.tsx'
import { usePersonalForm } from './use-personal-form.ts'

export function PersonalTab() {
  return <LoadedSettings result={useQuery(accountQuery)}>{(user) => <Personal user={user} />}</LoadedSettings>
}

function Personal({ user }: { user: User }) {
  const edit = usePersonalForm(user)
  return (
    <>
      <PersonalForm user={user} edit={edit} />
      <UnsavedGuard isChanged={edit.isChanged} isSaving={edit.isSaving} onLeave={edit.discard} />
    </>
  )
}
