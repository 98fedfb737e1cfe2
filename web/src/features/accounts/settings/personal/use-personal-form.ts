import { updateUser, updateUserSchema } from '@hanap/contract/accounts/account-changes'
import type { User } from '@hanap/contract/accounts/users'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { ifMatch } from '../../../../api/answers/version.ts'
import { callEndpoint, endSession } from '../../../../api/client.ts'
import { fieldTexts, showAtFields } from '../../../../api/problems/field-problems.ts'
import { isAborted, isApiProblem, isRefusedFor, NetworkProblem } from '../../../../api/problems/problems.ts'
import { serverWords } from '../../../../api/problems/server-words.ts'
import { session } from '../../../../api/session/browser-session.ts'
import { openDraft } from '../../../../api/session/draft.ts'
import { useSaveOver } from '../../../../page/elsewhere/use-save-over.tsx'
import { useToasts } from '../../../../ui/toasts/toast.tsx'
import { showAccount } from '../../account-queries.ts'
import { changeMessages } from '../change-messages.ts'

const fields = ['first_name', 'last_name', 'username', 'email', 'phone_number'] as const
type PersonalValues = Record<(typeof fields)[number], string>
type SomeValues = { readonly [Field in keyof PersonalValues]?: string | undefined }

const text = z.string()
const shape = { first_name: text, last_name: text, username: text, email: text, phone_number: text }

const draftOf = (owner: number) =>
  openDraft({ name: 'settingsDraft', owner, part: 'personal', shape, reach: 'tab' })
type PersonalDraft = ReturnType<typeof draftOf>

const valuesOf = (user: User): PersonalValues => ({
  first_name: user.first_name,
  last_name: user.last_name,
  username: user.username,
  email: user.email,
  phone_number: user.phone_number,
})

/** Unsaved text survives a failed save, a reload and the session's end, in this tab. */
export function usePersonalForm(user: User) {
  const m = changeMessages
  const toasts = useToasts()
  const queries = useQueryClient()
  const { id } = user
  const draft = useMemo(() => draftOf(id), [id])
  const [pendingEmail, setPendingEmail] = useState<string | null>(null)
  const form = useForm({
    resolver: zodResolver(updateUserSchema),
    defaultValues: valuesOf(user),
  })
  const { handleSubmit, setError, setValue, getFieldState, reset, resetField, subscribe, formState } = form
  const { defaultValues } = formState
  const { save, dialog } = useSaveOver<PersonalValues, User>({
    first_name: { label: m.firstName },
    last_name: { label: m.lastName },
    username: { label: m.username },
    email: { label: m.email },
    phone_number: { label: m.phone },
  })

  // Unedited fields follow the account: another tab may have confirmed a new address.
  useEffect(() => {
    const saved = valuesOf(user)
    for (const field of fields) {
      if (!getFieldState(field).isDirty) resetField(field, { defaultValue: saved[field] })
    }
  }, [user, getFieldState, resetField])

  useEffect(() => {
    const kept = draft.read()
    for (const field of fields) {
      const value = kept[field]
      if (value !== undefined) setValue(field, value, { shouldDirty: true })
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => keepChanges(draft, values, defaultValues),
    })
  }, [draft, setValue, subscribe])

  const submit = handleSubmit(async (values) => {
    try {
      let pending: string | null = null
      const kept = await save({
        // An edited field keeps its old default: see the effect above.
        bases: [withGiven(valuesOf(user), defaultValues)],
        mine: withGiven(valuesOf(user), values),
        held: user,
        fieldsOf: (state) => valuesOf(state ?? user),
        async send(changed, over) {
          const now = over ?? user
          // The server reads no other type.
          const body = { ...valuesOf(now), ...changed, account_type: 'jobseeker' }
          const answer = await callEndpoint(updateUser, { body, ...ifMatch(now.version) })
          const { pending_email, ...saved } = answer
          pending = pending_email
          return saved
        },
      })
      if (!kept) return
      draft.forget()
      setPendingEmail(pending)
      reset(valuesOf(kept))
      showAccount(queries, kept)
      toasts.success(m.personalSaved)
    } catch (problem) {
      if (!isAborted(problem)) tellFailure(problem)
    }
  })

  function tellFailure(problem: unknown) {
    if (isRefusedFor(problem, 'unauthenticated')) {
      toasts.error(m.sessionExpired)
      endSession(session.read().token)
      return
    }
    showAtFields(problem, fields, setError)
    toasts.error(m.personalFailed, failureReason(problem, m.network))
  }

  return {
    form,
    submit,
    pendingEmail,
    dialog,
    isChanged: formState.isDirty,
    isSaving: formState.isSubmitting,
    discard: () => reset(valuesOf(user)),
  }
}

export type PersonalEdit = ReturnType<typeof usePersonalForm>

function withGiven(values: PersonalValues, given: SomeValues = {}): PersonalValues {
  const some = Object.entries(given).filter(([, value]) => value !== undefined)
  return { ...values, ...Object.fromEntries(some) }
}

/** Keeps only changed fields. */
function keepChanges(draft: PersonalDraft, values: SomeValues, saved: SomeValues = {}) {
  const changed = fields.filter((field) => values[field] !== saved[field])
  if (changed.length === 0) draft.forget()
  else draft.write(Object.fromEntries(changed.map((field) => [field, values[field]])))
}

/** All field texts, else the server's own words. */
function failureReason(problem: unknown, network: string): string | undefined {
  if (problem instanceof NetworkProblem) return network
  const joined = Object.values(fieldTexts(problem)).join(' ')
  if (joined) return joined
  return (isApiProblem(problem) && serverWords(problem)) || undefined
}
