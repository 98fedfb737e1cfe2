import { type Application, applicationStatuses, applicationStatusLabels } from '@hanap/contract/applications'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { isApiProblem, showAtFields } from '../../../api/problems.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useAddApplication } from '../queries.ts'
import { AppliedDateField, JobFields } from './application-fields.tsx'
import { applicationDraftShape, applicationFields, applicationFormSchema } from './application-form.ts'
import { detailMessages } from './detail-messages.ts'
import { useKeptDraft } from './kept-draft.ts'
import { dayFromNow } from './manila-time.ts'
import { TrackerDialog } from './tracker-dialog.tsx'
import { useTellFailure } from './tracker-failure.ts'
import { useChangeAdded } from './use-change-added.ts'

const statusOptions = applicationStatuses.map((value) => ({ value, label: applicationStatusLabels[value] }))

/** Adds an application that was made somewhere else. What was typed stays until the server has taken it. */
export function AddApplicationDialog(props: {
  onClose: () => void
  onAdded: (application: Application) => void
}) {
  const { onClose, onAdded } = props
  const m = useMessages(detailMessages)
  const toasts = useToasts()
  const tellFailure = useTellFailure()
  const formId = useId()
  const add = useAddApplication()
  const changeAdded = useChangeAdded()
  const draft = useKeptDraft('add', applicationDraftShape)
  const [today] = useState(() => dayFromNow(Date.now()))
  const [others, setOthers] = useState<readonly string[]>([])
  /** What an earlier try added, whose answer was lost: it is changed from then on. */
  const [addedId, setAddedId] = useState<number>()
  const { register, handleSubmit, setError, subscribe, formState } = useForm({
    resolver: zodResolver(applicationFormSchema(today, m.wrongDate)),
    mode: 'onTouched',
    defaultValues: {
      job_title: '',
      employer_name: '',
      job_url: '',
      applied_date: today,
      status: 'applied' as const,
      notes: '',
      ...draft.kept,
    },
  })
  const { errors, isSubmitting } = formState
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }),
    [subscribe, draft],
  )

  const submit = handleSubmit(async (values) => {
    setOthers([])
    try {
      const { applied_date, ...facts } = values
      // Today's is the moment it is added at: the day alone would be this morning.
      const body = { ...facts, ...(applied_date !== today && { applied_date }) }
      const kept =
        addedId === undefined
          ? await add.mutateAsync({ body, key: draft.key() })
          : await changeAdded(addedId, values)
      draft.forget()
      toasts.success(addedId === undefined ? m.added : m.edited)
      onAdded(kept)
    } catch (problem) {
      const earlier = isApiProblem(problem, 'idempotency-mismatch') ? problem.body.saved_id : undefined
      if (earlier !== undefined) return setAddedId(earlier)
      if (addedId !== undefined && isApiProblem(problem, 'not-found')) {
        // It was deleted meanwhile: saving again adds it.
        setAddedId(undefined)
        draft.renewKey()
      }
      draft.noteFailure(problem)
      setOthers(showAtFields(problem, applicationFields, setError))
      tellFailure(problem, m.addFailed)
    }
  })

  return (
    <TrackerDialog
      title={m.add}
      subtitle={m.addSubtitle}
      formId={formId}
      isBusy={isSubmitting}
      isRestored={Object.keys(draft.kept).length > 0}
      others={others}
      changing={addedId === undefined ? undefined : m.addedBefore}
      onClose={onClose}
      onCancel={() => {
        draft.forget()
        onClose()
      }}
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <JobFields register={register} errors={errors} />
        <AppliedDateField register={register} errors={errors} today={today} />
        <SelectField
          label={m.status}
          options={statusOptions}
          error={errors.status?.message}
          {...register('status')}
        />
        <TextAreaField
          label={m.notes}
          optional
          hint={m.notesHint}
          error={errors.notes?.message}
          {...register('notes')}
        />
      </form>
    </TrackerDialog>
  )
}
