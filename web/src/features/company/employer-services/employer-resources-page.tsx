import { pages } from '@hanap/contract/site/pages'
import { Link } from '@tanstack/react-router'
import { ComingSoon } from './coming-soon.tsx'
import { employerServiceMessages } from './messages.ts'

export function EmployerResourcesPage() {
  const m = employerServiceMessages
  return (
    <ComingSoon
      place="resources-employers"
      subject={m.resourcesSubject}
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
