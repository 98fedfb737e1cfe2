import type { Job } from '@hanap/contract/jobs/jobs'
import { pages } from '@hanap/contract/site/pages'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Bookmark } from 'lucide-react'
import type { MouseEvent } from 'react'
import { session } from '../../api/session/browser-session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { useSecondTap } from '../../ui/buttons/use-second-tap.ts'
import { Icon } from '../../ui/signs/icon.tsx'
import { savedJobMessages } from './messages.ts'
import { useSaveToggle } from './use-save-toggle.ts'
import { useIsSaved } from './use-saved-jobs.ts'

type SaveJobButtonProps = {
  job: Job
  /** 'search' is a row's bookmark; 'details' has words. */
  place: 'search' | 'details'
  /** Only the bookmark, for narrow bars. */
  compact?: boolean | undefined
}

/** Without a session it leads to the login. */
export function SaveJobButton({ job, place, compact }: SaveJobButtonProps) {
  const m = savedJobMessages
  const isSaved = useIsSaved(job)
  const toggle = useSaveToggle(place)
  const navigate = useNavigate()
  const next = useLocation({ select: ({ href }) => href })

  const isSecondTap = useSecondTap()

  function click(event: MouseEvent) {
    if (isSecondTap(event)) return
    if (session.read().token === null) void navigate({ to: pages.login.path, search: { next } })
    else if (isSaved) toggle.remove(job)
    else toggle.save(job)
  }

  if (place === 'search' || compact) {
    return (
      <IconButton
        icon={Bookmark}
        label={m.saveJobTitled(job.title)}
        pressed={isSaved}
        data-key="s"
        onClick={click}
      />
    )
  }
  return (
    <Button data-key="s" onClick={click}>
      {/* As wide as the longer label: its neighbours do not move. */}
      <span
        className="grid justify-items-center after:invisible after:h-0 after:ps-7 after:content-[attr(data-other)]"
        data-other={isSaved ? m.saveJob : m.removeFromSaved}
      >
        <span className="flex items-center gap-2">
          <Icon of={Bookmark} filled={isSaved} />
          {isSaved ? m.removeFromSaved : m.saveJob}
        </span>
      </span>
    </Button>
  )
}
