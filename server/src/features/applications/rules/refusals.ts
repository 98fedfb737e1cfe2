import type { ApplicationOrigin, SendState } from '@hanap/contract/applications'
import type { ApplicationErrorDetails } from '@hanap/contract/problem'
import { applicationError, Problem } from '../../../lib/problem.ts'
import { BoardProblem } from '../../../outside/job-board/port.ts'
import { connectFirst } from '../../integrations/rules.ts'

/** What the seeker is told when an application did not go through: the toast's text and the dialog's. */
export type Refusal = {
  code:
    | 'already-applied'
    | 'integration-required'
    | 'job-gone'
    | 'apply-refused'
    | 'board-credentials'
    | 'board-down'
    | 'sending-unknown'
  error: string
  details: ApplicationErrorDetails
}

export const NOT_SENT = 'Your application was not sent. Your cover letter is kept.'
export const OPEN_ON_BOARD = 'Open the job on the board and apply there.'
export const TRY_LATER = 'Try again in a few minutes.'

export function asProblem({ code, error, details }: Refusal, cause?: unknown): Problem {
  return applicationError(code, error, details, cause)
}

/** 404 of the apply call, in the specification's words. */
export const nothingToSend = () =>
  new Problem('not-found', 'Resource not found. The job or cover letter might have been removed.')

/** The seeker already has an application for the job, in whatever state it is, or made elsewhere. */
export function alreadyApplied(
  { origin, send_state }: { origin: ApplicationOrigin; send_state: SendState },
  jobUrl: string,
): Refusal {
  const error = 'You have already applied to this job.'
  if (origin === 'elsewhere') {
    return {
      code: 'already-applied',
      error,
      details: {
        reason: 'You added an application for this job yourself, so it counts as sent.',
        possible_causes: ['You applied on the board or somewhere else, and noted it here.'],
        suggestions: [
          'See where it stands under My Applications.',
          'If you did not apply, delete it under My Applications and apply from here.',
        ],
        job_url: jobUrl,
      },
    }
  }
  const reason = {
    sent: 'Your application for this job has been sent.',
    sending: 'Your application for this job is being sent right now.',
    unknown:
      'Your application for this job may have reached the board. We are finding out and will not send it twice.',
    // Only a failed one can be tried again, so this is the text of two tries at the same moment.
    failed: 'Your application for this job was just tried again.',
  }[send_state]
  return {
    code: 'already-applied',
    error,
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

export function integrationRequired(boardName: string, jobUrl: string): Refusal {
  return {
    code: 'integration-required',
    error: connectFirst(boardName),
    details: {
      reason: `No ${boardName} account is connected.`,
      possible_causes: [
        `You have not connected your ${boardName} account yet.`,
        'The account was disconnected in Settings.',
      ],
      suggestions: [`Connect your ${boardName} account under Settings, Integrations.`, OPEN_ON_BOARD],
      job_url: jobUrl,
    },
  }
}

/** The listing came from a file: the board does not know it, or knows another one by that id. */
export function notOnTheBoard(boardName: string, jobUrl: string, so = NOT_SENT): Refusal {
  return {
    code: 'apply-refused',
    error: `This job cannot be applied for through ${boardName}.`,
    details: {
      reason: `The listing did not come from ${boardName}. ${so}`,
      possible_causes: ['The listing was brought in from another source.'],
      suggestions: ['Apply at the place where the job was posted.'],
      job_url: jobUrl,
    },
  }
}

export function jobGone(jobUrl: string, so = NOT_SENT): Refusal {
  return {
    code: 'job-gone',
    error: 'This job is no longer open on the board.',
    details: {
      reason: `The listing has been taken down. ${so}`,
      possible_causes: ['The position was filled.', 'The employer removed the listing.'],
      suggestions: ['Look for similar jobs.', 'Open the job on the board to see what it says.'],
      job_url: jobUrl,
    },
  }
}

/** Something of ours failed before the board was asked. */
export function neverHandedOver(jobUrl: string): Refusal {
  return {
    code: 'board-down',
    error: 'Your application could not be handed over to the board.',
    details: {
      reason: `Something went wrong on our side before the board was asked. ${NOT_SENT}`,
      possible_causes: ['Our service was interrupted for a moment.'],
      suggestions: [TRY_LATER, OPEN_ON_BOARD],
      job_url: jobUrl,
    },
  }
}

const BROKE_OFF = {
  what: 'The board broke off while your application was being sent',
  possible_causes: ['The board is down or very slow.', 'The connection to the board was cut.'],
}
const STRANGE_PAGE = {
  what: 'The board answered with a page we do not know when your application was handed over',
  possible_causes: ['The board was redesigned.', 'The board wants something more of you for this listing.'],
}

/**
 * The board has an application or not, and we could not find out yet.
 * @param trouble how the sending ended; it broke off where that is not known
 */
export function mayHaveBeenSent(jobUrl: string, trouble?: unknown): Refusal {
  const isStrange = trouble instanceof BoardProblem && trouble.kind === 'layout'
  const { what, possible_causes } = isStrange ? STRANGE_PAGE : BROKE_OFF
  return {
    code: 'sending-unknown',
    error: 'We could not find out whether your application arrived.',
    details: {
      reason: `${what}, so it may have been sent. We keep looking for it on the board and will not send it a second time.`,
      possible_causes,
      suggestions: [
        'Wait: My Applications shows the result as soon as we know it.',
        'Open the board and look in your list of sent applications.',
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
