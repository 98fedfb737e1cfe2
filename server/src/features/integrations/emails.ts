import { fill } from '@hanap/contract/says/fill'
import * as noticeSays from '@hanap/contract/says/notices'
import { pages } from '@hanap/contract/site/pages'
import { defineEmail } from '../mails/rules/define-email.ts'
import type { StandingTrouble } from './rules.ts'

/** Why the board does not let us in, for its seeker. */
export const troubleText = (trouble: StandingTrouble, board: string): string =>
  ({
    credentials: fill(noticeSays.loginOutdated, { board }),
    session: fill(noticeSays.loggedOutAgain, { board }),
    refused: fill(noticeSays.loginLocked, { board }),
  })[trouble]

/** When the board no longer lets us in; not again until that was mended. */
export const boardAccountMail = defineEmail<{ name: string; trouble: StandingTrouble }>(
  'board-account-trouble',
  ({ name, trouble }, { boardName }) => ({
    subject: noticeSays.boardAccountNeedsYou,
    preheader: 'Until you connect it again, nothing is sent or brought over by itself.',
    greeting: `Hi ${name},`,
    paragraphs: [
      troubleText(trouble, boardName),
      'Until you connect the account again, Hanap brings over nothing that the board says about your applications, and cannot send new ones through it. What you have sent and written is all kept.',
    ],
    action: { label: 'Connect again', path: `${pages.settings.path}?tab=integrations` },
  }),
  { topic: 'application_updates' },
)
