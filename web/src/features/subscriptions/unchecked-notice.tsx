import { useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { serverNow } from '../../api/server-clock.ts'
import { useSession } from '../../api/session/browser-session.ts'
import { subscriptionQuery, trialQuery } from '../../api/standing.ts'
import { readOwnPath } from '../../page/paths.ts'
import { isActive } from '../../seeker/guard.ts'
import { Alert } from '../../ui/surfaces/alert.tsx'
import { subscriptionMessages } from './messages.ts'

const ASK_AGAIN_MS = 10_000

/** The server could not check the seeker's plan, which led them here: checks again, then returns to their page. */
export function UncheckedNotice() {
  const { token } = useSession()
  const next = useLocation({ select: ({ search }) => readOwnPath(search.next) })
  return next !== undefined && token !== null ? <Waiting next={next} /> : null
}

function Waiting({ next }: { next: string }) {
  const m = subscriptionMessages
  const router = useRouter()
  const subscription = useQuery({ ...subscriptionQuery, refetchInterval: ASK_AGAIN_MS })
  const trial = useQuery({ ...trialQuery, refetchInterval: ASK_AGAIN_MS })
  const isFree = subscription.data?.plan?.plan_type === 'free'
  const isKnown = subscription.isSuccess && (!isFree || trial.isSuccess)
  const mayEnter =
    isKnown &&
    isActive({ subscription: subscription.data, trial: isFree ? trial.data : undefined }, serverNow())

  useEffect(() => {
    if (mayEnter) void router.navigate({ href: next, replace: true })
  }, [mayEnter, router, next])

  if (isKnown) return null
  return (
    <Alert kind="warning" live className="plans-unchecked">
      {m.unchecked}
    </Alert>
  )
}
