import type { Application } from '@hanap/contract/applications'
import { formatDate } from '../../../i18n/format.ts'

/**
 * A short message that asks where an application stands. It says nothing but what is known: the job, the day, the name.
 * @param name who signs; '' where it is not known
 */
export function followUpText(
  { job_title, applied_date }: Pick<Application, 'job_title' | 'applied_date'>,
  name: string,
): string {
  const lines = [
    'Hello,',
    `I applied for ${job_title} on ${formatDate(applied_date)} and would like to ask where my application stands. I am still interested, and glad to send anything that is missing.`,
    ['Thank you for your time.', name].filter(Boolean).join('\n'),
  ]
  return lines.join('\n\n')
}
