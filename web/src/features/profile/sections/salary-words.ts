import type { JobPreferences } from '@hanap/contract/profile/profile'
import { formatDollar } from '../../../i18n/format.ts'

type SalaryTexts = {
  salaryRange: (from: string, to: string) => string
  salaryFrom: (from: string) => string
  salaryUpTo: (to: string) => string
}

/** In dollars a year; null if neither end is given. */
export function salaryWords(
  { salary_min, salary_max }: Pick<JobPreferences, 'salary_min' | 'salary_max'>,
  m: SalaryTexts,
): string | null {
  if (salary_min !== null && salary_max !== null)
    return m.salaryRange(formatDollar(salary_min), formatDollar(salary_max))
  if (salary_min !== null) return m.salaryFrom(formatDollar(salary_min))
  return salary_max === null ? null : m.salaryUpTo(formatDollar(salary_max))
}
