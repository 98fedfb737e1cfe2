import { plans } from '@hanap/contract/payments/plans'
import { getRouteApi } from '@tanstack/react-router'
import { Entry } from '../entry.tsx'
import { accountMessages } from '../messages.ts'
import { SocialButtons } from '../social/social-buttons.tsx'
import { RegisterForm } from './register-form.tsx'

const route = getRouteApi('/register')

export function RegisterPage() {
  const m = accountMessages
  const { next } = route.useSearch()
  const { max_saved_jobs, max_searches } = plans.free
  return (
    <Entry
      title={m.registerTitle}
      lead={m.registerLead}
      sign={m.registerSign}
      signText={
        <ul className="grid gap-0.5 nav:list-[square] nav:gap-2 nav:pl-5">
          <li>{m.trialSearches(max_searches)}</li>
          <li>{m.trialSaved(max_saved_jobs)}</li>
          <li>{m.trialCard}</li>
        </ul>
      }
      paint={5}
    >
      <RegisterForm next={next} />
      <SocialButtons next={next} />
    </Entry>
  )
}
