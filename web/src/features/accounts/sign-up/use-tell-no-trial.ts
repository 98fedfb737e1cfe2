import { pages } from '@hanap/contract/site/pages'
import { useRouter } from '@tanstack/react-router'
import { useToasts } from '../../../ui/toasts/toast.tsx'
import { accountMessages } from '../messages.ts'

/** Milliseconds for three sentences and the way to the plans. */
const READING_MS = 10_000

/** Welcomes somebody whose new account has no free days, as their mailbox had them before, and shows the way to the plans. */
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
