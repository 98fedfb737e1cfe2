import type { Application, ApplicationStatus } from '@hanap/contract/applications/applications'
import { useCallback, useState } from 'react'
import { useUpdateStatus } from '../../../../acts/apply/queries.ts'
import { useToasts } from '../../../../ui/toasts/toast.tsx'
import { applicationStatusLabels } from '../../status-labels.ts'
import { applicationMessages } from '../messages.ts'
import { failureSuffix } from '../tracker-failure.ts'
import { viewMessages } from '../views/views-messages.ts'

/**
 * Moves an application to another status optimistically. An interview's or offer's date can be added afterwards.
 * @param onUpdate opens the dialog with the dates
 * @returns `said`: the last move, for screen readers
 */
export function useMoveApplication(onUpdate: (application: Application) => void) {
  const m = applicationMessages
  const v = viewMessages
  const toasts = useToasts()
  const { mutateAsync } = useUpdateStatus()
  const [said, say] = useState('')

  const move = useCallback(
    async (application: Application, status: ApplicationStatus) => {
      const { id, job_title, status: before } = application
      if (status === before) return
      say(v.movedTo(applicationStatusLabels[status], job_title))
      try {
        const moved = await mutateAsync({ id, update: { status } })
        const label = missingDate(moved, v)
        toasts.success(
          m.updateSuccess(applicationStatusLabels[status]),
          undefined,
          label ? { action: { label, run: () => onUpdate(moved) } } : {},
        )
      } catch (problem) {
        say(v.movedBack(applicationStatusLabels[before], job_title))
        toasts.error(m.updateFailed + failureSuffix(problem, m))
      }
    },
    [m, v, toasts, mutateAsync, onUpdate],
  )
  return { move, said }
}

/** The label of the button that adds a missing interview or offer date; null if none is missing. */
function missingDate(
  { status, interview_date, offer_date }: Application,
  v: typeof viewMessages,
): string | null {
  if (status === 'interview' && interview_date === null) return v.addInterviewDate
  return status === 'offer' && offer_date === null ? v.addOfferDate : null
}
