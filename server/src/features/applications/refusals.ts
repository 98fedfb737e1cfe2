import type { SendState } from '@hanap/contract/applications'
import type { ApplicationErrorDetails } from '@hanap/contract/problem'
import { applicationError, Problem } from '../../lib/problem.ts'
import type { BoardProblem } from '../../outside/job-board/port.ts'
import { connectFirst, quoteBoard } from '../integrations/rules.ts'

/** What the seeker is told when an application did not go through: the toast's text and the dialog's. */
export type Refusal = {
  code:
    | 'already-applied'
    | 'integration-required'
    | 'job-gone'
    | 'apply-refused'
    | 'board-credentials'
    | 'board-down'
  error: string
  details: ApplicationErrorDetails
}

const NOT_SENT = 'Your application was not sent. Your cover letter is kept.'
const OPEN_ON_BOARD = 'Open the job on the board and apply there.'
const TRY_LATER = 'Try again in a few minutes.'

export function asProblem({ code, error, details }: Refusal, cause?: unknown): Problem {
  return applicationError(code, error, details, cause)
}

/** 404 of the apply call, in the words of A29. */
export const nothingToSend = () =>
  new Problem('not-found', 'Resource not found. The job or cover letter might have been removed.')

/** The seeker already has an application for the job, in whatever state it is. */
export function alreadyApplied(state: SendState, jobUrl: string): Refusal {
  const reason = {
    sent: 'Your application for this job has been sent.',
    sending: 'Your application for this job is being sent right now.',
    unknown:
      'Your application for this job may have reached the board. We are finding out and will not send it twice.',
    // Only a failed one can be tried again, so this is the text of two tries at the same moment.
    failed: 'Your application for this job was just tried again.',
  }[state]
  return {
    code: 'already-applied',
    error: 'You have already applied to this job.',
    details: {
      reason,
      possible_causes: ['You applied to this job before.', 'The apply button was pressed twice.'],
      suggestions: [
        'See where it stands under My Applications.',
        'Open the job on the board to check it there.',
      ],
      job_url: jobUrl,
    },
  }
}

export function integrationRequired(providerName: string, jobUrl: string): Refusal {
  return {
    code: 'integration-required',
    error: connectFirst(providerName),
    details: {
      reason: `No ${providerName} account is connected.`,
      possible_causes: [
        `You have not connected your ${providerName} account yet.`,
        'The account was disconnected in Settings.',
      ],
      suggestions: [`Connect your ${providerName} account under Settings, Integrations.`, OPEN_ON_BOARD],
      job_url: jobUrl,
    },
  }
}

/** The listing came from a file: the board does not know it, or knows another one by that id. */
export function notOnTheBoard(providerName: string, jobUrl: string): Refusal {
  return {
    code: 'apply-refused',
    error: `This job cannot be applied for through ${providerName}.`,
    details: {
      reason: `The listing did not come from ${providerName}. ${NOT_SENT}`,
      possible_causes: ['The listing was brought in from another source.'],
      suggestions: ['Apply at the place where the job was posted.'],
      job_url: jobUrl,
    },
  }
}

export function jobGone(jobUrl: string): Refusal {
  return {
    code: 'job-gone',
    error: 'This job is no longer open on the board.',
    details: {
      reason: `The listing has been taken down. ${NOT_SENT}`,
      possible_causes: ['The position was filled.', 'The employer removed the listing.'],
      suggestions: ['Look for similar jobs.', 'Open the job on the board to see what it says.'],
      job_url: jobUrl,
    },
  }
}

/** The board has an application or not, and we could not find out yet. */
export function mayHaveBeenSent(jobUrl: string): Refusal {
  return {
    code: 'board-down',
    error: 'We could not find out whether your application arrived.',
    details: {
      reason:
        'The board broke off while your application was being sent, so it may have been sent. We keep looking for it on the board and will not send it a second time.',
      possible_causes: ['The board is down or very slow.', 'The connection to the board was cut.'],
      suggestions: [
        'Wait: My Applications shows the result as soon as we know it.',
        'Open the job on the board and look in your sent applications.',
      ],
      job_url: jobUrl,
    },
  }
}

/** A day of looking has brought no answer. */
export function neverFoundOut(jobUrl: string): ApplicationErrorDetails {
  return {
    reason: 'For a day we could not find out whether your application arrived, so we have stopped looking.',
    possible_causes: [
      'The board was down, or did not let us look.',
      'The board account it was sent with is no longer connected.',
    ],
    suggestions: [
      'Open the job on the board and look in your sent applications.',
      'If it is not there, apply there.',
    ],
    job_url: jobUrl,
  }
}

/** The board was looked at, and it surely has no such application. */
export function notSentAfterAll(jobUrl: string): ApplicationErrorDetails {
  return {
    reason: 'It was not sent: the board does not have your application. Your cover letter is kept.',
    possible_causes: ['The board broke off before it took your application.'],
    suggestions: ['Apply again.', OPEN_ON_BOARD],
    job_url: jobUrl,
  }
}

/** What a sending the board surely did not take is to the seeker. */
export function notSent(trouble: BoardProblem, providerName: string, jobUrl: string): Refusal {
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
  const reconnect = `Connect your ${providerName} account again under Settings, Integrations.`
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
        `Your ${providerName} account could not be logged in.`,
        'The board does not accept the kept e-mail address and password any more.',
        ['You changed your password on the board.', 'The board has locked the account.'],
        [reconnect, OPEN_ON_BOARD],
      )
    case 'session':
      return refuse(
        'board-credentials',
        `Your ${providerName} account was logged out by the board.`,
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
