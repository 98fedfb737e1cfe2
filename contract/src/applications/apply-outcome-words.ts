import * as applicationSays from '../says/applications.ts'
import * as boardSays from '../says/board.ts'
import { fill } from '../says/fill.ts'
import type { BoardRefusal } from './apply-outcome.ts'

const NOT_SENT = 'We didn’t send your application. Your cover letter is safe.'
const OPEN_ON_BOARD = 'Open the job on Online Jobs Portal and apply there.'
const TRY_LATER = 'Try again in a few minutes.'
const LATER = 'Try again later.'
const ASKS_FOR_MORE = 'Online Jobs Portal asks for more in your account there.'
const REDESIGNED = 'Online Jobs Portal changed its pages.'
const CUT = ['Online Jobs Portal is down or very slow.', 'The connection to Online Jobs Portal dropped.']
const NO_ANSWER = 'We couldn’t reach Online Jobs Portal, or the connection dropped before it answered.'
const ALREADY: string = applicationSays.alreadyApplied
const already = (reason: string) => ({
  error: ALREADY,
  reason,
  causes: ['You applied to this job before.', 'You pressed the apply button twice.'],
  helps: [
    'See where it stands under My Applications.',
    'Open the job on Online Jobs Portal to check it there.',
  ],
})

const UNKNOWN = 'We couldn’t confirm that your application arrived.'
const FIND_OUT = [
  'Wait: My Applications will show the result.',
  'Open Online Jobs Portal and check your sent applications.',
]

const apply = {
  nothing: NOT_SENT,
  refused: 'Online Jobs Portal didn’t accept your application.',
  refusedCauses: ['The employer limits who may apply.', ASKS_FOR_MORE],
  layout: {
    error: 'Online Jobs Portal changed its application form.',
    reason: 'We don’t know the new form, so we filled in nothing.',
    causes: [REDESIGNED, 'This job takes applications in another way.'],
  },
  off: 'Applying through Online Jobs Portal is off for now.',
  down: 'We couldn’t reach Online Jobs Portal, or the connection dropped before we sent your application.',
  again: 'Apply again.',
  byHand: OPEN_ON_BOARD,
}

const errands = {
  apply,
  look: {
    ...apply,
    nothing: 'We sent nothing.',
    refused: 'Online Jobs Portal didn’t open its application form.',
    down: NO_ANSWER,
    again: 'Check again.',
  },
  sync: {
    nothing: 'Your applications here haven’t changed.',
    refused: 'Online Jobs Portal didn’t let us in.',
    refusedCauses: ['Online Jobs Portal locked or limited your account there.', ASKS_FOR_MORE],
    layout: {
      error: 'Online Jobs Portal changed its list of sent applications.',
      reason: 'We don’t know the new list, so we read nothing from it.',
      causes: [REDESIGNED],
    },
    off: 'The connection to Online Jobs Portal is off for now.',
    down: NO_ANSWER,
    again: 'Sync again.',
    byHand: 'Open Online Jobs Portal and check your sent applications.',
  },
}

export type Errand = keyof typeof errands
export type ErrandWords = (typeof errands)[Errand]

export type OutcomeRow = { error: string; reason: string; causes: string[]; helps: string[] }

/** In English; the Filipino is in web/src/acts/apply/outcome. `name` is the board's. */
export const outcomeWords = {
  errands,

  refusals: {
    said: (words: string) => `Online Jobs Portal says: ${words}`,
    'other-account': () => 'You connected another Online Jobs Portal account.',
    'stale-form': () => 'Online Jobs Portal refused the application form twice.',
    'stale-login': () => 'Online Jobs Portal refused the login form twice.',
    robots: () => 'Online Jobs Portal’s robots.txt doesn’t let us read this page.',
  } satisfies Record<BoardRefusal, (words: string) => string>,

  /** Each reason ends with the errand's `nothing`. */
  undelivered: (errand: ErrandWords, name: string) => {
    const reconnect = `Connect your ${name} account again under Settings, Integrations.`
    return {
      gone: {
        error: 'This job is no longer open on Online Jobs Portal.',
        reason: 'Online Jobs Portal no longer lists it.',
        causes: ['The employer filled the job.', 'The employer removed the job.'],
        helps: ['Look for similar jobs.', 'Open the job on Online Jobs Portal to see what it says.'],
      },
      'no-points': {
        error: 'You don’t have enough apply points on Online Jobs Portal.',
        reason: 'Each application costs apply points on Online Jobs Portal, and you have too few left.',
        causes: ['You have used your points on other jobs.', 'You allowed more points than you have.'],
        helps: [
          'Wait until Online Jobs Portal shows enough points.',
          'Check your points on Online Jobs Portal.',
        ],
      },
      credentials: {
        error: `We couldn’t log in to your ${name} account.`,
        reason: 'Online Jobs Portal no longer accepts the saved email and password.',
        causes: [
          'You changed your password on Online Jobs Portal.',
          'Online Jobs Portal locked the account.',
        ],
        helps: [reconnect, errand.byHand],
      },
      session: {
        error: `${name} logged us out of your account.`,
        reason: 'Online Jobs Portal ended your session and didn’t let us continue after logging in again.',
        causes: ['Online Jobs Portal asks for something only you can answer.', 'Your account is restricted.'],
        helps: ['Log in to Online Jobs Portal once to see what it says.', reconnect],
      },
      'bot-page': {
        error: 'Online Jobs Portal asked for proof that you’re human.',
        reason: 'Online Jobs Portal showed a check that only a person can pass.',
        causes: ['Online Jobs Portal is keeping programs out right now.'],
        helps: [LATER, errand.byHand],
      },
      layout: { ...errand.layout, helps: [errand.byHand, LATER] },
      'too-many': {
        error: 'Online Jobs Portal asked us to slow down.',
        reason: 'Online Jobs Portal takes only so many requests at a time.',
        causes: ['Many people are using Online Jobs Portal right now.'],
        helps: [TRY_LATER, errand.byHand],
      },
      off: {
        error: errand.off,
        reason: 'This site’s operator turned off the connection to Online Jobs Portal.',
        causes: ['Online Jobs Portal is under maintenance.'],
        helps: [LATER, errand.byHand],
      },
      down: {
        error: 'Online Jobs Portal isn’t answering right now.',
        reason: errand.down,
        causes: CUT,
        helps: [TRY_LATER, errand.byHand],
      },
      'not-connected': {
        error: String(fill(boardSays.connectFirst, { board: name })),
        reason: `You haven’t connected a ${name} account.`,
        causes: [
          `You have not connected your ${name} account yet.`,
          'You disconnected the account in Settings.',
        ],
        helps: [`Connect your ${name} account under Settings, Integrations.`, OPEN_ON_BOARD],
      },
      'other-source': {
        error: `You can’t apply for this job through ${name}.`,
        reason: `The job didn’t come from ${name}.`,
        causes: ['We got the job from another source.'],
        helps: ['Apply where the job was posted.'],
      },
      interrupted: {
        error: 'We couldn’t send your application to Online Jobs Portal.',
        reason: 'Something went wrong on our side before we reached Online Jobs Portal.',
        causes: ['Our service was interrupted for a moment.'],
        helps: [TRY_LATER, OPEN_ON_BOARD],
      },
      'not-there': {
        error: 'We didn’t send your application.',
        reason: 'Online Jobs Portal doesn’t have your application. Your cover letter is safe.',
        causes: ['The connection dropped before your application arrived.'],
        helps: ['Apply again.', OPEN_ON_BOARD],
      },
      refused: {
        error: errand.refused,
        reason: '',
        causes: ['Something changed on Online Jobs Portal, or in your Settings, at the same moment.'],
        helps: [errand.again, errand.byHand],
      },
      said: {
        error: errand.refused,
        reason: '',
        causes: errand.refusedCauses,
        helps: ['Read what Online Jobs Portal says and fix it there.', errand.byHand],
      },
    }
  },

  maybe: {
    layout: {
      error: UNKNOWN,
      reason:
        'We didn’t understand Online Jobs Portal’s answer, so your application may have arrived. We’re checking and won’t send it twice.',
      causes: [REDESIGNED, 'Online Jobs Portal wants something more from you for this job.'],
      helps: FIND_OUT,
    },
    down: {
      error: UNKNOWN,
      reason:
        'The connection dropped while we were sending your application, so it may have arrived. We’re checking and won’t send it twice.',
      causes: CUT,
      helps: FIND_OUT,
    },
    'given-up': {
      error: UNKNOWN,
      reason: 'We couldn’t confirm for a day that your application arrived, so we stopped checking.',
      causes: [
        'Online Jobs Portal was down, or didn’t let us check.',
        'You disconnected the account we sent it with.',
      ],
      helps: [
        'Open the job on Online Jobs Portal and check your sent applications.',
        'If it isn’t there, apply there.',
      ],
    },
  },

  already: {
    sent: already('We sent your application for this job.'),
    sending: already('We’re sending your application for this job right now.'),
    unknown: already(
      'Your application may have reached Online Jobs Portal. We’re checking and won’t send it twice.',
    ),
    // Only a failed application can be retried: this means two retries at once.
    failed: already('You just tried this application again.'),
    elsewhere: {
      error: ALREADY,
      reason: 'You added an application for this job yourself, so it counts as sent.',
      causes: ['You applied on Online Jobs Portal or somewhere else, and added it here.'],
      helps: [
        'See where it stands under My Applications.',
        'If you didn’t apply, delete it under My Applications and apply from here.',
      ],
    },
  },
}
export type OutcomeWords = typeof outcomeWords
