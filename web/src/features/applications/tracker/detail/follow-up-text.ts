import type { Application } from '@hanap/contract/applications/applications'

/** Always English: the message goes to employers abroad. */
const englishDate = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Manila',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
})

/** Uses known facts only. @param name the seeker's; '' if unknown */
export function followUpText(
  { job_title, applied_date }: Pick<Application, 'job_title' | 'applied_date'>,
  name: string,
): string {
  const time = new Date(applied_date)
  const day = Number.isNaN(time.getTime()) ? '' : ` on ${englishDate.format(time)}`
  const lines = [
    'Hello,',
    `I applied for ${job_title}${day} and would like to ask where my application stands. I am still interested, and glad to send anything that is missing.`,
    ['Thank you for your time.', name].filter(Boolean).join('\n'),
  ]
  return lines.join('\n\n')
}
