import type { Application } from '@hanap/contract/applications/applications'
import { useState } from 'react'
import { useAddApplication } from '../../../../acts/apply/queries.ts'
import { isApiProblem } from '../../../../api/problems/problems.ts'
import { serverNow } from '../../../../api/server-clock.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { useToasts } from '../../../../ui/toasts/toast.tsx'
import { detailMessages } from '../detail/detail-messages.ts'
import { dayFromNow } from '../manila-time.ts'
import { AppliedDateField, JobFields, NotesField } from './application-fields.tsx'
import { applicationFields, applicationFormSchema, type FilledApplication } from './application-form.ts'
import { statusOptions } from './status-options.ts'
import { TrackerDialog } from './tracker-dialog.tsx'
import { useChangeAdded } from './use-change-added.ts'
import { useTrackerForm } from './use-tracker-form.ts'

/** Typed text stays until the server has accepted it. */
export function AddApplicationDialog(props: {
  onClose: () => void
  onAdded: (application: Application) => void
}) {
  const { onClose, onAdded } = props
  const m = detailMessages
  const toasts = useToasts()
  const add = useAddApplication()
  const changeAdded = useChangeAdded()
  const [today] = useState(() => dayFromNow(serverNow()))
  /** The application that an earlier try without an answer had added: saving now changes it. */
  const [addedId, setAddedId] = useState<number>()
  const { register, errors, draft, submitting, frame } = useTrackerForm({
    name: 'add',
    fields: applicationFields,
    schema: applicationFormSchema({ today }, m.wrongDate),
    before: {
      job_title: '',
      employer_name: '',
      job_url: '',
      applied_date: today,
      status: 'applied',
      notes: '',
    },
    onClose,
  })

  const submit = submitting(async (values) => {
    const kept = addedId === undefined ? await addNew(values) : await changeEarlier(addedId, values)
    if (!kept) return
    draft.forget()
    toasts.success(addedId === undefined ? m.added : m.edited)
    onAdded(kept)
  }, m.addFailed)

  /** @returns undefined if an earlier try had added it */
  async function addNew(body: FilledApplication): Promise<Application | undefined> {
    try {
      return await add.mutateAsync({ body, key: draft.key })
    } catch (problem) {
      const earlier = isApiProblem(problem, 'idempotency-mismatch') ? problem.body.saved_id : undefined
      if (earlier === undefined) throw problem
      setAddedId(earlier)
      return undefined
    }
  }

  async function changeEarlier(id: number, values: FilledApplication): Promise<Application> {
    try {
      return await changeAdded(id, values)
    } catch (problem) {
      if (isApiProblem(problem, 'not-found')) {
        // Deleted meanwhile: saving again adds it.
        setAddedId(undefined)
        draft.key.write(undefined)
      }
      throw problem
    }
  }

  return (
    <TrackerDialog
      title={m.add}
      subtitle={m.addSubtitle}
      frame={frame}
      changing={addedId === undefined ? undefined : m.addedBefore}
      onSubmit={submit}
    >
      <JobFields register={register} errors={errors} />
      <AppliedDateField register={register} errors={errors} today={today} />
      <SelectField
        label={m.status}
        options={statusOptions}
        error={errors.status?.message}
        {...register('status')}
      />
      <NotesField register={register} errors={errors} />
    </TrackerDialog>
  )
}
