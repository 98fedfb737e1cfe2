import { logout } from '@hanap/contract/accounts'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { session } from '../../api/browser-session.ts'
import { callEndpoint } from '../../api/client.ts'
import { forgetSeeker } from '../../api/forget-on-logout.ts'
import { useMessages } from '../../i18n/language.tsx'
import { Page } from '../../shell/page.tsx'
import { instructionDrafts } from '../ai-instructions/instruction-drafts.ts'
import { letterDrafts } from '../cover-letters/use-letter-draft.ts'
import { accountMessages } from './messages.ts'

/** Opening this page logs out: nothing of the seeker stays in this browser, whatever the server answers. */
export function LogoutPage() {
  const m = useMessages(accountMessages)
  const router = useRouter()
  useEffect(() => {
    if (session.read().token !== null) {
      // Sent with the token that is forgotten next. Without an answer the token runs out by itself.
      callEndpoint(logout).catch(() => {})
      session.clear()
    }
    // Also after a session that ended by itself, which leaves what was not saved; these two hold some in memory.
    letterDrafts.removeAll()
    instructionDrafts.removeAll()
    forgetSeeker()
    void router.navigate({ to: '/login', replace: true })
  }, [router])
  return (
    <Page title={m.logoutTitle} width="text">
      {null}
    </Page>
  )
}
