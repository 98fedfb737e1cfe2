import { logout } from '@hanap/contract/accounts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { session } from '../../api/browser-session.ts'
import { callEndpoint } from '../../api/client.ts'
import { forgetSeeker } from '../../api/forget-on-logout.ts'
import { forgetKept } from '../../offline/kept/forget-kept.ts'
import { offlineMessages } from '../../offline/messages.ts'
import { waitingCount } from '../../offline/waiting/waiting-marks.ts'
import { Page } from '../../shell/page.tsx'
import { Button } from '../../ui/button.tsx'
import { instructionDrafts } from '../ai-instructions/instruction-drafts.ts'
import { letterDrafts } from '../cover-letters/use-letter-draft.ts'
import { accountMessages } from './messages.ts'

/**
 * Opening this page logs out: nothing of the seeker stays in this browser, whatever the server answers. Where changes
 * wait to be sent it asks first.
 */
export function LogoutPage() {
  const m = accountMessages
  const router = useRouter()
  const [unsent, setUnsent] = useState(() => (session.read().token === null ? 0 : waitingCount()))
  const isAsking = unsent > 0
  useEffect(() => {
    if (isAsking) return
    if (session.read().token !== null) {
      // Sent with the token that is forgotten next. Without an answer the token runs out by itself.
      callEndpoint(logout).catch(() => {})
      session.clear()
    }
    // Also after a session that ended by itself, which leaves what was not saved; these two hold some in memory.
    letterDrafts.removeAll()
    instructionDrafts.removeAll()
    forgetSeeker()
    void forgetKept().catch(() => null)
    void router.navigate({ to: '/login', replace: true })
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
