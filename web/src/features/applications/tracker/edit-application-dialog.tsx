import type { Application } from '@hanap/contract/applications'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { showAtFields } from '../../../api/problems.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { AppliedDateField, JobFields } from './application-fields.tsx'
import { applicationDraftShape, applicationFields, applicationFormSchema } from './application-form.ts'
import { changedFields } from './changed-fields.ts'
import { detailMessages } from './detail-messages.ts'
import { useKeptDraft } from './kept-draft.ts'
import { dayFromNow, toManilaField } from './manila-time.ts'
import { TrackerDialog } from './tracker-dialog.tsx'
import { useTellFailure } from './tracker-failure.ts'
import { useUpdateApplication } from './tracking-changes.ts'

/** Changes an application that was added by hand. The facts of a listed job are the listing's, and stay. */
export function EditApplicationDialog(props: { application: Application; onClose: () => void }) {
  const { application, onClose } = props
  const m = useMessages(detailMessages)
  const toasts = useToasts()
  const tellFailure = useTellFailure()
  const formId = useId()
  const update = useUpdateApplication()
  const draft = useKeptDraft(`edit:${application.id}`, applicationDraftShape)
  const [today] = useState(() => dayFromNow(Date.now()))
  const [others, setOthers] = useState<readonly string[]>([])
  const isListed = application.job !== null
  const { job_title, employer_name, job_url, notes } = application
  const before = {
    ...(!isListed && { job_title, employer_name, job_url }),
    applied_date: toManilaField(application.applied_date).slice(0, 10),
    notes,
  }
  const { register, handleSubmit, setError, subscribe, formState } = useForm({
    resolver: zodResolver(applicationFormSchema(today, m.wrongDate)),
    mode: 'onTouched',
    defaultValues: { ...before, ...draft.kept },
  })
  const { errors, isSubmitting } = formState
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }),
    [subscribe, draft],
  )

  const submit = handleSubmit(async (values) => {
    setOthers([])
    try {
      await update.mutateAsync({ id: application.id, change: changedFields(before, values) })
      draft.forget()
      toasts.success(m.edited)
      onClose()
    } catch (problem) {
      setOthers(showAtFields(problem, applicationFields, setError))
      tellFailure(problem, m.editFailed)
    }
  })

  return (
    <TrackerDialog
      title={m.editTitle}
      subtitle={[job_title, employer_name].filter(Boolean).join(' · ')}
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
        {!isListed && <JobFields register={register} errors={errors} />}
        <AppliedDateField register={register} errors={errors} today={today} />
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
