import { pages } from '@hanap/contract/site/pages'
import { SearchX } from 'lucide-react'
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx'
import { EmptyState } from '../../../../ui/surfaces/empty-state.tsx'
import { similarMessages } from '../../job/similar/similar-messages.ts'
import { jobMessages } from '../../messages.ts'

export function NoSimilar() {
  const m = similarMessages
  const { backToAll } = jobMessages
  return (
    <EmptyState
      title={m.noSimilarFound}
      icon={SearchX}
      action={
        <ButtonLink to={pages.jobs.path} search={{}} look="primary">
          {backToAll}
        </ButtonLink>
      }
    >
      <p>{m.noSimilarText}</p>
    </EmptyState>
  )
}
