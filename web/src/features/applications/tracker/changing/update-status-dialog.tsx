import {
  type Application,
  type ApplicationStatus,
  updateStatusSchema,
} from '@hanap/contract/applications/applications'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { useUpdateStatus } from '../../../../acts/apply/queries.ts'
import { showAtFields } from '../../../../api/problems/field-problems.ts'
import { isApiProblem, NetworkProblem } from '../../../../api/problems/problems.ts'
import { shownEmployer } from '../../../../listing/employer/shown-employer.ts'
import { changedFields } from '../../../../page/elsewhere/save-over.ts'
import { offlineMessages } from '../../../../seeker/waiting/messages.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { useToasts } from '../../../../ui/toasts/toast.tsx'
import { applicationStatusLabels } from '../../status-labels.ts'
import { detailMessages } from '../detail/detail-messages.ts'
import { fromManilaField, toManilaField } from '../manila-time.ts'
import { applicationMessages } from '../messages.ts'
import { failureSuffix } from '../tracker-failure.ts'
import { useWaitingNote } from '../waiting-note-of.ts'
import { NOTE_BOX } from './application-fields.tsx'
import { applicationFields } from './application-form.ts'
import { useKeptDraft } from './kept-draft.ts'
import { statusOptions } from './status-options.ts'
import { TrackerDialog } from './tracker-dialog.tsx'
import { useUpdateApplication } from './tracking-changes.ts'
import { useApplicationSave } from './use-application-save.ts'

const fields = ['status', 'notes', 'interview_date', 'offer_date'] as const
/** Their shapes in a draft. */
const shape = {
  status: applicationFields.status,
  notes: z.string(),
  interview_date: z.string(),
  offer_date: z.string(),
}

const outcomeOf = ({ status, notes, interview_date, offer_date }: Application) => ({
  status,
  notes,
  interview_date: toManilaField(interview_date),
  offer_date: toManilaField(offer_date).slice(0, 10),
})

/** Any status may follow any other. What was typed is kept until the server has accepted it. */
export function UpdateStatusDialog(props: { application: Application; onClose: () => void }) {
  const { application, onClose } = props
  const m = applicationMessages
  const own = detailMessages
  const toasts = useToasts()
  const formId = useId()
  const update = useUpdateStatus()
  const facts = useUpdateApplication()
  const waiting = useWaitingNote(application.id)
  const [before] = useState(() => {
    const fields = outcomeOf(application)
    return { ...fields, notes: waiting?.notes ?? fields.notes }
  })
  const draft = useKeptDraft(`status:${application.id}`, shape, before)
  const begun = { ...before, ...draft.began }
  const { save, dialog } = useApplicationSave({
    application,
    begun,
    fieldsOf: outcomeOf,
    words: {
      status: { label: m.newStatus, show: (value: ApplicationStatus) => applicationStatusLabels[value] },
      notes: { label: m.notesLabel },
      interview_date: { label: m.interviewDate, show: (value: string) => value.replace('T', ' ') },
      offer_date: { label: m.offerDate },
    },
  })
  const { register, handleSubmit, control, setError, subscribe, formState } = useForm({
    resolver: zodResolver(updateStatusSchema),
    defaultValues: { ...before, ...draft.kept },
  })
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }),
    [subscribe, draft],
  )
  const status = useWatch({ control, name: 'status' })
  const { errors, isSubmitting } = formState

  const { id } = application
  const submit = handleSubmit(async (values) => {
    const { status = begun.status, notes = '', interview_date, offer_date } = values
    // A date belongs to its status: drops one typed for another status.
    const mine = {
      status,
      notes,
      interview_date: status === 'interview' ? (interview_date ?? '') : begun.interview_date,
      offer_date: status === 'offer' ? (offer_date ?? '') : begun.offer_date,
    }
    try {
      const outcome = await save(mine, ({ interview_date, ...change }, { version }) => {
        const isNoteAlone = Object.keys(change).every((field) => field === 'notes')
        if (isNoteAlone && interview_date === undefined)
          return facts.mutateAsync({ id, change: { notes: change.notes }, version })
        const at = interview_date === undefined ? {} : { interview_date: fromManilaField(interview_date) }
        return update.mutateAsync({ id, update: { ...change, ...at }, version })
      })
      if (outcome === null) return
      draft.forget()
      if (outcome === 'waiting') toasts.info(offlineMessages.noteForLater, offlineMessages.sentLater)
      if (outcome === 'sent') toasts.success(m.updateSuccess(applicationStatusLabels[status]))
      onClose()
    } catch (problem) {
      showAtFields(problem, fields, setError)
      const isNoteAlone = Object.keys(changedFields([begun], mine)).every((field) => field === 'notes')
      toasts.error(
        m.updateFailed + failureSuffix(problem, m),
        isApiProblem(problem, 'not-found')
          ? own.goneText
          : problem instanceof NetworkProblem && !isNoteAlone
            ? offlineMessages.needsSignal
            : undefined,
      )
    }
  })

  return (
    <TrackerDialog
      title={m.dialogTitle}
      subtitle={[application.job_title, shownEmployer(application.employer_name)].filter(Boolean).join(' · ')}
      frame={{
        formId,
        isBusy: isSubmitting,
        isRestored: Object.keys(draft.kept).length > 0,
        others: [],
        onClose,
        onCancel() {
          draft.forget()
          onClose()
        },
      }}
      onSubmit={submit}
    >
      <SelectField
        label={m.newStatus}
        options={statusOptions}
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
      {dialog}
    </TrackerDialog>
  )
}
