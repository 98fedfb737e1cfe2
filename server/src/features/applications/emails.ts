import { type ApplicationStatus, applicationStatusLabels } from '@hanap/contract/applications'
import { pages } from '@hanap/contract/pages'
import { defineEmail } from '../mails/define-email.ts'
import { asName } from './mail-names.ts'

/** An application as a reminder tells of it. */
export type RemindedOf = {
  id: number
  title: string
  /** '' where nobody named one. */
  employer: string
  /** The day in words. */
  appliedOn: string
  status: ApplicationStatus
  /** False where the sending failed. */
  isSent: boolean
}

/** At the day that a seeker chose for following an application up, or several. */
export const followUpMail = defineEmail<{
  name: string
  /** The first of them; the longest list a mail has. */
  applications: RemindedOf[]
  /** How many there are beyond these. */
  more: number
}>('follow-up', ({ name, applications, more }, { link }) => {
  const [first] = applications
  const count = applications.length + more
  if (!first) throw new Error('nothing to be reminded of')
  const isOne = count === 1
  return {
    subject: isOne ? `Time to ask about ${nameOf(first)}` : `Time to ask about ${count} applications`,
    preheader: isOne ? standing(first) : 'You wanted to be reminded today.',
    greeting: `Hi ${name},`,
    paragraphs: isOne
      ? [`You wanted to be reminded of your application for ${nameOf(first)}.`, standing(first), HOW_TO_ASK]
      : [
          `You wanted to be reminded of these ${count} applications:`,
          ...applications.map((one) => `${nameOf(one)}\n${standing(one)}\n${link(pathOf(one))}`),
          ...(more > 0 ? [`And ${more} more, under My Applications.`] : []),
          HOW_TO_ASK,
        ],
    action: isOne
      ? { label: 'Open the application', path: pathOf(first) }
      : { label: 'Open My Applications', path: pages.applications.path },
    small: [
      'You get this mail because you set a follow-up date. It comes once for each date. To get none, take the date away under My Applications before it comes.',
    ],
  }
})

const HOW_TO_ASK = 'A short, friendly message that asks where things stand is enough.'

const pathOf = ({ id }: RemindedOf) => `${pages.applications.path}?open=${id}`

function nameOf({ title, employer }: RemindedOf): string {
  const job = `“${asName(title)}”`
  return employer === '' ? job : `${job} at ${asName(employer)}`
}

const standing = ({ appliedOn, status, isSent }: RemindedOf) =>
  `${isSent ? `You applied on ${appliedOn}.` : 'It was not sent from here.'} Status: ${applicationStatusLabels[status]}.`
