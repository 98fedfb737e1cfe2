import * as applicationSays from '../says/applications.ts'
import * as boardSays from '../says/board.ts'
import { fill } from '../says/fill.ts'
import type { BoardRefusal } from './apply-outcome.ts'

const NOT_SENT = 'Your application was not sent. Your cover letter is kept.'
const OPEN_ON_BOARD = 'Open the job on the board and apply there.'
const TRY_LATER = 'Try again in a few minutes.'
const LATER = 'Try again later.'
const ASKS_FOR_MORE = 'The board asks for something more in your account there.'
const REDESIGNED = 'The board was redesigned.'
const CUT = ['The board is down or very slow.', 'The connection to the board was cut.']
const NO_ANSWER = 'The board could not be reached, or broke off before it answered.'
const ALREADY: string = applicationSays.alreadyApplied
const already = (reason: string) => ({
  error: ALREADY,
  reason,
  causes: ['You applied to this job before.', 'The apply button was pressed twice.'],
  helps: ['See where it stands under My Applications.', 'Open the job on the board to check it there.'],
})

const UNKNOWN = 'We could not find out whether your application arrived.'
const FIND_OUT = [
  'Wait: My Applications shows the result as soon as we know it.',
  'Open the board and look in your list of sent applications.',
]

const apply = {
  nothing: NOT_SENT,
  refused: 'The job board did not take your application.',
  refusedCauses: ['The employer limits who may apply.', ASKS_FOR_MORE],
  layout: {
    error: 'The job board has changed its application form.',
    reason: 'The form is not built as we know it, so nothing was filled in.',
    causes: [REDESIGNED, 'This listing takes applications in another way.'],
  },
  off: 'Applying through the job board is switched off for now.',
  down: 'The board could not be reached, or broke off before your application was handed over.',
  again: 'Apply again.',
  byHand: OPEN_ON_BOARD,
}

const errands = {
  apply,
  look: {
    ...apply,
    nothing: 'Nothing was sent.',
    refused: 'The job board did not open its application form.',
    down: NO_ANSWER,
    again: 'Look again.',
  },
  sync: {
    nothing: 'Your applications here stay as they are.',
    refused: 'The job board did not let us in.',
    refusedCauses: ['The board has locked or limited your account there.', ASKS_FOR_MORE],
    layout: {
      error: 'The job board has changed its list of sent applications.',
      reason: 'The list is not built as we know it, so nothing was read from it.',
      causes: [REDESIGNED],
    },
    off: 'The connection to the job board is switched off for now.',
    down: NO_ANSWER,
    again: 'Sync again.',
    byHand: 'Open the board and look in your sent applications.',
  },
}

/** What was asked of the board when it failed. */
export type Errand = keyof typeof errands
export type ErrandWords = (typeof errands)[Errand]

export type OutcomeRow = { error: string; reason: string; causes: string[]; helps: string[] }

/**
 * Every outcome of asking the board, in English. `name` is the board's. The Filipino is in web/src/acts/apply/outcome.
 */
export const outcomeWords = {
  errands,

  refusals: {
    said: (words: string) => `The board says: ${words}`,
    'other-account': () => 'Another board account is connected now.',
    'stale-form': () => 'The board refused the application form twice.',
    'stale-login': () => 'The board refused the login form twice.',
    robots: () => "The job board's robots.txt does not let us read this page.",
  } satisfies Record<BoardRefusal, (words: string) => string>,

  /** The board surely has no application: `nothing` of the errand ends each reason. */
  undelivered: (errand: ErrandWords, name: string) => {
    const reconnect = `Connect your ${name} account again under Settings, Integrations.`
    return {
      gone: {
        error: 'This job is no longer open on the board.',
        reason: 'The listing has been taken down.',
        causes: ['The position was filled.', 'The employer removed the listing.'],
        helps: ['Look for similar jobs.', 'Open the job on the board to see what it says.'],
      },
      'no-points': {
        error: 'You do not have enough apply points on the board.',
        reason: 'The board takes apply points for each application, there too, and you have too few left.',
        causes: ['You have used your points on other jobs.', 'You allowed more points than you have.'],
        helps: ['Wait until the board shows you enough points.', 'Check your points on the board.'],
      },
      credentials: {
        error: `Your ${name} account could not be logged in.`,
        reason: 'The board does not accept the kept e-mail address and password any more.',
        causes: ['You changed your password on the board.', 'The board has locked the account.'],
        helps: [reconnect, errand.byHand],
      },
      session: {
        error: `Your ${name} account was logged out by the board.`,
        reason: 'The board ended your session and did not let us continue after logging in again.',
        causes: ['The board asks for something that only you can answer.', 'Your account is restricted.'],
        helps: ['Log in on the board once to see what it says.', reconnect],
      },
      'bot-page': {
        error: 'The job board wants to see that a person is there.',
        reason: 'The board showed a check that only a person can pass.',
        causes: ['The board is protecting itself from programs at the moment.'],
        helps: [LATER, errand.byHand],
      },
      layout: { ...errand.layout, helps: [errand.byHand, LATER] },
      'too-many': {
        error: 'The job board asks us to slow down.',
        reason: 'The board takes only so many requests in a while.',
        causes: ['Many people are using the board right now.'],
        helps: [TRY_LATER, errand.byHand],
      },
      off: {
        error: errand.off,
        reason: 'The connection to the board has been switched off by whoever runs this site.',
        causes: ['The board is being worked on.'],
        helps: [LATER, errand.byHand],
      },
      down: {
        error: 'The job board is not answering right now.',
        reason: errand.down,
        causes: CUT,
        helps: [TRY_LATER, errand.byHand],
      },
      'not-connected': {
        error: String(fill(boardSays.connectFirst, { board: name })),
        reason: `No ${name} account is connected.`,
        causes: [
          `You have not connected your ${name} account yet.`,
          'The account was disconnected in Settings.',
        ],
        helps: [`Connect your ${name} account under Settings, Integrations.`, OPEN_ON_BOARD],
      },
      'other-source': {
        error: `This job cannot be applied for through ${name}.`,
        reason: `The listing did not come from ${name}.`,
        causes: ['The listing was brought in from another source.'],
        helps: ['Apply at the place where the job was posted.'],
      },
      interrupted: {
        error: 'Your application could not be handed over to the board.',
        reason: 'Something went wrong on our side before the board was asked.',
        causes: ['Our service was interrupted for a moment.'],
        helps: [TRY_LATER, OPEN_ON_BOARD],
      },
      'not-there': {
        error: 'Your application was not sent.',
        reason: 'It was not sent: the board does not have your application. Your cover letter is kept.',
        causes: ['The board broke off before it took your application.'],
        helps: ['Apply again.', OPEN_ON_BOARD],
      },
      refused: {
        error: errand.refused,
        reason: '',
        causes: ['Something changed on the board, or in your Settings, at the same moment.'],
        helps: [errand.again, errand.byHand],
      },
      said: {
        error: errand.refused,
        reason: '',
        causes: errand.refusedCauses,
        helps: ['Read what the board says and put it right there.', errand.byHand],
      },
    }
  },

  /** The board may have the application. */
  maybe: {
    layout: {
      error: UNKNOWN,
      reason:
        'The board answered with a page we do not know when your application was handed over, so it may have been sent. We keep looking for it on the board and will not send it a second time.',
      causes: [REDESIGNED, 'The board wants something more of you for this listing.'],
      helps: FIND_OUT,
    },
    down: {
      error: UNKNOWN,
      reason:
        'The board broke off while your application was being sent, so it may have been sent. We keep looking for it on the board and will not send it a second time.',
      causes: CUT,
      helps: FIND_OUT,
    },
    'given-up': {
      error: UNKNOWN,
      reason: 'For a day we could not find out whether your application arrived, so we have stopped looking.',
      causes: [
        'The board was down, or did not let us look.',
        'The board account it was sent with is no longer connected.',
      ],
      helps: [
        'Open the job on the board and look in your sent applications.',
        'If it is not there, apply there.',
      ],
    },
  },

  /** There is an application already, in this state. */
  already: {
    sent: already('Your application for this job has been sent.'),
    sending: already('Your application for this job is being sent right now.'),
    unknown: already(
      'Your application for this job may have reached the board. We are finding out and will not send it twice.',
    ),
    // Only a failed one can be tried again, so these are two tries at the same moment.
    failed: already('Your application for this job was just tried again.'),
    elsewhere: {
      error: ALREADY,
      reason: 'You added an application for this job yourself, so it counts as sent.',
      causes: ['You applied on the board or somewhere else, and noted it here.'],
      helps: [
        'See where it stands under My Applications.',
        'If you did not apply, delete it under My Applications and apply from here.',
      ],
    },
  },
}
export type OutcomeWords = typeof outcomeWords
