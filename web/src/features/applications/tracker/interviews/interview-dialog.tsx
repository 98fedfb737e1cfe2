import { interviewFieldsSchema } from '@hanap/contract/applications/application-tracking'
import type { Application, Interview } from '@hanap/contract/applications/applications'
import * as z from 'zod/mini'
import { shownEmployer } from '../../../../listing/employer/shown-employer.ts'
import { changedFields } from '../../../../page/elsewhere/save-over.ts'
import { useSaveOver } from '../../../../page/elsewhere/use-save-over.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { useToasts } from '../../../../ui/toasts/toast.tsx'
import { TrackerDialog } from '../changing/tracker-dialog.tsx'
import { useAddInterview, useUpdateInterview } from '../changing/tracking-changes.ts'
import { useTrackerForm } from '../changing/use-tracker-form.ts'
import { detailMessages } from '../detail/detail-messages.ts'
import { fromManilaField, toManilaField } from '../manila-time.ts'

const fields = { starts_at: z.string(), label: z.string(), place: z.string(), notes: z.string() }

type Round = { starts_at: string; label: string; place: string; notes: string }

const roundOf = (interview: Interview | null | undefined): Round => ({
  starts_at: toManilaField(interview?.starts_at ?? null),
  label: interview?.label ?? '',
  place: interview?.place ?? '',
  notes: interview?.notes ?? '',
})

/** @param props.interview the one to change; null adds one */
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
  const before = roundOf(interview)
  const { register, errors, draft, submitting, frame } = useTrackerForm({
    name: `interview:${application.id}:${interview?.id ?? 'new'}`,
    fields,
    schema: interviewFieldsSchema,
    before,
    onClose,
  })

  const { save, dialog } = useSaveOver<Round, Application>({
    starts_at: { label: m.interviewTime, show: (value: string) => value.replace('T', ' ') },
    label: { label: m.interviewLabel },
    place: { label: m.interviewPlace },
    notes: { label: m.notes },
  })
  const { id } = application
  const onWire = ({ starts_at, ...words }: Partial<Round>) => ({
    ...words,
    ...(starts_at !== undefined && { starts_at: fromManilaField(starts_at) }),
  })

  const submit = submitting(async ({ starts_at, label = '', place = '', notes = '' }) => {
    const mine = { starts_at: starts_at ?? '', label, place, notes }
    const kept = interview
      ? await save({
          bases: [{ ...before, ...draft.began }],
          mine,
          held: application,
          fieldsOf: (state) => roundOf(state?.interviews.find((one) => one.id === interview.id)),
          lines: ['notes'],
          send: (changed, over) =>
            update.mutateAsync({
              id,
              interviewId: interview.id,
              fields: onWire(changed),
              version: (over ?? application).version,
            }),
        })
      : await add.mutateAsync({ id, fields: onWire(changedFields([before], mine)), key: draft.key })
    if (!kept) return
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
      {dialog}
    </TrackerDialog>
  )
}
