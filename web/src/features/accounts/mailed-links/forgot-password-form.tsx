import { emailField } from '@hanap/contract/accounts/account-forms'
import { requestPasswordReset } from '@hanap/contract/accounts/account-links'
import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import { accountMessages } from '../messages.ts'
import { useMailOrder } from './use-mail-order.ts'
import { WaitNote } from './wait-note.tsx'

const schema = z.object({ email: emailField })

/** The address stays: it may be mistyped, and the answer never reveals whether it has an account. */
export function ForgotPasswordForm() {
  const m = accountMessages
  const { send, answer, isBusy, secondsLeft } = useMailOrder(requestPasswordReset)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '' },
  })
  const error = formState.errors.email
  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={handleSubmit(({ email }) => send(email))}
      aria-label={m.forgotTitle}
    >
      {answer && (
        <Alert kind={answer.kind} title={answer.kind === 'success' ? m.checkInbox : undefined} live>
          {answer.text}
        </Alert>
      )}
      <TextField
        label={m.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        required
        error={error?.message}
        {...register('email')}
      />
      <div className="grid gap-2">
        <Button
          type="submit"
          look={secondsLeft > 0 ? 'quiet' : 'primary'}
          size="big"
          wide
          busy={isBusy}
          busyText={m.sending}
          aria-disabled={secondsLeft > 0 || undefined}
        >
          {answer?.kind === 'success' ? m.sendAgain : m.forgotButton}
        </Button>
        <WaitNote seconds={secondsLeft} />
      </div>
      <p>
        {m.remembered} <Link to="/login">{m.toLogin}</Link>
      </p>
    </form>
  )
}
