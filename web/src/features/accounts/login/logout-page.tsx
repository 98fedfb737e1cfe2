import { pages } from '@hanap/contract/site/pages'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { session } from '../../../api/session/browser-session.ts'
import { forgetSeeker } from '../../../api/session/forget-seeker.ts'
import { Page } from '../../../page/page.tsx'
import { forgetKept } from '../../../seeker/kept/forget-kept.ts'
import { loadPage } from '../../../seeker/load-page.ts'
import { endSession } from '../../../seeker/waiting/end-sessions.ts'
import { offlineMessages } from '../../../seeker/waiting/messages.ts'
import { waitingCount } from '../../../seeker/waiting/waiting-marks.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { accountMessages } from '../messages.ts'

/** The longest wait before the login opens. */
const FORGETTING_MS = 5000

async function logOut(): Promise<void> {
  const { token } = session.read()
  if (token !== null) {
    // First, so that the logout holds even if the page is closed now.
    await endSession(token)
    if (session.read().token === token) session.clear(FORGETTING_MS)
  }
  // An expired session also leaves unsaved data behind.
  forgetSeeker()
  // Awaited: the next page load would cut it off.
  await forgetKept().catch(() => null)
}

/** Logs out whatever the server answers, but asks first about unsent changes. */
export function LogoutPage() {
  const m = accountMessages
  const router = useRouter()
  const [unsent, setUnsent] = useState(() => (session.read().token === null ? 0 : waitingCount()))
  const isAsking = unsent > 0
  useEffect(() => {
    if (isAsking) return
    // A full page load also drops what is in memory.
    void logOut().then(() => loadPage(router.buildLocation({ to: pages.login.path }).publicHref))
  }, [router, isAsking])
  return (
    <Page title={isAsking ? offlineMessages.notSentYet(unsent) : m.logoutTitle} width="text">
      {isAsking && (
        <div className="grid justify-items-start gap-4">
          <p>{offlineMessages.notSentText}</p>
          <div className="flex flex-wrap gap-2">
            <Button look="primary" onClick={() => router.history.back()}>
              {offlineMessages.stay}
            </Button>
            <Button look="danger" onClick={() => setUnsent(0)}>
              {offlineMessages.logOutAnyway}
            </Button>
          </div>
        </div>
      )}
    </Page>
  )
}
