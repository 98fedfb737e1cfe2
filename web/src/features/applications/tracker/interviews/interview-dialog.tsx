import { interviewFieldsSchema } from '@hanap/contract/application-tracking'
import type { Application, Interview } from '@hanap/contract/applications'
import * as z from 'zod/mini'
import { shownEmployer } from '../../../../listing/employer/shown-employer.ts'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useToasts } from '../../../../ui/toast.tsx'
import { changedFields } from '../changing/changed-fields.ts'
import { TrackerDialog } from '../changing/tracker-dialog.tsx'
import { useAddInterview, useUpdateInterview } from '../changing/tracking-changes.ts'
import { useTrackerForm } from '../changing/use-tracker-form.ts'
import { detailMessages } from '../detail/detail-messages.ts'
import { fromManilaField, toManilaField } from '../manila-time.ts'

const fields = { starts_at: z.string(), label: z.string(), place: z.string(), notes: z.string() }

/** One round of interviews. @param props.interview the one to change; without it one is added */
export function InterviewDialog(props: {
  application: Application
  interview: Interview | null
  onClose: () => void
}) {
  const { application, interview, onClose } = props
  const m = detailMessages
  const toasts = useToasts()
  const add = useAddInterview()
  const update = useUpdateInterview()
  const before = {
    starts_at: toManilaField(interview?.starts_at ?? null),
    label: interview?.label ?? '',
    place: interview?.place ?? '',
    notes: interview?.notes ?? '',
  }
  const { register, errors, draft, submitting, frame } = useTrackerForm({
    name: `interview:${application.id}:${interview?.id ?? 'new'}`,
    fields,
    schema: interviewFieldsSchema,
    before,
    onClose,
  })

  const submit = submitting(async (values) => {
    const { id } = application
    const { starts_at, ...words } = changedFields(before, values)
    const change = { ...words, ...(starts_at != null && { starts_at: fromManilaField(starts_at) }) }
    if (interview) await update.mutateAsync({ id, interviewId: interview.id, fields: change })
    else await add.mutateAsync({ id, fields: change, key: draft.key() })
    draft.forget()
    toasts.success(interview ? m.interviewSaved : m.interviewAdded)
    onClose()
  }, m.interviewFailed)

  return (
    <TrackerDialog
      title={interview ? m.editInterview : m.addInterview}
      subtitle={[application.job_title, shownEmployer(application.employer_name)].filter(Boolean).join(' · ')}
      frame={frame}
      onSubmit={submit}
    >
      <TextField
        label={m.interviewTime}
        type="datetime-local"
        hint={m.interviewTimeHint}
        error={errors.starts_at?.message}
        data-autofocus
        {...register('starts_at')}
      />
      <TextField
        label={m.interviewLabel}
        optional
        hint={m.interviewLabelHint}
        error={errors.label?.message}
        {...register('label')}
      />
      <TextField
        label={m.interviewPlace}
        optional
        hint={m.interviewPlaceHint}
        error={errors.place?.message}
        {...register('place')}
      />
      <TextAreaField
        label={m.notes}
        optional
        hint={m.interviewNotesHint}
        error={errors.notes?.message}
        {...register('notes')}
      />
    </TrackerDialog>
  )
}
