import { fill } from '@hanap/contract/says/fill'
import * as noticeSays from '@hanap/contract/says/notices'
import { pages } from '@hanap/contract/site/pages'
import { defineEmail } from '../mails/rules/define-email.ts'
import type { StandingTrouble } from './rules.ts'

export const troubleText = (trouble: StandingTrouble, board: string): string =>
  ({
    credentials: fill(noticeSays.loginOutdated, { board }),
    session: fill(noticeSays.loggedOutAgain, { board }),
    refused: fill(noticeSays.loginLocked, { board }),
  })[trouble]

/** Sent once until the account works again. */
export const boardAccountMail = defineEmail<{ name: string; trouble: StandingTrouble }>(
  'board-account-trouble',
  ({ name, trouble }, { boardName }) => ({
    subject: noticeSays.boardAccountNeedsYou,
    preheader: 'We can’t send or sync until you connect it again.',
    greeting: `Hi ${name},`,
    paragraphs: [
      troubleText(trouble, boardName),
      'Until you connect it again, we can’t sync your applications or send new ones. Everything you sent and wrote is safe.',
    ],
    action: { label: 'Connect again', path: `${pages.settings.path}?tab=integrations` },
  }),
  { topic: 'application_updates' },
)
