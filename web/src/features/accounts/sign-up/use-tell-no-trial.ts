import { pages } from '@hanap/contract/site/pages'
import { useRouter } from '@tanstack/react-router'
import { useToasts } from '../../../ui/toasts/toast.tsx'
import { accountMessages } from '../messages.ts'

/** Time to read three sentences. */
const READING_MS = 10_000

/** For a new seeker whose mailbox already had its free days. */
export function useTellNoTrial(): () => void {
  const m = accountMessages
  const router = useRouter()
  const toasts = useToasts()
  return () => {
    toasts.success(m.welcome, m.welcomeWithoutTrial, {
      duration: READING_MS,
      action: { label: m.seePlans, run: () => void router.navigate({ to: pages.plans.path }) },
    })
  }
}
