import { emailField } from '@hanap/contract/accounts/account-forms'
import { getRouteApi, Link } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { Entry } from '../entry.tsx'
import { accountMessages } from '../messages.ts'
import { signUpAgain } from '../sign-up/kept-sign-up.ts'
import { ResendButton } from './resend-button.tsx'

const route = getRouteApi('/verify-email/$email')

const inboxWords = {
  title: accountMessages.checkInbox,
  lead: accountMessages.verifyLead,
  sign: accountMessages.verifySign,
  signText: <p>{accountMessages.verifySignText}</p>,
}
/** The page's address holds a cut or mistyped email. */
const noAddressWords = {
  title: accountMessages.verifyNoAddressTitle,
  lead: accountMessages.verifyNoAddress,
  sign: accountMessages.verifyNoAddressSign,
  signText: <p>{accountMessages.verifyNoAddressSignText}</p>,
}

export function VerifyEmailPage() {
  const { next } = route.useSearch()
  const kept = next ? { next } : {}
  const m = accountMessages
  const read = z.safeParse(emailField, route.useParams().email)
  return (
    <Entry {...(read.success ? inboxWords : noAddressWords)} paint={3}>
      <div className="grid gap-5">
        {read.success && (
          <>
            <p>
              {m.verifySentTo} <strong className="wrap-anywhere">{read.data}</strong>
            </p>
            <p className="text-ink-2">{m.verifySpam}</p>
            <ResendButton key={read.data} email={read.data} />
          </>
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
