import { pages } from '@hanap/contract/site/pages'
import { FileX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Page } from '../../../../page/page.tsx'
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx'
import { EmptyState } from '../../../../ui/surfaces/empty-state.tsx'
import { jobMessages } from '../../messages.ts'
import { goneMessages } from './gone-messages.ts'

/** In the pane: the job was removed or never existed. */
export function JobGone() {
  const m = goneMessages
  return (
    <EmptyState title={m.gone} icon={FileX}>
      <p>{m.goneText}</p>
    </EmptyState>
  )
}

export function JobGonePage({ back }: { back: ReactNode }) {
  const m = goneMessages
  const { viewAllJobs } = jobMessages
  return (
    <Page title={m.gone} lead={m.goneText} width="list">
      <ButtonLink to={pages.jobs.path} search={{ sort_by: 'date' }} look="primary">
        {viewAllJobs}
      </ButtonLink>
      {back && <div className="mt-6">{back}</div>}
    </Page>
  )
}
