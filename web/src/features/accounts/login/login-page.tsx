import { pages } from '@hanap/contract/site/pages'
import { getRouteApi } from '@tanstack/react-router'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import { Entry } from '../entry.tsx'
import { accountMessages } from '../messages.ts'
import { SocialButtons } from '../social/social-buttons.tsx'
import { LoginForm } from './login-form.tsx'

const route = getRouteApi('/login')

/** A sign-up without a token ends here too (`registered=success`). */
export function LoginPage() {
  const m = accountMessages
  const { next, registered } = route.useSearch()
  return (
    <Entry
      title={m.loginTitle}
      lead={leadOf(next, m)}
      sign={m.loginSign}
      signText={<p>{m.loginSignText}</p>}
      paint={4}
    >
      {registered === 'success' && (
        <Alert kind="success" title={m.registeredTitle}>
          {m.registeredText}
        </Alert>
      )}
      <LoginForm next={next} />
      <SocialButtons next={next} />
    </Entry>
  )
}

/** The reason to log in, by the page the visitor came from. */
function leadOf(next: string | undefined, m: typeof accountMessages): string {
  if (next === undefined) return m.loginLead
  const path = next.replace(/[?#].*$/, '').replace(/\/+$/, '')
  return path === pages.settings.path ? m.loginForSettings : m.loginToGoOn
}
