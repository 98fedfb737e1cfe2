import { LoaderCircle } from 'lucide-react'
import { Icon } from '../../ui/signs/icon.tsx'
import { subscriptionMessages } from './messages.ts'

/** Hidden at first: most answers arrive by then. */
export function PlansSpinner() {
  const m = subscriptionMessages
  return (
    <div role="status" className="plans-spinner">
      <Icon of={LoaderCircle} size="big" className="spinner" />
      <span>{m.loading}</span>
    </div>
  )
}
