import { employerInitials } from '@hanap/contract/jobs/employer-initials'
import { type Paint, paintOf } from '../../ui/signs/paint.ts'
import { Plate } from '../../ui/signs/plate.tsx'
import { employerMessages } from './messages.ts'

/** The employer of a listing as the contract has it; null where the board does not name one. */
export type NamedEmployer = { readonly name: string } | null

/** The employer's letters on a sign paint; dashed with '?' where the employer is not shown. */
export function EmployerPlate(props: {
  employer: NamedEmployer
  size?: 'small' | 'normal' | 'big' | undefined
  turned?: boolean | undefined
}) {
  const { employer, size, turned } = props
  const name = employer?.name ?? null
  return <Plate name={name} letters={name ? employerInitials(name) : ''} size={size} turned={turned} />
}

/** The employer's name, or that it is not shown. */
export function useEmployerName(employer: NamedEmployer): string {
  const m = employerMessages
  return employer?.name ?? m.notShown
}

/** The paint of an employer's board; none where the employer is not shown. */
export function employerPaint(employer: NamedEmployer): Paint | null {
  return employer && paintOf(employer.name)
}
