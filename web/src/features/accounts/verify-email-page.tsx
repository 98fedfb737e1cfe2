import { emailField } from '@hanap/contract/account-forms'
import { getRouteApi, Link } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { Entry } from './entry.tsx'
import { signUpAgain } from './kept-sign-up.ts'
import { accountMessages } from './messages.ts'
import { ResendButton } from './resend-button.tsx'

const route = getRouteApi('/verify-email/$email')

/** After a sign-up whose address must be confirmed: where the link is, and how to get another one. */
export function VerifyEmailPage() {
  const { next } = route.useSearch()
  const kept = next ? { next } : {}
  const m = accountMessages
  const read = z.safeParse(emailField, route.useParams().email)
  return (
    <Entry
      title={m.checkInbox}
      lead={m.verifyLead}
      sign={m.verifySign}
      signText={<p>{m.verifySignText}</p>}
      paint={3}
    >
      <div className="grid gap-5">
        {read.success ? (
          <>
            <p>
              {m.verifySentTo} <strong className="break-words">{read.data}</strong>
            </p>
            <p className="text-ink-2">{m.verifySpam}</p>
            <ResendButton key={read.data} email={read.data} />
          </>
        ) : (
          <p>{m.verifyNoAddress}</p>
        )}
        <p>
          {m.wrongAddress}{' '}
          <Link to="/register" search={kept} onClick={signUpAgain}>
            {m.signUpAgain}
          </Link>
        </p>
        <p>
          {m.alreadyConfirmed}{' '}
          <Link to="/login" search={kept}>
            {m.toLogin}
          </Link>
        </p>
      </div>
    </Entry>
  )
}
