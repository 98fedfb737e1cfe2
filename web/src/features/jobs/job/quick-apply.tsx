import type { Job } from '@hanap/contract/jobs/jobs'
import { appliedState } from '../../../acts/applied/applied-mark.ts'
import { ApplyButton } from '../../../acts/apply/apply-button.tsx'
import { jobMessages } from '../messages.ts'
import { canApply } from './job-actions.tsx'
import { quickApplyMessages } from './quick-apply-messages.ts'

export function QuickApply({ job }: { job: Job }) {
  const m = quickApplyMessages
  const state = appliedState(job)
  const applied = { sent: m.applied, sending: m.sending, unknown: m.unknown }
  return (
    <>
      <p className="text-t1 text-ink-2">
        {state ? applied[state] : canApply(job) ? m.text : jobMessages.noLongerPosted}
      </p>
      {canApply(job) && <ApplyButton job={job} wide />}
    </>
  )
}
