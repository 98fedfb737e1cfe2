import { normalEmail } from '@hanap/contract/accounts/email-address'
import { letterAsSent } from '@hanap/contract/applications/letter-as-sent'
import { employerInitials } from '@hanap/contract/jobs/employer-initials'
import * as employers from '@hanap/contract/jobs/employer-names'
import { isTagList } from '@hanap/contract/jobs/jobs'
import { type Order, orderKinds, phrasePlaces } from '@hanap/contract/jobs/orders'
import { previewOf } from '@hanap/contract/jobs/preview'
import { highestNumberIn, readFigure } from '@hanap/contract/jobs/salary-text'
import { cleanWords, normaliseWords } from '@hanap/contract/jobs/searches'
import { titleKeywords } from '@hanap/contract/jobs/similarity'
import { readTagFilter, tagKey, writeTagName } from '@hanap/contract/jobs/tag-filter'
import { blanksIn, hasBlank } from '@hanap/contract/letters/blanks'
import { messageToBoard, resumeLine } from '@hanap/contract/letters/cover-letters'
import {
  isOpen,
  linkIn,
  withAnswers,
  withLine,
  withoutQuestions,
} from '@hanap/contract/letters/letter-blocks'
import { standingSentences } from '@hanap/contract/letters/letter-sentences'
import {
  asksMore,
  linkNameOf,
  mayLinkResume,
  takesLink,
  takesSeveral,
} from '@hanap/contract/letters/shown-links'
import { canPutIn, isMet, withOrder } from '@hanap/contract/letters/shown-orders'
import { blankFor, factsAsked, knownAnswer } from '@hanap/contract/letters/stated-facts'
import { isTemplate, turnsWords, withName } from '@hanap/contract/letters/templates'
import { hasWords } from '@hanap/contract/letters/whole-words'
import { holdsCardNumber, withoutSpaces } from '@hanap/contract/payments/payment-form'
import * as contacts from '@hanap/contract/profile/contact-details'
import { cleanSkills, isWebAddress } from '@hanap/contract/profile/profile-fields'
import { isGuideSlug } from '@hanap/contract/site/guides'
import { readLanguage } from '@hanap/contract/site/languages'
import { isPagePath, leadsTo, plainAddress } from '@hanap/contract/site/pages'
import { firstGraphemes } from '@hanap/contract/text/graphemes'
import { plainCharacters } from '@hanap/contract/text/plain-characters'
import { isOneLine, isPlainText, isVisible, withoutControls } from '@hanap/contract/text/text'
import type { Area } from './area.ts'

const names = employers.namesOf(['Acme Trading', 'Harbour & Sons, Inc.'])
const me = { first: 'Ana', last: 'Reyes' }
const own = { email: 'ana@example.com', phone: '+63 917 123 4567' }
const wholeLetter = (text: string) => ({ subject: text, content: text, resume_url: '' })
const asking = (text: string): Order[] =>
  orderKinds.flatMap((kind) =>
    phrasePlaces.map((place) => ({
      kind,
      place,
      quote: text,
      field: 'description',
      start: 0,
      end: text.length,
      required: true,
      check: false,
      doubt: false,
      subject: text,
      phrase: text,
      questions: [text],
      what: 'video',
    })),
  )
/** Seekers' texts, and listings' texts in browsers. */
export const ofSeekers: Area = {
  folders: ['contract/src'],
  // Made from our own texts; hostile-texts.test.ts feeds foreign ones.
  apart: [
    'account-forms.ts nameField',
    'asked-facts.ts named',
    'asked-facts.ts told',
    'fill.ts asSaid',
    'profile-fields.ts addressField',
    'text-fields.ts filledIn',
    'wire.ts wholeNumber',
  ],
  readers: {
    'a text without contacts': (text) => contacts.withoutContacts(text, own),
    'a text without employers': (text) =>
      employers.withoutEmployers(`Acme Trading ${text} Acme Trading`, names, 'one'),
    'a text without employers at its ends': (text) =>
      employers.withoutEmployersAtEnds(`${text} Acme Trading ${text}`, names),
    'names of employers': (text) => employers.namesOf([text]),
    'a letter as it is sent': (text) =>
      letterAsSent({ subject: text, content: text, resume_url: '' }, { contact: own } as never),
    'answers in a letter': (text) =>
      withAnswers(`${text}\nQ: ${text}\nA: ${text}`, [{ question: text, answer: text }]),
    'a question without an answer': (text) => isOpen(`${text}\nQ: ${text}\nA: ${text}`, text),
    'links in a letter': (text) =>
      [linkNameOf(text), 'Video'].map((name = '') => linkIn(withLine(text, name, text), name)),
    'a letter without repeated questions': withoutQuestions,
    'an address of a resume': mayLinkResume,
    'whether one link is enough': (text) => asking(text).map((order, _, all) => takesSeveral(order, all)),
    'whether more than a link is asked for': (text) =>
      asking(text).map((order) => [asksMore(order), takesLink(order)]),
    'what a letter shows of orders': (text) =>
      asking(text).map((order) => isMet(order, wholeLetter(text), me)),
    'whole words in a text': (text) => phrasePlaces.map((place) => hasWords(text, 'Ana', place)),
    'words that an order changes': turnsWords,
    'a template with a name': (text) => isTemplate(withName(text, me)),
    'whether words may be put in': (text) =>
      asking(text)
        .filter(
          ({ kind, place }) => place === 'start' && (kind === 'subject-line' || kind === 'include-phrase'),
        )
        .map((order) => canPutIn(order, me)),
    'blanks of a letter': (text) => [blanksIn(text, text), hasBlank(text)],
    'an answer that a profile knows': (text) => knownAnswer(text, undefined),
    'facts to state': (text) => [text, ...factsAsked(text, undefined).map(({ name }) => name)].map(blankFor),
    'a letter with what is ordered': (text) =>
      asking(text).map((order) => withOrder(order, wholeLetter(text), { name: me, usualSubject: text })),
    'sentences that stand': (text) => standingSentences(text, [{ text: 'I keep books.', rests_on: [] }]),
    'an address': normalEmail,
    initials: employerInitials,
    'letters as people see them': (text) => firstGraphemes(text, 1_000_000),
    'plain characters': plainCharacters,
    'a preview': previewOf,
    'a figure': readFigure,
    'the highest number': highestNumberIn,
    keywords: titleKeywords,
    tags: readTagFilter,
    'a tag': tagKey,
    'one line': isOneLine,
    'plain text': isPlainText,
    'something visible': isVisible,
    controls: withoutControls,
    'a line of a resume’s address': (text) => messageToBoard(text, resumeLine(text)),
    'an address of a page': (text) =>
      [leadsTo, isPagePath, plainAddress, readLanguage, isGuideSlug].map((read) => read(text)),
    'an address on the web': isWebAddress,
    'a number of a card': (text) => holdsCardNumber(withoutSpaces(text)) || holdsCardNumber(text),
    'skills of a profile': (text) => cleanSkills(text.split(' ')),
    'words of a search': (text) => normaliseWords(cleanWords(text)),
    'names of tags': (text) => [isTagList(text), isTagList(writeTagName(text))],
  },
}
