import type { ApplicationStatus } from '@hanap/contract/applications/applications'

export const applicationStatusLabels: Readonly<Record<ApplicationStatus, string>> = {
  applied: 'Nag-apply',
  reviewing: 'Sinusuri',
  interview: 'Interview',
  offer: 'May offer',
  hired: 'Natanggap',
  rejected: 'Di natanggap',
}
