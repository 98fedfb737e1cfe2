import { pages } from '@hanap/contract/pages'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../i18n/language.tsx'
import { ComingSoon } from './coming-soon.tsx'
import { employerServiceMessages } from './messages.ts'

/** Notes for employers are being written. */
export function EmployerResourcesPage() {
  const m = useMessages(employerServiceMessages)
  return (
    <ComingSoon
      title={m.resourcesTitle}
      lead={m.resourcesLead}
      listTitle={m.resourcesNowTitle}
      items={[m.resourcesPay, m.resourcesListing, m.resourcesHours, m.resourcesStart]}
      until={
        <p>
          {m.resourcesUntil} <Link to={pages.salaries.path}>{m.salaryGuide}</Link>
        </p>
      }
    />
  )
}
