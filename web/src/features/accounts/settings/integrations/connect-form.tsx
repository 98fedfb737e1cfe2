import { connectBoardSchema } from '@hanap/contract/applications/connect-board'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { showAtFields } from '../../../../api/problems/field-problems.ts'
import { useConnectBoard } from '../../../../seeker/board-account.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { PasswordField } from '../../../../ui/fields/password-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Alert } from '../../../../ui/surfaces/alert.tsx'
import { useToasts } from '../../../../ui/toasts/toast.tsx'
import { boardWords, connectFailureText } from './connect-failure.ts'
import { integrationMessages } from './messages.ts'

const fields = ['olj_email', 'olj_password'] as const

/** Autofill is off: the seeker's Hanap password must not reach the board by accident. */
export function ConnectForm(props: {
  email: string
  onConnected: () => void
  onCancel?: (() => void) | undefined
}) {
  const { email, onConnected, onCancel } = props
  const m = integrationMessages
  const toasts = useToasts()
  const [notice, setNotice] = useState('')
  const connect = useConnectBoard()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(connectBoardSchema),
    defaultValues: { olj_email: email, olj_password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (values) => {
    setNotice('')
    const verifying = toasts.info(m.verifying)
    try {
      await connect.mutateAsync(values)
      toasts.success(m.connectSuccess)
      onConnected()
    } catch (problem) {
      const text = connectFailureText(problem, m)
      const others = showAtFields(problem, fields, setError)
      setNotice([boardWords(problem, text), ...others].filter(Boolean).join(' '))
      toasts.error(m.connectFailed, text)
    } finally {
      toasts.dismiss(verifying)
    }
  })

  return (
    <form className="grid max-w-[440px] gap-5" noValidate onSubmit={submit} aria-label={m.connect}>
      {notice && (
        <Alert kind="error" live>
          {notice}
        </Alert>
      )}
      <TextField
        label={m.email}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.olj_email?.message}
        {...register('olj_email')}
      />
      <PasswordField
        label={m.password}
        hint={m.passwordHint}
        autoComplete="new-password"
        error={errors.olj_password?.message}
        {...register('olj_password')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={isSubmitting} busyText={m.connecting}>
          {m.connect}
        </Button>
        {onCancel && (
          <Button onClick={onCancel} disabled={isSubmitting}>
            {m.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
