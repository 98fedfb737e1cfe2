import { plans } from '@hanap/contract/plans'
import { useMessages } from '../../i18n/language.tsx'
import { SocialButtons } from '../social-sign-in/social-buttons.tsx'
import { Entry } from './entry.tsx'
import { accountMessages } from './messages.ts'
import { RegisterForm } from './register-form.tsx'

/** Making an account: the form, and beside it what the free trial holds. */
export function RegisterPage() {
  const m = useMessages(accountMessages)
  const { max_saved_jobs, max_searches } = plans.free
  return (
    <Entry
      title={m.registerTitle}
      lead={m.registerLead}
      sign={m.registerSign}
      signText={
        <ul className="grid gap-1">
          <li>{m.trialSearches(max_searches)}</li>
          <li>{m.trialSaved(max_saved_jobs)}</li>
          <li>{m.trialCard}</li>
        </ul>
      }
      paint={1}
    >
      <RegisterForm />
      <SocialButtons />
    </Entry>
  )
}
