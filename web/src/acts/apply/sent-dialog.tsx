import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useNow } from '../../i18n/use-now.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { JobRow } from '../job-row.tsx'
import { similarJobsQuery } from '../search/job-queries.ts'
import { applyMessages } from './apply-messages.ts'
import type { JobToApplyTo } from './job-to-apply-to.ts'

const MOST_SIMILAR = 3

/** @param props.email the sending account */
export function SentDialog(props: { job: JobToApplyTo; email: string; onClose: () => void }) {
  const { job, email, onClose } = props
  const m = applyMessages
  const now = useNow()
  const router = useRouter()
  // Closing on the press would remove the link before it navigates, and reload the page.
  const close = useEffectEvent(onClose)
  useEffect(() => router.subscribe('onBeforeNavigate', close), [router])
  const { data: similar = [] } = useQuery(similarJobsQuery(job.id))
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.sentTitle}
      subtitle={`${job.title} · ${job.employer?.name ?? m.employerNotShown}`}
    >
      <p className="text-ink-2 wrap-anywhere">{m.sentText(email)}</p>
      <ButtonLink to={pages.applications.path} look="primary" wide>
        {m.seeInApplications}
      </ButtonLink>
      {similar.length > 0 && (
        <section className="grid">
          <h3 className="border-b-[1.5px] border-frame pb-2 text-t3">{m.similarJobs}</h3>
          <ul className="rows -mx-4 sm:-mx-6">
            {similar.slice(0, MOST_SIMILAR).map((one) => (
              <JobRow key={one.id} job={one} now={now} isOpen={false} hasPane={false} />
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}
