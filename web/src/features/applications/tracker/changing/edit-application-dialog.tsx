import type { Application } from '@hanap/contract/applications/applications'
import { useState } from 'react'
import { serverNow } from '../../../../api/server-clock.ts'
import { shownEmployer } from '../../../../listing/employer/shown-employer.ts'
import { offlineMessages } from '../../../../seeker/waiting/messages.ts'
import { useToasts } from '../../../../ui/toasts/toast.tsx'
import { detailMessages } from '../detail/detail-messages.ts'
import { dayFromNow, toManilaField } from '../manila-time.ts'
import { useWaitingNote } from '../waiting-note-of.ts'
import { AppliedDateField, JobFields, NotesField } from './application-fields.tsx'
import { applicationFields, applicationFormSchema } from './application-form.ts'
import { TrackerDialog } from './tracker-dialog.tsx'
import { useUpdateApplication } from './tracking-changes.ts'
import { useApplicationSave } from './use-application-save.ts'
import { useTrackerForm } from './use-tracker-form.ts'

type Facts = {
  job_title?: string | undefined
  employer_name?: string | undefined
  job_url?: string | undefined
  applied_date: string
  notes: string
}

/** A listed job's facts cannot be edited. */
function factsOf({ job, job_title, employer_name, job_url, applied_date, notes }: Application): Facts {
  const day = toManilaField(applied_date).slice(0, 10)
  return { ...(job === null && { job_title, employer_name, job_url }), applied_date: day, notes }
}

export function EditApplicationDialog(props: { application: Application; onClose: () => void }) {
  const { application, onClose } = props
  const m = detailMessages
  const toasts = useToasts()
  const update = useUpdateApplication()
  const [today] = useState(() => dayFromNow(serverNow()))
  const { id, job, job_title, employer_name } = application
  const isListed = job !== null
  const waiting = useWaitingNote(id)
  const facts = factsOf(application)
  const { register, errors, draft, submitting, frame } = useTrackerForm({
    name: `edit:${id}`,
    fields: applicationFields,
    schema: applicationFormSchema({ today, kept: facts.applied_date }, m.wrongDate),
    before: { ...facts, notes: waiting?.notes ?? facts.notes },
    onClose,
  })
  const begun = { ...facts, ...draft.began }
  const { save, dialog } = useApplicationSave<Facts>({
    application,
    begun,
    fieldsOf: factsOf,
    words: {
      job_title: { label: m.jobTitle },
      employer_name: { label: m.employer },
      job_url: { label: m.webAddress },
      applied_date: { label: m.appliedDate },
      notes: { label: m.notes },
    },
  })

  const submit = submitting(async ({ job_title, employer_name, job_url, applied_date, notes = '' }) => {
    const mine = { ...(!isListed && { job_title, employer_name, job_url }), applied_date, notes }
    const outcome = await save(mine, (change, { version }) => update.mutateAsync({ id, change, version }))
    if (outcome === null) return
    draft.forget()
    if (outcome === 'waiting') toasts.info(offlineMessages.noteForLater, offlineMessages.sentLater)
    if (outcome === 'sent') toasts.success(m.edited)
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
      {dialog}
    </TrackerDialog>
  )
}
