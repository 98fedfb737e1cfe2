import { type ApplicationStatus, applicationStatusLabels } from '@hanap/contract/applications/applications'
import { fill } from '@hanap/contract/says/fill'
import * as noticeSays from '@hanap/contract/says/notices'
import { pages } from '@hanap/contract/site/pages'
import { defineEmail, type MailContent, type MailTools } from '../mails/rules/define-email.ts'
import { asName, jobName } from './rules/mail-names.ts'

export type RemindedOf = {
  id: number
  title: string
  /** '' if not named. */
  employer: string
  appliedOn: string
  status: ApplicationStatus
  isSent: boolean
}

/** On the day that a seeker chose. */
export const followUpMail = defineEmail<{
  name: string
  /** Up to a mail's limit. */
  applications: RemindedOf[]
  more: number
}>(
  'follow-up',
  ({ name, applications, more }, { link }) => {
    const [first] = applications
    const count = applications.length + more
    if (!first) throw new Error('nothing to be reminded of')
    const isOne = count === 1
    return {
      subject: isOne
        ? fill(noticeSays.timeToAsk, { job: jobName(first) })
        : `Time to ask about ${count} applications`,
      preheader: isOne ? standing(first) : 'You asked us to remind you today.',
      greeting: `Hi ${name},`,
      paragraphs: isOne
        ? [
            `You asked us to remind you of your application for ${jobName(first)}.`,
            standing(first),
            HOW_TO_ASK,
          ]
        : [
            `You asked us to remind you of these ${count} applications:`,
            ...applications.map((one) => `${jobName(one)}\n${standing(one)}\n${link(pathOf(one))}`),
            ...(more > 0 ? [`And ${more} more, under My Applications.`] : []),
            HOW_TO_ASK,
          ],
      action: isOne
        ? { label: 'Open the application', path: pathOf(first) }
        : { label: 'Open My Applications', path: pages.applications.path },
      small: [
        'You get this email because you set a follow-up date. To stop it, remove the date under My Applications.',
      ],
    }
  },
  { topic: 'application_updates' },
)

const HOW_TO_ASK = 'A short, friendly message that asks where things stand is enough.'

const pathOf = ({ id }: { id: number }) => `${pages.applications.path}?open=${id}`

export const standing = ({ appliedOn, status, isSent }: RemindedOf) =>
  isSent
    ? fill(noticeSays.appliedOn, { day: appliedOn, status: applicationStatusLabels[status] })
    : fill(noticeSays.notSentFromHere, { status: applicationStatusLabels[status] })

type NewsOf = {
  id: number
  title: string
  employer: string
  /** In the board's own words. */
  word: string
  isReply: boolean
  /** The label of the new status. */
  status: string | null
}
type News = {
  name: string
  /** Up to a mail's limit. */
  applications: NewsOf[]
  more: number
}

/** After a sync without any reply. */
export const boardNewsMail = defineEmail<News>('board-news', writeNews, { topic: 'application_updates' })

/** After a sync with at least one reply. */
export const employerRepliedMail = defineEmail<News>('employer-replied', writeNews, { topic: 'messages' })

function writeNews({ name, applications, more }: News, { link, boardName }: MailTools): MailContent {
  const [first] = applications
  if (!first) throw new Error('nothing to tell')
  const count = applications.length + more
  const isOne = count === 1
  const said = ({ word, status }: NewsOf) => boardSaying({ board: boardName, word, status })
  const hasReply = applications.some(({ isReply }) => isReply)
  const answerThere = `You can read and answer employers on ${boardName}.`
  return {
    subject: isOne ? subjectOf(first) : `News about ${count} of your applications`,
    preheader: isOne ? said(first) : `${boardName} has news about them.`,
    greeting: `Hi ${name},`,
    paragraphs: [
      ...(isOne
        ? [`There’s news about your application for ${jobName(first)}.`, said(first)]
        : [
            `There’s news about ${count} of your applications:`,
            ...applications.map((one) => `${jobName(one)}\n${said(one)}\n${link(pathOf(one))}`),
            ...(more > 0 ? [`And ${more} more, under My Applications.`] : []),
          ]),
      ...(hasReply ? [answerThere] : []),
    ],
    action: isOne
      ? { label: 'Open the application', path: pathOf(first) }
      : { label: 'Open My Applications', path: pages.applications.path },
  }
}

const subjectOf = (one: NewsOf) =>
  one.isReply ? replyTitle(one.employer) : fill(noticeSays.news, { job: jobName(one) })

/** @param said.status the new status's label, if it changes */
export function boardSaying(said: {
  board: string
  word: string
  status: string | null | undefined
}): string {
  const { board, status } = said
  const word = asName(said.word)
  return status
    ? fill(noticeSays.boardSaysStatus, { board, word, status })
    : fill(noticeSays.boardSays, { board, word })
}

/** @param employer '' if the name is not shown */
export const replyTitle = (employer: string): string =>
  employer === '' ? noticeSays.employerReplied : fill(noticeSays.replied, { who: asName(employer) })
