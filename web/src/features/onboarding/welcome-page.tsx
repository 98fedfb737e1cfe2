import { useSession } from '../../api/browser-session.ts'
import { useMessages } from '../../i18n/language.tsx'
import { Page } from '../../shell/page.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { FirstSteps } from './first-steps.tsx'
import { onboardingMessages } from './messages.ts'
import { TrialTerms } from './trial-terms.tsx'

/** A new seeker's first page: what the trial holds, and what to do first. Anyone may read it. */
export function WelcomePage() {
  const m = useMessages(onboardingMessages)
  const { user } = useSession()
  const title = user?.first_name ? m.hello(user.first_name) : m.title
  return (
    <Page
      title={title}
      lead={m.lead}
      actions={
        <ButtonLink to="/jobs" look="primary">
          {m.findJobs}
        </ButtonLink>
      }
    >
      <div className="grid gap-10">
        <TrialTerms />
        <FirstSteps />
      </div>
    </Page>
  )
}
