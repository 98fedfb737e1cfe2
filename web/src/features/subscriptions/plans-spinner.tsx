import { LoaderCircle } from 'lucide-react'
import { useMessages } from '../../i18n/language.tsx'
import { Icon } from '../../ui/icon.tsx'
import { subscriptionMessages } from './messages.ts'

/** Turns while the plans load; unseen for the first moment, when most answers arrive. */
export function PlansSpinner() {
  const m = useMessages(subscriptionMessages)
  return (
    <div role="status" className="plans-spinner">
      <Icon of={LoaderCircle} size="big" className="spinner" />
      <span>{m.loading}</span>
    </div>
  )
}
