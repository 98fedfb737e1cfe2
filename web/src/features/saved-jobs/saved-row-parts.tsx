import type { Job } from '@hanap/contract/jobs/jobs'
import { Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { savedJobMessages } from '../../acts/save/messages.ts'
import type { SavedEntry } from '../../acts/save/saved-entries.ts'
import { formatDate } from '../../i18n/format.ts'
import { offlineMessages } from '../../seeker/waiting/messages.ts'
import { useWaiting } from '../../seeker/waiting/waiting-marks.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { focusBeside } from '../../ui/focus-beside.ts'
import { Badge } from '../../ui/signs/badge.tsx'
import { savedJobsPageMessages } from './page-messages.ts'

type Removing = {
  /** Whether the click ends a double tap begun on the row above, now gone. */
  isSecondTap: (event: MouseEvent) => boolean
  onRemove: (job: Job) => void
}

export type SavedRowProps = Removing & { entry: SavedEntry; now: number }

/** A clamped title would cut off its link's focus ring: the row draws it. */
export const ROW_FOCUS =
  '-outline-offset-3 has-[h2_a:focus-visible]:outline-3 has-[h2_a:focus-visible]:outline-sea'

export function RemoveButton(props: Removing & { job: Job; className?: string }) {
  const { job, isSecondTap, onRemove, className } = props
  const saving = savedJobMessages
  return (
    <IconButton
      className={className}
      icon={Trash2}
      label={saving.removeTitled(job.title)}
      onClick={(event) => {
        if (isSecondTap(event)) return
        focusBeside(event.currentTarget)
        onRemove(job)
      }}
    />
  )
}

/** Says that the entry waits to be sent, or that the board removed the job. */
export function StateBadges({ entry }: { entry: SavedEntry }) {
  const m = savedJobsPageMessages
  const isWaiting = useWaiting().some((one) => one.kind === 'save' && one.job.id === entry.job_id)
  return (
    <>
      {isWaiting && <Badge tone="grey">{offlineMessages.waitingHere}</Badge>}
      {entry.job_details.removed_at !== null && <Badge tone="grey">{m.noLongerPosted}</Badge>}
    </>
  )
}

export function TakenDown({ job }: { job: Job }) {
  const m = savedJobsPageMessages
  if (job.removed_at === null) return null
  return <p className="text-ink-2 text-t1">{m.takenDown(formatDate(job.removed_at))}</p>
}
