import type { BoardProblem } from '../../../outside/job-board/port.ts'
import { quoteBoard } from '../../integrations/rules.ts'
import { jobGone, NOT_SENT, OPEN_ON_BOARD, type Refusal, TRY_LATER } from './refusals.ts'

/** What the board was asked for: how a refusal says that nothing came of it. */
type Errand = {
  /** The end of every reason. */
  so: string
  refused: string
  refusedCauses: string[]
  layout: { error: string; reason: string; causes: string[] }
  off: string
  down: string
  again: string
  byHand: string
}

const ASKS_FOR_MORE = 'The board asks for something more in your account there.'
const applying: Errand = {
  so: NOT_SENT,
  refused: 'The job board did not take your application.',
  refusedCauses: ['The employer limits who may apply.', ASKS_FOR_MORE],
  layout: {
    error: 'The job board has changed its application form.',
    reason: 'The form is not built as we know it, so nothing was filled in.',
    causes: ['The board was redesigned.', 'This listing takes applications in another way.'],
  },
  off: 'Applying through the job board is switched off for now.',
  down: 'The board could not be reached, or broke off before your application was handed over.',
  again: 'Apply again.',
  byHand: OPEN_ON_BOARD,
}
export const NOTHING_SENT = 'Nothing was sent.'
const BROKE_OFF = 'The board could not be reached, or broke off before it answered.'
const looking: Errand = {
  ...applying,
  so: NOTHING_SENT,
  refused: 'The job board did not open its application form.',
  down: BROKE_OFF,
  again: 'Look again.',
}
const syncing: Errand = {
  so: 'Your applications here stay as they are.',
  refused: 'The job board did not let us in.',
  refusedCauses: ['The board has locked or limited your account there.', ASKS_FOR_MORE],
  layout: {
    error: 'The job board has changed its list of sent applications.',
    reason: 'The list is not built as we know it, so nothing was read from it.',
    causes: ['The board was redesigned.'],
  },
  off: 'The connection to the job board is switched off for now.',
  down: BROKE_OFF,
  again: 'Sync again.',
  byHand: 'Open the board and look in your sent applications.',
}

/** What a sending the board surely did not take is to the seeker. */
export const notSent = (trouble: BoardProblem, boardName: string, jobUrl: string): Refusal =>
  refusalOf(applying, trouble, boardName, jobUrl)

/** What a look at the board's form that did not work is to the seeker. */
export const notSeen = (trouble: BoardProblem, boardName: string, jobUrl: string): Refusal =>
  refusalOf(looking, trouble, boardName, jobUrl)

/** What a sync that did not work is to the seeker. @param boardUrl the board's own address */
export const notSynced = (trouble: BoardProblem, boardName: string, boardUrl: string): Refusal =>
  refusalOf(syncing, trouble, boardName, boardUrl)

function refusalOf(errand: Errand, trouble: BoardProblem, boardName: string, jobUrl: string): Refusal {
  const { byHand } = errand
  const refuse = (
    code: Refusal['code'],
    error: string,
    reason: string,
    possible_causes: string[],
    suggestions: string[],
  ): Refusal => ({
    code,
    error,
    details: { reason: `${reason} ${errand.so}`, possible_causes, suggestions, job_url: jobUrl },
  })
  const reconnect = `Connect your ${boardName} account again under Settings, Integrations.`
  switch (trouble.kind) {
    case 'gone':
      return jobGone(jobUrl, errand.so)
    case 'no-points':
      return refuse(
        'apply-refused',
        'You do not have enough apply points on the board.',
        'The board takes apply points for each application, there too, and you have too few left.',
        ['You have used your points on other jobs.', 'You allowed more points than you have.'],
        ['Wait until the board shows you enough points.', 'Check your points on the board.'],
      )
    case 'credentials':
      return refuse(
        'board-credentials',
        `Your ${boardName} account could not be logged in.`,
        'The board does not accept the kept e-mail address and password any more.',
        ['You changed your password on the board.', 'The board has locked the account.'],
        [reconnect, byHand],
      )
    case 'session':
      return refuse(
        'board-credentials',
        `Your ${boardName} account was logged out by the board.`,
        'The board ended your session and did not let us continue after logging in again.',
        ['The board asks for something that only you can answer.', 'Your account is restricted.'],
        ['Log in on the board once to see what it says.', reconnect],
      )
    case 'bot-page':
      return refuse(
        'board-down',
        'The job board wants to see that a person is there.',
        'The board showed a check that only a person can pass.',
        ['The board is protecting itself from programs at the moment.'],
        ['Try again later.', byHand],
      )
    case 'layout':
      return refuse('board-down', errand.layout.error, errand.layout.reason, errand.layout.causes, [
        byHand,
        'Try again later.',
      ])
    case 'too-many':
      return refuse(
        'board-down',
        'The job board asks us to slow down.',
        'The board takes only so many requests in a while.',
        ['Many people are using the board right now.'],
        [TRY_LATER, byHand],
      )
    case 'off':
      return refuse(
        'board-down',
        errand.off,
        'The connection to the board has been switched off by whoever runs this site.',
        ['The board is being worked on.'],
        ['Try again later.', byHand],
      )
    case 'refused':
      if (!trouble.quoted) {
        return refuse(
          'apply-refused',
          errand.refused,
          trouble.message,
          ['Something changed on the board, or in your Settings, at the same moment.'],
          [errand.again, byHand],
        )
      }
      return refuse(
        'apply-refused',
        errand.refused,
        `The board says: ${quoteBoard(trouble)}`,
        errand.refusedCauses,
        ['Read what the board says and put it right there.', byHand],
      )
    case 'down':
      return refuse(
        'board-down',
        'The job board is not answering right now.',
        errand.down,
        ['The board is down or very slow.', 'The connection to the board was cut.'],
        [TRY_LATER, byHand],
      )
  }
}
