import { LoaderCircle } from 'lucide-react'
import { Icon } from '../../ui/signs/icon.tsx'
import { subscriptionMessages } from './messages.ts'

/** Hidden for the first moment, in which most answers arrive. */
export function PlansSpinner() {
  const m = subscriptionMessages
  return (
    <div role="status" className="plans-spinner">
      <Icon of={LoaderCircle} size="big" className="spinner" />
      <span>{m.loading}</span>
    </div>
  )
}
