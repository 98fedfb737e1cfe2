import {
  accountChangeTexts,
  changePassword,
  changePasswordSchema,
} from '@hanap/contract/accounts/account-changes'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { callEndpoint } from '../../../../api/client.ts'
import { fieldTexts, showAtFields } from '../../../../api/problems/field-problems.ts'
import { isApiProblem } from '../../../../api/problems/problems.ts'
import { session } from '../../../../api/session/browser-session.ts'
import { translate } from '../../../../i18n/translate.ts'
import { useToasts } from '../../../../ui/toasts/toast.tsx'
import { changeMessages } from '../change-messages.ts'
import { leavesOpen } from '../leaving/leaves-open.ts'

/** Time to read that the seeker must log in again. */
const READING_MS = 1_500
const empty = { old_password: '', new_password1: '', new_password2: '' }
const fields = ['old_password', 'new_password1', 'new_password2'] as const

/** Shows a mismatch at the second new password. */
const passwordFormSchema = z.object(changePasswordSchema.shape).check(
  z.refine((value) => value.new_password1 === value.new_password2, {
    error: accountChangeTexts.newPasswordsDiffer,
    path: ['new_password2'],
    when: () => true,
  }),
)

/** Typed passwords survive a refusal, in memory only. */
export function usePasswordForm() {
  const m = changeMessages
  const toasts = useToasts()
  const [notice, setNotice] = useState('')
  const [isLeaving, setLeaving] = useState(false)
  const form = useForm({ resolver: zodResolver(passwordFormSchema), defaultValues: empty })
  const { handleSubmit, setError, reset, formState } = form

  const submit = handleSubmit(async (values) => {
    setNotice('')
    try {
      const { message, logout_required } = await callEndpoint(changePassword, { body: values })
      reset(empty)
      toasts.success(message)
      if (!logout_required) return
      setLeaving(true)
      session.clear(READING_MS)
    } catch (problem) {
      tellFailure(problem)
    }
  })

  function tellFailure(problem: unknown) {
    const others = showAtFields(problem, fields, setError)
    const isSaid = Object.keys(fieldTexts(problem)).length > 0
    if (isSaid) setNotice(others.join(' '))
    else
      setNotice(
        isApiProblem(problem, 'too-many') ? translate(problem.detail, problem.body.said) : m.passwordFailed,
      )
    // The password may have changed, which ends every session: the next call leads to the login.
    if (leavesOpen(problem)) toasts.info(m.passwordUnknown)
    if (isApiProblem(problem, 'unauthenticated')) toasts.error(m.sessionExpired)
  }

  return {
    form,
    submit,
    notice,
    isChanged: formState.isDirty,
    isSaving: formState.isSubmitting || isLeaving,
    discard: () => reset(empty),
  }
}

export type PasswordEdit = ReturnType<typeof usePasswordForm>
