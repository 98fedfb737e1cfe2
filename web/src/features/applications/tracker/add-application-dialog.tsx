import { type Application, applicationStatuses, applicationStatusLabels } from '@hanap/contract/applications'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { showAtFields } from '../../../api/problems.ts'
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
  const draft = useKeptDraft('add', applicationDraftShape)
  const [today] = useState(() => dayFromNow(Date.now()))
  const [others, setOthers] = useState<readonly string[]>([])
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

  const submit = handleSubmit(async ({ applied_date, ...facts }) => {
    setOthers([])
    try {
      // Today's is the moment it is added at: the day alone would be this morning.
      const body = { ...facts, ...(applied_date !== today && { applied_date }) }
      const added = await add.mutateAsync({ body, key: draft.key() })
      draft.forget()
      toasts.success(m.added)
      onAdded(added)
    } catch (problem) {
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
