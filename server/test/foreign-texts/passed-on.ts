import { saidOf } from '@hanap/contract/says/read-said'
import { isNews, statusOfWord } from '../../src/features/applications/board-sync/rules.ts'
import { writeCsv } from '../../src/features/applications/rules/csv.ts'
import { readApplied, readFollowUp } from '../../src/features/applications/rules/dates.ts'
import { asName } from '../../src/features/applications/rules/mail-names.ts'
import { readNameWords } from '../../src/features/employers/rules.ts'
import * as mails from '../../src/features/mails/rules.ts'
import { currentEmployersOf } from '../../src/features/privacy/rules/current-employers.ts'
import { isPartOfDocument } from '../../src/features/resumes/rules/docx-parts.ts'
import { checkPdf } from '../../src/features/resumes/rules/pdf-content.ts'
import { fileNameFor } from '../../src/features/resumes/rules.ts'
import { deviceOf } from '../../src/features/sessions/rules/devices.ts'
import { namesOf, usernameBase } from '../../src/features/social-sign-in/rules.ts'
import { cutText, scrub } from '../../src/lib/secrets/scrub.ts'
import { problemOf } from '../../src/outside/mailer/smtp-outcome.ts'
import type { Area } from './area.ts'

const now = new Date('2026-11-20T04:00:00Z')

/** Outside systems' texts, some of which reach mails, tables and the log. */
export const ofPassedOn: Area = {
  folders: ['server/src/features/mails'],
  // A key of our own rows.
  apart: ['service.ts mailSealingContext', 'page-parts.ts signedName'],
  readers: {
    'a line of a mail': mails.oneLine,
    'a text of a mail': mails.cleanText,
    'a wrapped text of a mail': (text) => mails.wrap(text, 76),
    'an address to answer to': mails.safeReplyTo,
    'a greeting': mails.safeGreeting,
    'markup in a mail': mails.escapeHtml,
    'a name in a mail': asName,
    'a refusal of a mail server': (text) =>
      problemOf({
        error: Object.assign(new Error(text), { responseCode: 550, command: 'RCPT TO', response: text }),
        handedOver: false,
      }),
    'a table': (text) => writeCsv([[text]]),
    'a line of the log': scrub,
    'a long field of the log': cutText,
    'a word of the board': (text) => isNews(text, statusOfWord(text)),
    'a day of an application': (text) => readApplied(text, now),
    'a day to follow up': (text) => readFollowUp(text, now, null),
    'a search for employers': readNameWords,
    'a past job': (text) =>
      currentEmployersOf([{ title: text, company: '', start: '', end: text }] as never, now),
    'a browser’s name': deviceOf,
    'a name at a provider': (text) => {
      const account = { name: text, givenName: undefined, familyName: undefined } as never
      return usernameBase(namesOf(account, text), text)
    },
    'a name of a file': (text) => fileNameFor(text, 'pdf'),
    'a name in a Word document': isPartOfDocument,
    'what an answer says': (text) => saidOf([text, `${text} replied to your application`]),
    'a PDF': (text) => checkPdf(Buffer.from(`%PDF-1.7\n1 0 obj\n${text}\n%%EOF`)),
  },
}
