import type { Translated } from '../../i18n/messages.ts'
import type { generationMessages as english, groundLabels as labels } from './generation-messages.ts'

export const generationMessages: Translated<typeof english> = {
  generate: 'Isulat gamit ang AI',
  stop: 'Itigil',
  preparing: 'Iu-upload muna namin ang resume mo, saka isusulat ang cover letter.',
  writing:
    'Isinusulat namin ang cover letter mo. Puwede mo itong i-edit kapag tapos na. Ibinabalik ng Itigil ang dating laman.',
  started: 'Nagsusulat kami ng cover letter. Puwede mo itong i-edit kapag tapos na.',
  done: 'Handa na ang cover letter mo.',
  stopped: 'Itinigil. Naibalik ang dating laman.',
  templateDone: 'Gumamit kami ng template.',

  empty: 'Nase-save sa device na ito ang draft mo habang nagta-type ka.',
  yours: 'Ikaw ang sumulat nito.',
  written: 'Isinulat ng AI mula sa profile mo, resume, at job na ito. Basahin bago ipadala.',
  changed: 'In-edit mo na.',
  template: (reason) => `${reason} Basahin at i-edit ito bago ipadala.`,
  templateAlone: 'Gumamit kami ng template. Basahin at i-edit ito bago ipadala.',
  noWriter: 'Walang AI letters sa site na ito, kaya template ang ginamit namin.',
  noAnswer: 'Template ang ginamit namin dahil hindi magamit ang draft ng AI.',
  unfounded: 'Template ang ginamit namin dahil may sinabi ang AI na wala sa profile mo.',
  offline: 'Template ang ginamit namin dahil naputol ang koneksiyon.',
  slow: 'Template ang ginamit namin dahil masyadong matagal ang AI.',
  tooMany: 'Template ang ginamit namin dahil marami ka nang na-generate. Subukan ulit maya-maya.',
  noPlan: 'Kailangan mo ng active na plan para mag-generate. Template ang ginamit namin.',
  failed: 'Template ang ginamit namin dahil nagkamali ang AI.',
  noAi: 'Template ang ginamit namin dahil ayaw ng job na ito ng gawa ng AI.',
  aiBanned: (quote) => `Ayaw ng employer na ito ng letter na gawa ng AI: “${quote}”`,
  blanks: (count, isOne) =>
    isOne ? 'Punan ang blank na nasa [brackets].' : `Punan ang ${count} blanks na nasa [brackets].`,
  instructionsUnused: 'Hindi masusunod ng template ang mga bilin mo sa AI.',
  profileEmpty: 'Wala pang laman ang profile mo, kaya wala pa kaming masabi tungkol sa iyo.',
  fillProfile: 'Punan ang profile mo',
  ordersLeft: 'May ipinapasabi ang job na ito na ikaw lang ang makakapagsabi. Tingnan ang hinihingi nila.',
  reuse: 'Gamitin ang huling letter ko',
  reused: (title) => `Cover letter mo ito para sa ${title}. Palitan ang tungkol sa job na iyon.`,
  leftOfOther: (words, title) => `Nandito pa ang ${words} mula sa cover letter mo para sa ${title}.`,
  noLast: 'Wala ka pang cover letter na magagamit ulit',
  noLastText: 'Mapupunta sa Mga cover letter ang una mo kapag nag-apply ka gamit ito.',
  notReused: 'Hindi na-load ang huli mong cover letter',
  tryLater: 'Subukan ulit.',
  putBack: 'Ibalik ang dati',
  words: (count) => `${count} salita`,
  characters: (count, max) => `${count} sa ${max} karakter`,

  grounds: 'Saan galing ang bawat sentence',
  claimsNothing: 'Walang sinasabi tungkol sa iyo',
  own: (count, isOne) =>
    isOne ? 'Ikaw ang sumulat ng isa pang sentence.' : `Ikaw ang sumulat ng ${count} pang sentence.`,
}

export const groundLabels: Translated<typeof labels> = {
  title: 'Job title mo',
  about: 'Tungkol sa iyo',
  years: 'Karanasan mo',
  skill: 'Skill',
  past_job: 'Dating trabaho',
  project: 'Proyekto',
  education: 'Edukasyon',
  preference: 'Mga gusto mo sa trabaho',
  answer: 'Sagot mo',
  wishes: 'Mga bilin mo',
  name: 'Pangalan mo',
  job: 'Ang job na ito',
}
