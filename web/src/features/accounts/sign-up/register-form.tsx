import { accountTexts } from '@hanap/contract/accounts/account-texts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { isApiProblem } from '../../../api/problems/problems.ts'
import { NeedsScript } from '../../../page/failing/needs-script.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { rulesLater } from '../../../ui/fields/rules-later.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import { showFormProblem } from '../form-problem.ts'
import { useGoOnWhenSignedIn } from '../login/use-go-on.ts'
import { accountMessages } from '../messages.ts'
import { StrengthMeter } from '../strength-meter.tsx'
import { AccountType } from './account-type.tsx'
import { useKeepSignUp, useKeptSignUp } from './kept-sign-up.ts'
import { OwnAccountNote } from './own-account-note.tsx'
import { mayHaveSignedUp } from './sign-up-keys.ts'
import { useRegister } from './use-register.ts'
import { useUsernameFromName } from './username.ts'

const fields = [
  'first_name',
  'last_name',
  'username',
  'email',
  'password',
  'confirm_password',
  'account_type',
] as const

/** Side by side, unless large text needs a line for each. */
const PAIR = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-4'

const { resolver, fetchRules } = rulesLater(async () => (await import('./register-rules.ts')).registerRules)

/**
 * Typed text survives a refusal; all but the passwords also survives a reload.
 * @param props.next path of this site to open afterwards
 */
export function RegisterForm({ next }: { next: string | undefined }) {
  const m = accountMessages
  const [notice, setNotice] = useState('')
  const [taken, setTaken] = useState<{ isLost: boolean } | null>(null)
  const { signUp, isLeaving } = useRegister(next)
  const kept = useKeptSignUp()
  const form = useForm({
    resolver,
    defaultValues: {
      first_name: '',
      last_name: '',
      username: '',
      email: '',
      password: '',
      confirm_password: '',
      ...kept,
    },
  })
  const { register, handleSubmit, setError, control } = form
  const { errors, isSubmitting } = form.formState
  const password = useWatch({ control, name: 'password' })
  const suggestUsername = useUsernameFromName(form)
  useKeepSignUp(form, isLeaving)
  const isBusy = isSubmitting || isLeaving
  useGoOnWhenSignedIn(!isBusy, next)

  const submit = handleSubmit(async (values) => {
    const { terms: _, ...account } = values
    setNotice('')
    setTaken(null)
    try {
      await signUp(account)
    } catch (problem) {
      setNotice(showRefusal(problem))
    }
  })

  function showRefusal(problem: unknown): string {
    const errorsOf = isApiProblem(problem, 'conflict') ? problem.errors : {}
    const texts = { username: accountTexts.usernameTaken, email: accountTexts.emailTaken } as const
    const [first, second] = (['username', 'email'] as const).filter((field) => field in errorsOf)
    if (second) setError(second, { type: 'server', message: texts[second] })
    if (first) setError(first, { type: 'server', message: texts[first] }, { shouldFocus: true })
    if (first) {
      setTaken({ isLost: mayHaveSignedUp() })
      return ''
    }
    return showFormProblem(problem, fields, setError, {
      unauthorized: m.authentication,
      tooMany: m.tooManySignUps,
      other: m.other,
      network: m.signUpNetwork,
    })
  }

  const name = (field: 'first_name' | 'last_name') => ({
    required: true,
    error: errors[field]?.message,
    ...register(field, { onChange: suggestUsername }),
  })
  const plain = (field: 'username' | 'email' | 'password' | 'confirm_password') => ({
    required: true,
    error: errors[field]?.message,
    // A mismatch shows at the second: changing the first may fix it.
    ...register(field, field === 'password' ? { deps: 'confirm_password' } : {}),
  })

  return (
    <form
      method="post"
      className="grid gap-4"
      noValidate
      onFocus={fetchRules}
      onSubmit={submit}
      aria-label={m.registerTitle}
    >
      <NeedsScript />
      {notice && (
        <Alert kind="error" live>
          {notice}
        </Alert>
      )}
      {taken && <OwnAccountNote isLost={taken.isLost} next={next} />}
      <div className={PAIR}>
        <TextField label={m.firstName} autoComplete="given-name" {...name('first_name')} />
        <TextField label={m.lastName} autoComplete="family-name" {...name('last_name')} />
      </div>
      <TextField
        label={m.username}
        hint={m.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...plain('username')}
      />
      <TextField
        label={m.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        {...plain('email')}
      />
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <PasswordField label={m.password} autoComplete="new-password" {...plain('password')} />
        <div className="max-sm:pb-2 sm:order-1 sm:col-span-2">
          <StrengthMeter password={password} />
        </div>
        <PasswordField label={m.confirmPassword} autoComplete="new-password" {...plain('confirm_password')} />
      </div>
      <Controller
        control={control}
        name="account_type"
        render={({ field, fieldState }) => (
          <AccountType
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
            inputRef={field.ref}
          />
        )}
      />
      <Checkbox
        label={m.terms}
        required
        hint={<TermsLinks />}
        error={errors.terms?.message}
        {...register('terms')}
      />
      <Button type="submit" look="primary" size="big" wide busy={isBusy} busyText={m.registerBusy}>
        {m.registerButton}
      </Button>
      <p>
        {m.haveAccount}{' '}
        <Link to="/login" search={next ? { next } : {}}>
          {m.toLogin}
        </Link>
      </p>
    </form>
  )
}

/** In a new tab, so that nothing typed is lost. */
function TermsLinks() {
  const m = accountMessages
  return (
    <>
      <Link to="/terms" target="_blank">
        {m.readTerms}
      </Link>
      {' · '}
      <Link to="/privacy" target="_blank">
        {m.readPrivacy}
      </Link>
    </>
  )
}
