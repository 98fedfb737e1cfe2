import type { Translated } from '../../../i18n/messages.ts'
import type { askedMessages as english } from './asked-messages.ts'

export const askedMessages: Translated<typeof english> = {
  asks: (count) => `Hinihingi: ${count}`,
  progress: (done, count) => `${done} sa ${count} ang tapos`,
  back: 'Balik sa cover letter ko',
  done: 'Tapos na',
  youSaid: 'Sabi mo',
  notYet: 'Hindi pa',
  putIn: 'Ilagay',
  putFact: (fact) => `Ilagay: ${fact}`,
  putAnswers: (count, isOne) => (isOne ? 'Ilagay ang 1 sagot' : `Ilagay ang ${count} sagot`),
  leaveLinkOut: 'Huwag isama ang resume link ko',
  addResumeLink: 'Idagdag ang online resume link ko',
  link: 'Link',
  linkHint: 'Tinitingnan namin kung link ito, hindi kung ano ang laman.',
  wrongLink: 'Maglagay ng link na nagsisimula sa https:// o http://',
  putLink: 'Ilagay ang link',
  inLetter: 'Nasa cover letter ko na',
  didIt: 'Ginawa ko na ito',
  didThere: 'Ginawa ko na ito doon',
  followed: 'Sinunod ko ito',
  judged: 'Inasikaso ko na ito',
  doubt: 'Hindi kami sigurado sa gusto nila. Basahin ang sinabi nila at ikaw ang magpasya.',
  cannotCheck: 'Sabi mo. Hindi namin ito ma-check.',
  linksInLetter: 'May link sa cover letter mo. I-check kung hindi ito ang resume mo.',

  missing: (count, isOne) => (isOne ? 'I-send: 1 ang kulang' : `I-send: ${count} ang kulang`),
  again: 'Pindutin ulit para i-send pa rin',

  elsewhere: 'Sa ibang lugar tumatanggap ng application ang job na ito',
  elsewhereForm: 'Gusto nilang sagutan mo ang form nila.',
  elsewhereContact: (channel) => `Gusto nilang mag-apply ka sa ${channel}.`,
  elsewhereOther: 'Gusto nilang kontakin mo sila nang direkta.',
  elsewhereText:
    'Puwede mong isulat dito ang cover letter mo at i-copy. Sabihin sa amin kapag tapos ka na doon.',
  copyAndOpen: 'I-copy ang cover letter at buksan ang page nila',
  copyAndOpenForm: 'I-copy ang cover letter at buksan ang form nila',
  openThere: 'Buksan ang page nila',
  openForm: 'Buksan ang form nila',
}
