import { type Application, applicationStatuses, updateStatusSchema } from '@hanap/contract/applications'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useUpdateStatus } from '../../../../acts/apply/queries.ts'
import { showAtFields } from '../../../../api/field-problems.ts'
import { isApiProblem, NetworkProblem } from '../../../../api/problems.ts'
import { shownEmployer } from '../../../../listing/employer/shown-employer.ts'
import { offlineMessages } from '../../../../seeker/waiting/messages.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useToasts } from '../../../../ui/toast.tsx'
import { applicationStatusLabels } from '../../status-labels.ts'
import { detailMessages } from '../detail/detail-messages.ts'
import { useNoteEdit, useWaitingNote } from '../detail/note-for-later.ts'
import { fromManilaField, toManilaField } from '../manila-time.ts'
import { applicationMessages } from '../messages.ts'
import { failureSuffix } from '../tracker-failure.ts'
import { NOTE_BOX } from './application-fields.tsx'
import { useUpdateApplication } from './tracking-changes.ts'

const fields = ['status', 'notes', 'interview_date', 'offer_date'] as const
const options = applicationStatuses.map((value) => ({ value, label: applicationStatusLabels[value] }))

/**
 * What became of an application: any status may follow any other. The dialog stays with what was typed until
 * the server has taken it.
 */
export function UpdateStatusDialog(props: { application: Application; onClose: () => void }) {
  const { application, onClose } = props
  const m = applicationMessages
  const own = detailMessages
  const toasts = useToasts()
  const formId = useId()
  const update = useUpdateStatus()
  const facts = useUpdateApplication()
  const [notesBefore] = useState(useWaitingNote(application.id)?.notes ?? application.notes)
  const note = useNoteEdit(application, notesBefore)
  const { register, handleSubmit, control, setError, setValue, formState } = useForm({
    resolver: zodResolver(updateStatusSchema),
    defaultValues: {
      status: application.status,
      notes: notesBefore,
      interview_date: toManilaField(application.interview_date),
      offer_date: toManilaField(application.offer_date).slice(0, 10),
    },
  })
  const status = useWatch({ control, name: 'status' })
  const { errors, isSubmitting, dirtyFields } = formState

  const { id } = application
  const submit = handleSubmit(
    async ({ status = application.status, notes = '', interview_date, offer_date }) => {
      // Only what was changed here: what another tab or device did to the rest since this list was read stays.
      const change = {
        ...(dirtyFields.status && { status }),
        ...(status === 'interview' &&
          dirtyFields.interview_date && { interview_date: fromManilaField(interview_date ?? '') }),
        ...(status === 'offer' && dirtyFields.offer_date && { offer_date }),
      }
      const isNoteAlone = Object.keys(change).length === 0
      const isNoteChanged = note.isChanged(notes, isNoteAlone)
      if (isNoteAlone && !isNoteChanged) return onClose()
      try {
        const outcome = isNoteChanged
          ? await note.save(notes, isNoteAlone, (notes_before) =>
              isNoteAlone
                ? facts.mutateAsync({ id, change: { notes, notes_before } })
                : update.mutateAsync({ id, update: { ...change, notes, notes_before } }),
            )
          : await update.mutateAsync({ id, update: change })
        if (outcome === 'waiting') toasts.info(offlineMessages.noteForLater, offlineMessages.sentLater)
        else toasts.success(m.updateSuccess(applicationStatusLabels[status]))
        onClose()
      } catch (problem) {
        const joined = note.joined(problem, notes)
        if (joined !== undefined) {
          setValue('notes', joined.notes, { shouldDirty: true })
          setError('notes', { message: own.noteChangedElsewhere }, { shouldFocus: true })
          return
        }
        showAtFields(problem, fields, setError)
        toasts.error(
          m.updateFailed + failureSuffix(problem, m),
          isApiProblem(problem, 'not-found')
            ? own.goneText
            : problem instanceof NetworkProblem && !isNoteAlone
              ? offlineMessages.needsSignal
              : undefined,
        )
      }
    },
  )

  return (
    <Dialog
      open
      onClose={onClose}
      title={m.dialogTitle}
      subtitle={[application.job_title, shownEmployer(application.employer_name)].filter(Boolean).join(' · ')}
      size="small"
      canClose={!isSubmitting}
      footer={
        <>
          <Button onClick={onClose} disabled={isSubmitting}>
            {m.cancel}
          </Button>
          <Button type="submit" form={formId} look="primary" busy={isSubmitting} busyText={m.saving}>
            {m.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <SelectField
          label={m.newStatus}
          options={options}
          error={errors.status?.message}
          data-autofocus
          {...register('status')}
        />
        {status === 'interview' && (
          <TextField
            label={m.interviewDate}
            type="datetime-local"
            hint={m.interviewHint}
            error={errors.interview_date?.message}
            {...register('interview_date')}
          />
        )}
        {status === 'offer' && (
          <TextField
            label={m.offerDate}
            type="date"
            error={errors.offer_date?.message}
            {...register('offer_date')}
          />
        )}
        <TextAreaField
          label={m.notesLabel}
          hint={m.notesHint}
          error={errors.notes?.message}
          className={NOTE_BOX}
          {...register('notes')}
        />
      </form>
    </Dialog>
  )
}
