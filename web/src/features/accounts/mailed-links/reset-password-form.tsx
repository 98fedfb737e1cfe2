import {
  accountLinkTexts,
  confirmPasswordReset,
  newPasswordSchema,
} from '@hanap/contract/accounts/account-links'
import { pages } from '@hanap/contract/site/pages'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { callEndpoint } from '../../../api/client.ts'
import { isApiProblem } from '../../../api/problems/problems.ts'
import { session } from '../../../api/session/browser-session.ts'
import { translate } from '../../../i18n/translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import { useToasts } from '../../../ui/toasts/toast.tsx'
import { showFormProblem } from '../form-problem.ts'
import { accountMessages } from '../messages.ts'
import { leavesOpen } from '../settings/leaving/leaves-open.ts'
import { StrengthMeter } from '../strength-meter.tsx'

const fields = ['password', 'confirm_password'] as const

/**
 * Keeps the typed passwords after a refusal.
 * @param props.token null if the address has none
 */
export function ResetPasswordForm({ token }: { token: string | null }) {
  const m = accountMessages
  const router = useRouter()
  const toasts = useToasts()
  const [told, setTold] = useState({ token, text: '' })
  const [linkOver, setLinkOver] = useState<string | null>(null)
  // The link whose last try got no answer: that try may have used it up.
  const [maybeUsed, setMaybeUsed] = useState<string | null>(null)
  const { register, handleSubmit, setError, control, formState } = useForm({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { password: '', confirm_password: '' },
  })
  const { errors, isSubmitting } = formState
  const password = useWatch({ control, name: 'password' })

  const submit = handleSubmit(async (values) => {
    setTold({ token, text: '' })
    try {
      const { message } = await callEndpoint(confirmPasswordReset, {
        body: { token: token ?? '', ...values },
      })
      goToLogin(message)
    } catch (problem) {
      if (isLinkProblem(problem)) setLinkOver(token)
      else setTold({ token, text: showFormProblem(problem, fields, setError, textsOf(m)) })
      if (leavesOpen(problem)) setMaybeUsed(token)
    }
  })

  function goToLogin(message: string) {
    toasts.success(m.resetDone, message)
    // Every session has ended; clearing this one leads to the login.
    if (session.read().token !== null) session.clear()
    else void router.navigate({ to: pages.login.path, replace: true })
  }

  // Another link in this tab drops the old notice.
  const notice = told.token === token ? told.text : ''
  if (token !== null && token === linkOver && token === maybeUsed) return <MaybeSet />
  if (token === null || token === linkOver)
    return (
      <div className="grid justify-items-start gap-5">
        <Alert kind="error" live className="justify-self-stretch">
          {token === null ? m.noLink : translate(accountLinkTexts.linkInvalid)}
        </Alert>
        <ButtonLink to="/forgot-password" look="primary">
          {m.newLink}
        </ButtonLink>
      </div>
    )
  return (
    <form className="grid gap-5" noValidate onSubmit={submit} aria-label={m.resetTitle}>
      {notice && (
        <Alert kind="error" live>
          {notice}
        </Alert>
      )}
      <div className="grid gap-3">
        <PasswordField
          label={m.newPassword}
          autoComplete="new-password"
          required
          error={errors.password?.message}
          {...register('password', { deps: 'confirm_password' })}
        />
        <StrengthMeter password={password} />
      </div>
      <PasswordField
        label={m.confirmPassword}
        autoComplete="new-password"
        required
        error={errors.confirm_password?.message}
        {...register('confirm_password')}
      />
      <Button type="submit" look="primary" size="big" wide busy={isSubmitting} busyText={m.resetBusy}>
        {m.resetButton}
      </Button>
    </form>
  )
}

/** Shown when the link is used up, perhaps by an earlier try without an answer. */
function MaybeSet() {
  const m = accountMessages
  return (
    <div className="grid justify-items-start gap-5">
      <Alert kind="info" live className="justify-self-stretch">
        {m.resetMayBeDone}
      </Alert>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/login" look="primary">
          {m.loginButton}
        </ButtonLink>
        <ButtonLink to="/forgot-password">{m.newLink}</ButtonLink>
      </div>
    </div>
  )
}

/** Includes a malformed token, whose error no form field shows. */
const isLinkProblem = (problem: unknown) =>
  isApiProblem(problem, 'link-invalid') || (isApiProblem(problem, 'invalid') && 'token' in problem.errors)

const textsOf = (m: { other: string; network: string }) => ({
  unauthorized: m.other,
  tooMany: translate(accountLinkTexts.tooManyTries),
  other: m.other,
  network: m.network,
})
