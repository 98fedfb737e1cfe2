import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../i18n/format.ts'
import { translate } from '../../i18n/translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Alert } from '../../ui/surfaces/alert.tsx'
import { blockedMessages } from './blocked-messages.ts'
import { searchStatusQuery } from './queries.ts'

/** In place of the results: why, what lifts the limit, and what is free. */
export function SearchBlocked({ text, onViewAll }: { text: string; onViewAll: () => void }) {
  const m = blockedMessages
  const { data: status } = useQuery(searchStatusQuery)
  return (
    <Alert
      kind="warning"
      live
      title={translate(text)}
      action={
        <span className="mt-1 flex flex-wrap gap-2">
          <ButtonLink to={pages.plans.path} look="primary">
            {m.upgrade}
          </ButtonLink>
          <Button onClick={onViewAll}>{m.viewAllJobs}</Button>
        </span>
      }
    >
      {m.stillFree(formatDay(status?.resets_on ?? ''))}
    </Alert>
  )
}
