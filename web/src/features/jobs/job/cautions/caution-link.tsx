import type { JobDetail } from '@hanap/contract/jobs/job-details'
import { TriangleAlert } from 'lucide-react'
import { Icon } from '../../../../ui/signs/icon.tsx'
import { cautionMessages } from './caution-messages.ts'
import { wantsSecondLook } from './serious-caution.ts'

export const CHECK_ID = 'check'

/**
 * Sits above the apply button: in one column the cautions come far below it. The board itself says that an employer
 * is hidden.
 */
export function CautionLink({ job }: { job: JobDetail }) {
  const m = cautionMessages
  if (!wantsSecondLook(job)) return null
  function show() {
    const place = document.getElementById(CHECK_ID)
    place?.scrollIntoView()
    place?.focus({ preventScroll: true })
  }
  return (
    <button
      type="button"
      className="mt-4 flex min-h-11 w-full items-center gap-2.5 border-l-4 border-red bg-red-tint px-3 py-2 text-left text-t1 underline lg:hidden"
      onClick={show}
    >
      <Icon of={TriangleAlert} className="text-red" />
      {m.lookFirst}
    </button>
  )
}
