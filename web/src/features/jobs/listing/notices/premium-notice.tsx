import { pages } from '@hanap/contract/site/pages'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx'
import { Alert } from '../../../../ui/surfaces/alert.tsx'
import { premiumMessages } from './premium-messages.ts'

/** The plan lacks the address's filters. */
export function PremiumNotice({ onDropFilters }: { onDropFilters: () => void }) {
  const m = premiumMessages
  return (
    <Alert
      kind="note"
      live
      title={m.premiumTitle}
      action={
        <span className="mt-1 flex flex-wrap gap-2">
          <ButtonLink to={pages.plans.path} look="primary">
            {m.upgradeNow}
          </ButtonLink>
          <Button onClick={onDropFilters}>{m.searchWithout}</Button>
        </span>
      }
    >
      {m.premiumText}
    </Alert>
  )
}
