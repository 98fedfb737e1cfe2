import { useSession } from '../../../api/session/browser-session.ts'
import { useLinkToken } from '../../../page/use-link-token.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import { Skeleton, SkeletonLine } from '../../../ui/surfaces/skeleton.tsx'
import { Entry } from '../entry.tsx'
import { accountMessages } from '../messages.ts'
import { useEmailConfirmation } from './use-email-confirmation.ts'

/** The target of the mailed link, for a new or changed address. */
export function ConfirmEmailPage() {
  const m = accountMessages
  const token = useLinkToken()
  return (
    <Entry
      title={m.confirmTitle}
      lead={m.confirmLead}
      sign={m.confirmSign}
      signText={<p>{m.confirmSignText}</p>}
      paint={4}
    >
      <Outcome key={token} token={token} />
    </Entry>
  )
}

function Outcome({ token }: { token: string | null }) {
  const m = accountMessages
  const { confirmation, retry } = useEmailConfirmation(token)
  const isSignedIn = useSession().token !== null
  if (confirmation.state === 'waiting')
    return (
      <Skeleton label={m.confirming}>
        <SkeletonLine />
        <SkeletonLine short />
      </Skeleton>
    )
  if (confirmation.state === 'welcomed')
    return (
      <Alert kind="success" title={m.emailConfirmed} live>
        {m.goingOn}
      </Alert>
    )
  if (confirmation.state === 'confirmed')
    return (
      <div className="grid justify-items-start gap-5">
        <Alert kind="success" live className="justify-self-stretch">
          {confirmation.text}
        </Alert>
        <ButtonLink to={isSignedIn ? '/jobs' : '/login'} look="primary">
          {isSignedIn ? m.toJobs : m.loginButton}
        </ButtonLink>
      </div>
    )
  return (
    <div className="grid justify-items-start gap-5">
      <Alert kind="error" live className="justify-self-stretch">
        {confirmation.text}
      </Alert>
      {confirmation.isFinal ? (
        <>
          <p className="text-ink-2">{isSignedIn ? m.newLinkSignedIn : m.newLinkByLogin}</p>
          <ButtonLink to={isSignedIn ? '/jobs' : '/login'}>
            {isSignedIn ? m.toJobs : m.loginButton}
          </ButtonLink>
        </>
      ) : (
        <Button onClick={retry}>{m.tryAgain}</Button>
      )}
    </div>
  )
}
