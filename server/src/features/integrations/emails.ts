import { pages } from '@hanap/contract/site/pages'
import { defineEmail } from '../mails/rules/define-email.ts'
import type { StandingTrouble } from './rules.ts'

/** Why the board does not let us in, for its seeker. */
export const troubleText = (trouble: StandingTrouble, board: string): string =>
  ({
    credentials: `Hanap can no longer log in to your ${board} account with the password you gave. Perhaps you have changed it there.`,
    session: `${board} logs Hanap out of your account again at once. Perhaps it asks for something that only you can answer.`,
    refused: `${board} refuses to let Hanap log in to your account. Perhaps it is locked: log in there yourself to see what it says.`,
  })[trouble]

/** When the board no longer lets us in; not again until that was mended. */
export const boardAccountMail = defineEmail<{ name: string; trouble: StandingTrouble }>(
  'board-account-trouble',
  ({ name, trouble }, { boardName }) => ({
    subject: 'Your board account needs you',
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
