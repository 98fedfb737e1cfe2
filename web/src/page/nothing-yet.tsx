import { pages } from '@hanap/contract/site/pages'
import type { LucideIcon } from 'lucide-react'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { EmptyState } from '../ui/surfaces/empty-state.tsx'

/** In place of an empty list; leads to the jobs. */
export function NothingYet(props: { icon: LucideIcon; title: string; text: string; findJobs: string }) {
  const { icon, title, text, findJobs } = props
  return (
    <EmptyState
      level
      title={title}
      icon={icon}
      action={
        <ButtonLink to={pages.jobs.path} look="primary">
          {findJobs}
        </ButtonLink>
      }
    >
      <p>{text}</p>
    </EmptyState>
  )
}
