import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { fieldTexts, showAtFields } from '../../../../api/problems/field-problems.ts'
import { useTellFailure } from '../tracker-failure.ts'
import { useKeptDraft } from './kept-draft.ts'

/**
 * A tracker form whose draft is kept until the server accepts it. Failures show at their fields, else in a toast.
 * @param given.name of its draft, such as 'add'
 * @param given.fields the shape of each field in a draft
 * @param given.before the fields' values before typing
 * @returns `submitting(save, failed)` makes the submit handler: it forgets the draft after `save`, and starts the
 * toast with `failed` if that throws. `frame` is for the dialog
 */
export function useTrackerForm<Typed extends FieldValues, Taken>(given: {
  name: string
  fields: Readonly<Record<Path<Typed>, z.ZodMiniType>>
  schema: z.ZodMiniType<Taken, Typed>
  before: DefaultValues<Typed>
  onClose: () => void
}) {
  const { name, fields, schema, onClose } = given
  // The values when the form opened: later updates are not the seeker's edits.
  const [before] = useState(given.before)
  const tellFailure = useTellFailure()
  const formId = useId()
  const draft = useKeptDraft(name, fields, before)
  const [others, setOthers] = useState<readonly string[]>([])
  const { register, handleSubmit, setError, subscribe, formState } = useForm<Typed, unknown, Taken>({
    resolver: zodResolver(schema),
    defaultValues: { ...before, ...draft.kept },
  })
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }),
    [subscribe, draft],
  )

  const submitting = (save: (values: Taken) => Promise<void>, failed: string) =>
    handleSubmit(async (values) => {
      setOthers([])
      try {
        await save(values)
      } catch (problem) {
        setOthers(showAtFields(problem, Object.keys(fields) as Path<Typed>[], setError))
        const isSaid = Object.keys(fieldTexts(problem)).length > 0
        if (!isSaid) tellFailure(problem, failed)
      }
    })

  return {
    register,
    errors: formState.errors,
    draft,
    submitting,
    frame: {
      formId,
      isBusy: formState.isSubmitting,
      isRestored: Object.keys(draft.kept).length > 0,
      others,
      onClose,
      onCancel() {
        draft.forget()
        onClose()
      },
    },
  }
}
