import { detectFormat } from '../../src/features/imports/file-formats/service.ts'
import { readDate } from '../../src/features/imports/rules/file-dates.ts'
import { readFeedItems } from '../../src/features/imports/rules/file-feeds.ts'
import { readJobPosting } from '../../src/features/imports/rules/file-job-postings.ts'
import { readRecord } from '../../src/features/imports/rules/file-records.ts'
import { readListing as readFound } from '../../src/features/imports/rules/listing-version.ts'
import { plainLine, plainText } from '../../src/features/imports/rules/plain-text.ts'
import { countAlike } from '../../src/features/imports/stale/rules.ts'
import { readCautions } from '../../src/reading/cautions.ts'
import { namesOtherWay } from '../../src/reading/chat-contact.ts'
import { hidesApp } from '../../src/reading/disguise.ts'
import { dayAbroad } from '../../src/reading/hours/day-abroad.ts'
import { readHoursPerWeek } from '../../src/reading/hours/hours.ts'
import { readSaidHours } from '../../src/reading/hours/said-hours.ts'
import { readShift } from '../../src/reading/hours/shift.ts'
import { readJobType } from '../../src/reading/job-type.ts'
import { provesReading } from '../../src/reading/orders/attention.ts'
import { refusedPlace } from '../../src/reading/orders/ban-places.ts'
import { isFact } from '../../src/reading/orders/clauses.ts'
import { inEnglish } from '../../src/reading/orders/filipino.ts'
import { inWords, readListingOrders } from '../../src/reading/orders/listing-orders.ts'
import { readMachineOrders } from '../../src/reading/orders/machine.ts'
import { readOrders } from '../../src/reading/orders/orders.ts'
import { partsOf } from '../../src/reading/orders/parts.ts'
import { endOf } from '../../src/reading/orders/phrases.ts'
import { isDescribed, mustBeFilled } from '../../src/reading/orders/quoted.ts'
import { refusesGivenWords, refusesWords } from '../../src/reading/orders/refused-words.ts'
import { isUnsure } from '../../src/reading/orders/unsure-phrases.ts'
import { readPay } from '../../src/reading/pay/pay.ts'
import { readTypedPay } from '../../src/reading/pay/typed-pay.ts'
import { readDescription, readLine } from '../../src/reading/redactions.ts'
import { withoutRefused } from '../../src/reading/refusals.ts'
import { readNoMonth } from '../../src/reading/said/no-month.ts'
import { figuresIn, isOfElse } from '../../src/reading/said/pay-words.ts'
import { isPlainPay } from '../../src/reading/said/plain-pay.ts'
import { readSaidTypes } from '../../src/reading/said/said-type.ts'
import { sentencesOf } from '../../src/reading/sentences.ts'
import { readSigns } from '../../src/reading/signs/signs.ts'
import { withoutRisks } from '../../src/reading/signs/without-risks.ts'
import type { Area } from './area.ts'

const now = new Date('2026-11-20T04:00:00Z')
const found = {
  sourceId: '7',
  url: '',
  title: 'A',
  typeText: 'Any',
  salaryText: '',
  hoursText: '',
  description: '',
  skills: [] as string[],
  employer: null,
  postedAt: now,
  isLive: true,
}

export const ofListings: Area = {
  folders: ['server/src/reading', 'server/src/features/imports'],
  // Our own table and words.
  apart: [
    'shift-zones.ts minutesAhead',
    'shift-zones.ts minutesAheadAt',
    'patterns.ts patterns',
    'patterns.ts needing',
  ],
  readers: {
    'a description of the board': readDescription,
    'a line of the board': readLine,
    'a description of a file': plainText,
    'a line of a file': plainLine,
    'a listing’s description': (text) => readFound({ ...found, description: text }),
    'a listing’s title': (text) => readFound({ ...found, title: text }),
    'a listing’s pay': (text) => readFound({ ...found, salaryText: text }),
    'a listing’s hours': (text) => readFound({ ...found, hoursText: text }),
    'a listing’s skills': (text) => readFound({ ...found, skills: text.split(' ') }),
    'pay alone': (text) => readPay(text),
    'pay in a search': (text) => [
      readTypedPay(text),
      readTypedPay(`sahod 50k ${text}`),
      readTypedPay(`${text} 50k`),
    ],
    'hours alone': readHoursPerWeek,
    'type of work': (text) =>
      readJobType({ typeOfWork: text, title: text, payText: text, description: text }),
    cautions: (text) =>
      readCautions({ title: text, description: text, salary: text, employer: null, pay: null } as never, {
        signs: readSigns({ title: text, description: text, salary: text }),
      }),
    'a way of applying that is no chat': namesOtherWay,
    'demands that are no steps': (text) =>
      withoutRisks([{ kind: 'attach', start: 0, end: text.length }], [{ kind: 'asks-fee' }], {
        title: text,
        salary: text,
        description: text,
      }),
    'signs to look at twice': (text) => readSigns({ title: text, salary: text, description: text }),
    'what a text asks for': readOrders,
    'what a listing asks for': (text) =>
      readListingOrders({ title: text, salary: text, description: text }).map((order) =>
        inWords(order, { title: text, salary: text, description: text }),
      ),
    'orders to machines': readMachineOrders,
    'where not to apply': refusedPlace,
    'what a list under How to apply asks for': (text) => readOrders(`How to apply:\nPlease send:\n${text}`),
    'proof of having read it': provesReading,
    'a word to include': (text) => endOf(text, 0),
    'a template in quotes': mustBeFilled,
    'words told by a description': isDescribed,
    'words that only a person can judge': (text) => [isUnsure(text, 'word'), isUnsure('word', text)],
    'words that are refused': (text) => [refusesWords(text), refusesGivenWords(text)],
    'an order in Filipino': (text) => inEnglish(`Ilagay ang ${text} sa subject. ${text}`).text,
    'a warning': (text) => withoutRefused(`Do not ${text}`),
    'a fact to tell': isFact,
    'an app in disguise': hidesApp,
    'figures of pay': figuresIn,
    'pay of other times and people': isOfElse,
    'full or part time as said': (text) => readSaidTypes(`${text} full-time ${text}`),
    'words around pay': (text) => isPlainPay(text, text),
    'pay that is no month’s': (text) =>
      readNoMonth(partsOf(`${text}\nCommission only\n${text}`), () => false),
    'a day shift abroad': (text) => dayAbroad(text, text),
    'hours as said': (text) => readSaidHours(`${text} US business hours ${text}`),
    sentences: sentencesOf,
    'a text like another': (text) => countAlike([text, `${text}.`]),
    'a shift': readShift,
    'a record of a file': (text) =>
      readRecord({ title: text, description: text, salary: text, skills: text }),
    'a record with a list of skills': (text) =>
      readRecord({ title: 'A', description: text, skills: `[${text}]`, company: text, date: text }),
    'a posting of a file': (text) =>
      readJobPosting(
        { '@type': 'JobPosting', title: text, description: text, baseSalary: text, employmentType: text },
        now,
      ),
    'a date of a file': readDate,
    'a feed': (text) => readFeedItems(`<rss><channel><item><title>${text}</title></item></channel></rss>`),
    'the beginning of a file': (text) => detectFormat(text, 'jobs.csv'),
  },
}
