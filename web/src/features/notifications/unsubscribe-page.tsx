import { changeSubscription } from '@hanap/contract/notices/notifications'
import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { callEndpoint } from '../../api/client.ts'
import { isApiProblem } from '../../api/problems/problems.ts'
import { Page } from '../../page/page.tsx'
import { useLinkToken } from '../../page/use-link-token.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { focusHeading } from '../../ui/focus-heading.ts'
import { Alert } from '../../ui/surfaces/alert.tsx'
import { Skeleton, SkeletonLine } from '../../ui/surfaces/skeleton.tsx'
import { Subscription } from './subscription.tsx'
import { unsubscribeMessages } from './unsubscribe-messages.ts'

/** Acts only on a click, because mail scanners open links. */
export function UnsubscribePage() {
  const m = unsubscribeMessages
  const token = useLinkToken()
  return (
    <Page title={m.title} width="text">
      {token === null ? <LinkInvalid text={m.noLink} /> : <Asked key={token} token={token} />}
    </Page>
  )
}

function Asked({ token }: { token: string }) {
  const m = unsubscribeMessages
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['notifications', 'subscription', token],
    queryFn: ({ signal }) => callEndpoint(changeSubscription, { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (data) return <Subscription token={token} found={data} />
  if (isApiProblem(error, 'link-invalid') || isApiProblem(error, 'invalid')) {
    return <LinkInvalid text={m.invalid} />
  }
  if (!error || isFetching) {
    return (
      <Skeleton label={m.loading}>
        <SkeletonLine />
        <SkeletonLine short />
      </Skeleton>
    )
  }
  function tryAgain() {
    focusHeading()
    void refetch()
  }
  return (
    <Alert kind="error" live action={<Button onClick={tryAgain}>{m.tryAgain}</Button>}>
      {isApiProblem(error, 'too-many') ? m.tooMany : m.loadFailed}
    </Alert>
  )
}

function LinkInvalid({ text }: { text: string }) {
  const m = unsubscribeMessages
  return (
    <div className="grid grid-cols-1 justify-items-start gap-5">
      <Alert kind="error" live className="justify-self-stretch">
        {text}
      </Alert>
      <ButtonLink to={pages.settings.path} search={{ tab: 'notifications' }}>
        {m.toSettings}
      </ButtonLink>
    </div>
  )
}
