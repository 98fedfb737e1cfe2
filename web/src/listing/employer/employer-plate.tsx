import { employerInitials } from '@hanap/contract/jobs/employer-initials'
import { type Paint, paintOf } from '../../ui/signs/paint.ts'
import { Plate } from '../../ui/signs/plate.tsx'
import { employerMessages } from './messages.ts'

/** Null if the board hides the employer. */
export type NamedEmployer = { readonly name: string } | null

/** A dashed '?' for a hidden employer. */
export function EmployerPlate(props: {
  employer: NamedEmployer
  size?: 'small' | 'normal' | 'big' | undefined
  turned?: boolean | undefined
}) {
  const { employer, size, turned } = props
  const name = employer?.name ?? null
  return <Plate name={name} letters={name ? employerInitials(name) : ''} size={size} turned={turned} />
}

export function useEmployerName(employer: NamedEmployer): string {
  const m = employerMessages
  return employer?.name ?? m.notShown
}

/** Null for a hidden employer. */
export function employerPaint(employer: NamedEmployer): Paint | null {
  return employer && paintOf(employer.name)
}
