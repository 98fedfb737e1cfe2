import { pages } from '@hanap/contract/pages'
import { useRouter } from '@tanstack/react-router'
import { session } from '../../api/browser-session.ts'

/**
 * Ends the session of this browser after a while that lets somebody read why, and opens the login: also where they have
 * gone on to another page meanwhile, as the server no longer knows the session.
 * @returns `leaveIn(ms)`
 */
export function useLeaveAccount(): (ms: number) => void {
  const router = useRouter()
  return (ms) => {
    const { token } = session.read()
    setTimeout(() => {
      if (session.read().token !== token) return
      session.clear()
      void router.navigate({ to: pages.login.path, replace: true })
    }, ms)
  }
}
