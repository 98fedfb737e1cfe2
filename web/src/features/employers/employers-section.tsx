import { Outlet } from '@tanstack/react-router'
import { useSubscriptionCheck } from '../jobs/listing/use-subscription-check.ts'

/** The directory and its employers: made of listings, they close like these when the subscription ends. */
export function EmployersSection() {
  useSubscriptionCheck()
  return <Outlet />
}
