import type { Application } from '@hanap/contract/applications'
import { useState } from 'react'
import { serverNow } from '../../../../api/server-clock.ts'
import { offlineMessages } from '../../../../offline/messages.ts'
import { useToasts } from '../../../../ui/toast.tsx'
import { shownEmployer } from '../../../employers/shown-employer.ts'
import { detailMessages } from '../detail/detail-messages.ts'
import { noteOrLater, useWaitingNote } from '../detail/note-for-later.ts'
import { dayFromNow, toManilaField } from '../manila-time.ts'
import { AppliedDateField, JobFields, NotesField } from './application-fields.tsx'
import { applicationFields, applicationFormSchema } from './application-form.ts'
import { changedFields } from './changed-fields.ts'
import { TrackerDialog } from './tracker-dialog.tsx'
import { useUpdateApplication } from './tracking-changes.ts'
import { useTrackerForm } from './use-tracker-form.ts'

/** Changes an application that was added by hand. The facts of a listed job are the listing's, and stay. */
export function EditApplicationDialog(props: { application: Application; onClose: () => void }) {
  const { application, onClose } = props
  const m = detailMessages
  const toasts = useToasts()
  const update = useUpdateApplication()
  const [today] = useState(() => dayFromNow(serverNow()))
  const isListed = application.job !== null
  const waiting = useWaitingNote(application.id)
  const { job_title, employer_name, job_url } = application
  const notes = waiting?.notes ?? application.notes
  const before = {
    ...(!isListed && { job_title, employer_name, job_url }),
    applied_date: toManilaField(application.applied_date).slice(0, 10),
    notes,
  }
  const { register, errors, draft, submitting, frame } = useTrackerForm({
    name: `edit:${application.id}`,
    fields: applicationFields,
    schema: applicationFormSchema({ today, kept: before.applied_date }, m.wrongDate),
    before,
    onClose,
  })

  const submit = submitting(async (values) => {
    const change = changedFields(before, values)
    const call = () => update.mutateAsync({ id: application.id, change })
    const isNoteAlone = Object.keys(change).join() === 'notes'
    const isWaiting =
      isNoteAlone && (await noteOrLater(application, values.notes ?? '', waiting, call)) === 'waiting'
    if (!isNoteAlone) await call()
    draft.forget()
    if (isWaiting) toasts.info(offlineMessages.noteForLater, offlineMessages.sentLater)
    else toasts.success(m.edited)
    onClose()
  }, m.editFailed)

  return (
    <TrackerDialog
      title={m.editTitle}
      subtitle={[job_title, shownEmployer(employer_name)].filter(Boolean).join(' · ')}
      frame={frame}
      onSubmit={submit}
    >
      {!isListed && <JobFields register={register} errors={errors} />}
      <AppliedDateField register={register} errors={errors} today={today} />
      <NotesField register={register} errors={errors} />
    </TrackerDialog>
  )
}
