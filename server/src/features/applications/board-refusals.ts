import type { BoardProblem } from '../../outside/job-board/port.ts'
import { quoteBoard } from '../integrations/rules.ts'
import { jobGone, NOT_SENT, OPEN_ON_BOARD, type Refusal, TRY_LATER } from './refusals.ts'

/** What a sending the board surely did not take is to the seeker. */
export function notSent(trouble: BoardProblem, boardName: string, jobUrl: string): Refusal {
  const refuse = (
    code: Refusal['code'],
    error: string,
    reason: string,
    possible_causes: string[],
    suggestions: string[],
  ): Refusal => ({
    code,
    error,
    details: { reason: `${reason} ${NOT_SENT}`, possible_causes, suggestions, job_url: jobUrl },
  })
  const reconnect = `Connect your ${boardName} account again under Settings, Integrations.`
  switch (trouble.kind) {
    case 'gone':
      return jobGone(jobUrl)
    case 'no-points':
      return refuse(
        'apply-refused',
        'You do not have enough apply points on the board.',
        'The board takes apply points for each application, and yours are used up for now.',
        ['You have applied to many jobs today.', 'Your points have not been refilled yet.'],
        [
          'Wait until the board gives you new points, usually the next day.',
          'Check your points on the board.',
        ],
      )
    case 'credentials':
      return refuse(
        'board-credentials',
        `Your ${boardName} account could not be logged in.`,
        'The board does not accept the kept e-mail address and password any more.',
        ['You changed your password on the board.', 'The board has locked the account.'],
        [reconnect, OPEN_ON_BOARD],
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
        ['Try again later.', OPEN_ON_BOARD],
      )
    case 'layout':
      return refuse(
        'board-down',
        'The job board has changed its application form.',
        'The form is not built as we know it, so nothing was filled in.',
        ['The board was redesigned.', 'This listing takes applications in another way.'],
        [OPEN_ON_BOARD, 'Try again later.'],
      )
    case 'too-many':
      return refuse(
        'board-down',
        'The job board asks us to slow down.',
        'The board takes only so many requests in a while.',
        ['Many people are using the board right now.'],
        [TRY_LATER, OPEN_ON_BOARD],
      )
    case 'off':
      return refuse(
        'board-down',
        'Applying through the job board is switched off for now.',
        'The connection to the board has been switched off by whoever runs this site.',
        ['The board is being worked on.'],
        ['Try again later.', OPEN_ON_BOARD],
      )
    case 'refused':
      if (!trouble.quoted) {
        return refuse(
          'apply-refused',
          'The job board did not take your application.',
          trouble.message,
          ['Something changed on the board, or in your Settings, while you were applying.'],
          ['Apply again.', OPEN_ON_BOARD],
        )
      }
      return refuse(
        'apply-refused',
        'The job board did not take your application.',
        `The board says: ${quoteBoard(trouble)}`,
        ['The employer limits who may apply.', 'The board asks for something more in your account there.'],
        ['Read what the board says and put it right there.', OPEN_ON_BOARD],
      )
    case 'down':
      return refuse(
        'board-down',
        'The job board is not answering right now.',
        'The board could not be reached, or broke off before your application was handed over.',
        ['The board is down or very slow.', 'The connection to the board was cut.'],
        [TRY_LATER, OPEN_ON_BOARD],
      )
  }
}
