import type { Pattern } from './words.ts'

/** What may be said anywhere: by forms, by the door of the server, by the contact page. */
export const siteTexts: Readonly<Record<string, string>> = {
  'Please try again later.': 'Subukan ulit mamaya.',
  'This was changed elsewhere meanwhile. Nothing was saved.':
    'Nabago ito sa ibang tab o device. Walang na-save.',
  'Please check the highlighted fields.': 'Tingnan ang mga naka-highlight na field.',
  'Please choose yes or no.': 'Pumili ng oo o hindi.',
  'Please choose from the list.': 'Pumili mula sa listahan.',
  'Please remove characters that cannot be shown': 'Alisin ang mga karakter na hindi maipapakita',
  'Please give a value.': 'Maglagay ng sagot.',
  'Please give one value.': 'Isang sagot lang ang ilagay.',
  'This value cannot be read.': 'Hindi mabasa ang inilagay.',
  'Invalid input': 'Mali ang inilagay',
  'Choose on or off': 'Piliin kung naka-on o naka-off',

  'Name is required': 'Kailangan ang pangalan',
  'Subject is required': 'Kailangan ang paksa',
  'Message is required': 'Kailangan ang mensahe',
  'Message Sent': 'Naipadala ang mensahe',
  "Thank you for your message. We'll get back to you soon!": 'Salamat sa mensahe mo. Sasagot kami agad!',
  Error: 'May mali',
  'Failed to send message. Please try again later.': 'Hindi naipadala ang mensahe. Subukan ulit mamaya.',
  'You have sent many messages. Please try again in an hour.':
    'Marami ka nang naipadalang mensahe. Subukan ulit pagkalipas ng isang oras.',

  'Choose immediately, daily or weekly': 'Pumili kung agad, araw-araw, o lingguhan',
  'This unsubscribe link is not valid. You can choose your e-mails under Settings.':
    'Hindi tama ang unsubscribe link na ito. Puwede mong piliin ang mga email mo sa Settings.',
  'That was too often. Please try again later.': 'Masyado iyong madalas. Subukan ulit mamaya.',

  'Bad request': 'Maling request',
  'Not logged in': 'Hindi naka-log in',
  'Not allowed': 'Hindi pinapayagan',
  'Not found': 'Hindi nakita',
  'Changed elsewhere': 'Nabago sa iba',
  'Too large': 'Masyadong malaki',
  'Unsupported media type': 'Hindi tinatanggap na uri ng laman',
  'Not processable': 'Hindi maproseso',
  'Too many requests': 'Masyadong maraming request',
  'Something went wrong': 'May mali',
  'A system we depend on is down': 'Hindi gumagana ang isang sistemang kailangan namin',
  'This kind of content is not accepted here.': 'Hindi tinatanggap dito ang ganitong uri ng laman.',
  'We are back in a moment. Please try again.': 'Babalik kami agad. Subukan ulit.',
  'Something went wrong on our side. Please try again.': 'May mali sa panig namin. Subukan ulit.',
  'The request could not be read.': 'Hindi nabasa ang request.',
  'That was a lot at once. Please wait a moment and try again.':
    'Sobrang dami noon nang sabay-sabay. Maghintay sandali at subukan ulit.',
  'This Idempotency-Key was used for another request.':
    'Nagamit na sa ibang request ang Idempotency-Key na ito.',
  'The Idempotency-Key header may have at most 255 characters.':
    'Hanggang 255 karakter lang ang Idempotency-Key header.',
  'The same request is still being worked on. Please wait a moment.':
    'Ginagawa pa ang ganito ring request. Maghintay sandali.',
}

export const sitePatterns: readonly Pattern[] = [
  [/^Please use at most ([\d,]+) characters$/, (most) => `Hanggang ${most} karakter lang`],
  [/^This (.+) was not found\.$/, (thing) => `Hindi nakita ang ${things[thing ?? ''] ?? 'hinahanap mo'}.`],
  [
    /^The .+ is not answering right now\. Please try again later\.$/,
    () => 'Hindi sumasagot ngayon ang isang sistemang kailangan namin. Subukan ulit mamaya.',
  ],
]

/** What the server says it has not found. */
const things: Readonly<Record<string, string>> = {
  address: 'address na ito',
  file: 'file na ito',
  application: 'application na ito',
  employer: 'employer na ito',
  integration: 'integration na ito',
  interview: 'interview na ito',
  job: 'trabahong ito',
  letter: 'liham na ito',
  page: 'pahinang ito',
  payment: 'bayad na ito',
  photo: 'larawang ito',
  resume: 'resume na ito',
  'saved job': 'naka-save na trabahong ito',
  'saved search': 'naka-save na search na ito',
  session: 'session na ito',
  'set of AI instructions': 'AI instructions na ito',
}
