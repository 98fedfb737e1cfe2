import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { isApiProblem } from '../../../api/problems/problems.ts'
import { translate } from '../../../i18n/translate.ts'
import { NeedsScript } from '../../../page/failing/needs-script.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { rulesLater } from '../../../ui/fields/rules-later.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import { showFormProblem } from '../form-problem.ts'
import { accountMessages } from '../messages.ts'
import { useGoOnWhenSignedIn } from './use-go-on.ts'
import { useLogin } from './use-login.ts'

const fields = ['email', 'password'] as const
const ResendButton = lazyPart(async () => (await import('../mailed-links/resend-button.tsx')).ResendButton)
const { resolver, fetchRules } = rulesLater(async () => (await import('./login-rules.ts')).loginRules)

/** @param props.next path of this site to open afterwards */
export function LoginForm({ next }: { next: string | undefined }) {
  const m = accountMessages
  const [notice, setNotice] = useState('')
  const [unverified, setUnverified] = useState({ email: '', text: '' })
  const [isLeaving, setLeaving] = useState(false)
  const logIn = useLogin(next)
  const { register, handleSubmit, setError, formState } = useForm({
    resolver,
    defaultValues: { email: '', password: '', remember_me: false },
  })
  const { errors, isSubmitting } = formState
  useGoOnWhenSignedIn(!isSubmitting && !isLeaving, next)

  const submit = handleSubmit(async (values) => {
    setNotice('')
    setUnverified({ email: '', text: '' })
    try {
      await logIn(values)
      setLeaving(true)
    } catch (problem) {
      if (isApiProblem(problem, 'email-unverified')) {
        setUnverified({ email: values.email, text: translate(problem.detail, problem.body.said) })
        return
      }
      const texts = {
        unauthorized: m.wrongPassword,
        tooMany: m.tooManyLogins,
        other: m.other,
        network: m.network,
      }
      setNotice(showFormProblem(problem, fields, setError, texts))
    }
  })

  return (
    <form
      method="post"
      className="grid gap-5"
      noValidate
      onFocus={fetchRules}
      onSubmit={submit}
      aria-label={m.loginTitle}
    >
      <NeedsScript />
      {notice && (
        <Alert kind="error" live>
          {notice}
        </Alert>
      )}
      {unverified.email && (
        <div className="grid gap-3">
          <Alert kind="warning" title={m.unverifiedTitle} live>
            {unverified.text}
          </Alert>
          <Suspense>
            <ResendButton key={unverified.email} email={unverified.email} />
          </Suspense>
        </div>
      )}
      <TextField
        label={m.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <div className="grid gap-2">
        <PasswordField
          label={m.password}
          required
          error={errors.password?.message}
          {...register('password')}
        />
        <p>
          <Link to="/forgot-password">{m.forgot}</Link>
        </p>
      </div>
      <Checkbox label={m.rememberMe} hint={m.rememberHint} {...register('remember_me')} />
      <Button
        type="submit"
        look="primary"
        size="big"
        wide
        busy={isSubmitting || isLeaving}
        busyText={m.loginBusy}
      >
        {m.loginButton}
      </Button>
      <p>
        {m.noAccount}{' '}
        <Link to="/register" search={next ? { next } : {}}>
          {m.toRegister}
        </Link>
      </p>
    </form>
  )
}
