import { pages } from '@hanap/contract/site/pages'
import { Link } from '@tanstack/react-router'
import { type NamedEmployer, useEmployerName } from './employer-plate.tsx'

/** Plain text if the board hides the employer. */
export function EmployerName({ employer }: { employer: (NamedEmployer & { readonly id: number }) | null }) {
  const name = useEmployerName(employer)
  if (employer === null || employer.id === 0) return name
  return (
    <Link
      to={pages.employer.path}
      params={{ id: String(employer.id) }}
      className="-my-2 inline-block py-2 text-inherit underline decoration-1 underline-offset-3 hover:decoration-2"
    >
      {name}
    </Link>
  )
}
