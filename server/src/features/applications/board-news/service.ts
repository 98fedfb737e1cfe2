import { type ApplicationStatus, applicationStatusLabels } from '@hanap/contract/applications/applications'
import { fill } from '@hanap/contract/says/fill'
import * as noticeSays from '@hanap/contract/says/notices'
import { pages } from '@hanap/contract/site/pages'
import type { Tx } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { JobBoard } from '../../../outside/job-board/port.ts'
import type { Mails } from '../../mails/service.ts'
import type { Notifications, Told } from '../../notifications/service.ts'
import { isReply, plainWord } from '../board-sync/rules.ts'
import { boardNewsMail, boardSaying, employerRepliedMail, replyTitle } from '../emails.ts'
import { asName, jobName } from '../rules/mail-names.ts'
import type { ApplicationRow } from '../store.ts'

export type BoardNews = {
  application: Pick<ApplicationRow, 'id' | 'sent_job'>
  word: string
  /** Null if the word changes no status. */
  status: ApplicationStatus | null
}

/**
 * Tells a seeker a sync's news in its transaction: each on the site, all in one email. Replies have the topic
 * messages, the rest application updates.
 */
export type TellNews = (
  tx: Tx,
  seeker: { id: number; email: string; first_name: string },
  news: readonly BoardNews[],
) => Promise<void>

const MOST_LISTED = 20

export function createBoardNews({
  clock,
  notifications,
  mails,
  board,
}: {
  clock: Clock
  notifications: Pick<Notifications, 'tell' | 'settingsOf'>
  mails: Pick<Mails, 'queue'>
  board: Pick<JobBoard, 'name'>
}): TellNews {
  return async (tx, seeker, news) => {
    // A word that alternates is told once a day.
    const day = clock.now().toISOString().slice(0, 10)
    const fresh: BoardNews[] = []
    for (const one of news) {
      const eventKey = `board:${one.application.id}:${plainWord(one.word)}:${day}`
      const told = { userId: seeker.id, eventKey, ...wordsOf(one, board.name) }
      if (await notifications.tell(tx, told)) fresh.push(one)
    }
    if (fresh.length === 0) return
    const { messages, application_updates } = await notifications.settingsOf(tx, seeker.id)
    const wanted = fresh.filter(({ word }) => (isReply(word) ? messages : application_updates))
    if (wanted.length === 0) return
    const email = wanted.some(({ word }) => isReply(word)) ? employerRepliedMail : boardNewsMail
    const listed = wanted.slice(0, MOST_LISTED)
    const data = {
      name: seeker.first_name,
      applications: listed.map(inMail),
      more: wanted.length - listed.length,
    }
    await mails.queue(tx, { email, to: seeker.email, userId: seeker.id, data })
  }
}

const namesOf = ({ application: { sent_job } }: BoardNews) => ({
  title: sent_job.title,
  employer: sent_job.employer_name ?? '',
})

const inMail = (one: BoardNews) => ({
  id: one.application.id,
  ...namesOf(one),
  word: one.word,
  isReply: isReply(one.word),
  status: one.status && applicationStatusLabels[one.status],
})

function wordsOf(one: BoardNews, board: string): Pick<Told, 'kind' | 'title' | 'text' | 'path'> {
  const path = `${pages.applications.path}?open=${one.application.id}`
  const { title, employer } = namesOf(one)
  if (isReply(one.word)) {
    const text = fill(noticeSays.aboutJob, { title: asName(title), board })
    return { kind: 'message', title: replyTitle(employer), text, path }
  }
  const status = one.status && applicationStatusLabels[one.status]
  const text = boardSaying({ board, word: one.word, status })
  const name = jobName({ title, employer })
  return { kind: 'application-update', title: fill(noticeSays.news, { job: name }), text, path }
}
