import type { Translated } from '../../i18n/messages.ts'
import type { letterMessages as english } from './letters-messages.ts'

export const letterMessages: Translated<typeof english> = {
  title: 'Mga cover letter ko',
  lead: 'Nakatabi rito ang bawat liham na isinulat mo para sa isang application.',
  count: (count) => `${count} liham`,
  pages: 'Mga pahina ng liham',
  loading: 'Nilo-load ang mga liham mo',
  loadFailed: 'Hindi na-load ang mga liham mo. Subukan ulit.',
  empty: 'Wala pang liham',
  emptyText: 'Sumulat para sa trabahong gusto mo: itatabi ito rito kapag nag-apply ka.',
  findJobs: 'Maghanap ng trabaho',
  changed: (age) => `Binago ${age}`,
  sent: 'Naipadala',
  noLongerPosted: 'Hindi na naka-post',

  letter: 'Liham',
  letterFor: (title) => `Liham para sa ${title}`,
  allLetters: 'Lahat ng liham',
  seeJob: 'Tingnan ang trabaho',
  letterLoading: 'Nilo-load ang liham mo',
  letterFailed: 'Hindi na-load ang liham na ito. Subukan ulit.',
  gone: 'Hindi nakita ang liham',
  goneText: 'Nabura na ito, o wala talagang liham sa address na ito.',

  isSent:
    'Ipinadala ang liham na ito kasama ng isang application. Nakatabi roon ang ipinadala at hindi na magbabago.',
  isUnproven: 'Nagsumite ka ng application gamit ang liham na ito. Hindi pa tiyak kung nasa board na ito.',
  isApplied: 'May application na para sa trabahong ito, gamit ang ibang liham.',
  isRemoved: (date) =>
    `Inalis ng board ang trabahong ito noong ${date}, kaya wala nang makakapag-apply dito. Mananatili ang liham mo.`,
  toApplications: 'Mga application ko',

  subject: 'Paksa',
  subjectHint: (title) => `Kapag iniwang blangko, magiging “${title}”.`,
  content: 'Cover letter',
  characters: (count, max) => `${count} sa ${max} karakter`,
  save: 'I-save',
  saving: 'Sine-save…',
  saved: 'Na-save ang liham',
  discard: 'Itapon ang binago',
  unsaved: 'Hindi pa naka-save.',
  saveFailed: 'Hindi na-save ang liham mo. Subukan ulit.',
  saveOffline: 'Walang koneksiyon. Hindi pa naka-save ang liham mo; subukan ulit.',
  saveGone: 'Binura ang liham na ito sa ibang lugar. Kopyahin ang isinulat mo bago ka umalis.',
  loggedOut: 'Mag-log in ulit',
  kept: 'Nasa tab na ito pa rin ang isinulat mo.',
  restored: 'Naibalik ang isinulat mong hindi pa na-save.',

  more: 'Ano ang gagawin sa liham na ito',
  apply: 'Mag-apply gamit ito',
  copy: 'Kopyahin ang liham',
  download: 'I-download bilang text',
  // The file may go on to an employer, so its name stays in English like the letter in it.
  fileName: (title) => `Letter for ${title}`,
  fileNameAlone: 'Letter',
  print: 'I-print',
  remove: 'Burahin',
  removeTitle: 'Burahin ang liham na ito?',
  removeText: 'Hindi na ito maibabalik.',
  removeSent: 'Mananatili roon ang ipinadala kasama ng application mo.',
  keep: 'Huwag burahin',
  removed: 'Nabura ang liham',
  removeFailed: 'Hindi nabura ang liham na ito. Subukan ulit.',

  replaceTitle: 'Palitan ang sinimulan mong liham?',
  replaceText:
    'May sinimulan kang ibang liham para sa trabahong ito na hindi pa naipadala. Wala itong kopya sa ibang lugar.',
  replace: 'Palitan',
  replaceNot: 'Huwag palitan',

  leaveTitle: 'Umalis nang hindi nagse-save?',
  leaveText: 'Hindi pa naka-save ang mga binago mo sa liham na ito.',
  leave: 'Umalis',
  stay: 'Magpatuloy',
}
