import type { Application } from '@hanap/contract/applications'
import { useState } from 'react'
import { serverNow } from '../../../../api/server-clock.ts'
import { shownEmployer } from '../../../../listing/employer/shown-employer.ts'
import { offlineMessages } from '../../../../seeker/waiting/messages.ts'
import { useToasts } from '../../../../ui/toast.tsx'
import { detailMessages } from '../detail/detail-messages.ts'
import { useNoteEdit, useWaitingNote } from '../detail/note-for-later.ts'
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
  const { id, job_title, employer_name, job_url } = application
  const waiting = useWaitingNote(id)
  const day = toManilaField(application.applied_date).slice(0, 10)
  const { register, errors, before, setError, setValue, draft, submitting, frame } = useTrackerForm({
    name: `edit:${id}`,
    fields: applicationFields,
    schema: applicationFormSchema({ today, kept: day }, m.wrongDate),
    before: {
      ...(!isListed && { job_title, employer_name, job_url }),
      applied_date: day,
      notes: waiting?.notes ?? application.notes,
    },
    onClose,
  })

  const note = useNoteEdit(application, String(draft.began['notes']))

  const submit = submitting(async ({ notes = '', ...facts }) => {
    const changed = changedFields(before, facts)
    const isNoteAlone = Object.keys(changed).length === 0
    const isNoteChanged = note.isChanged(notes, isNoteAlone)
    if (isNoteAlone && !isNoteChanged) return frame.onCancel()
    const change = { ...changed, ...(isNoteChanged && { notes }) }
    const save = (notes_before?: string) => update.mutateAsync({ id, change: { ...change, notes_before } })
    try {
      const outcome = isNoteChanged ? await note.save(notes, isNoteAlone, save) : await save()
      draft.forget()
      if (outcome === 'waiting') toasts.info(offlineMessages.noteForLater, offlineMessages.sentLater)
      else toasts.success(m.edited)
      onClose()
    } catch (problem) {
      const joined = note.joined(problem, notes)
      if (joined === undefined) throw problem
      draft.writtenOver({ notes: joined.over })
      setValue('notes', joined.notes, { shouldDirty: true })
      setError('notes', { message: m.noteChangedElsewhere }, { shouldFocus: true })
    }
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
