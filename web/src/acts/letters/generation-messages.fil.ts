import type { Translated } from '../../i18n/messages.ts'
import type { generationMessages as english, groundLabels as labels } from './generation-messages.ts'

export const generationMessages: Translated<typeof english> = {
  generate: 'Isulat gamit ang AI',
  stop: 'Itigil',
  preparing: 'Ina-upload muna ang resume mo. Saka isusulat ang liham.',
  writing:
    'Isinusulat ang liham mo. Puwede mo itong baguhin kapag tapos na; ibinabalik ng Itigil ang dating laman.',
  started: 'May isinusulat na liham. Hindi mababago ang kahon hangga’t hindi ito tapos.',
  done: 'Naisulat na ang liham.',
  stopped: 'Itinigil. Nasa kahon ang dating laman.',
  templateDone: 'Inilagay ang liham mula sa template.',

  empty: 'Naka-save sa device na ito.',
  yours: 'Sa iyo: ikaw ang sumulat.',
  written: 'Isinulat ng AI mula sa profile mo, resume, at listing na ito. Basahin ito bago mo ipadala.',
  changed: 'Binago mo na pagkatapos.',
  template: (reason) => `Liham mula sa template: ${reason} Basahin ito at gawing sa iyo bago mo ipadala.`,
  templateAlone: 'Liham mula sa template. Basahin ito at gawing sa iyo bago mo ipadala.',
  noWriter: 'walang nakatakdang magsulat ng mga liham dito.',
  noAnswer: 'walang magagamit na liham mula sa tagasulat.',
  unfounded: 'may sinasabi ang naisulat na wala sa profile mo.',
  offline: 'nawala ang koneksiyon.',
  slow: 'masyadong natagalan ang pagsulat.',
  tooMany: 'marami ka nang hininging liham. Subukan ulit maya-maya.',
  noPlan: 'kailangan ng plan sa pagsulat ng mga liham, at wala ka nito ngayon.',
  failed: 'nagkamali sa pagsulat.',
  putBack: 'Ibalik ang dati',
  words: (count) => `${count} salita`,
  characters: (count, max) => `${count} sa ${max} karakter`,

  grounds: 'Saan nakabatay ang bawat pangungusap',
  claimsNothing: 'Walang sinasabi tungkol sa iyo',
  own: (count, isOne) =>
    isOne
      ? 'Sarili mong salita ang isa pang pangungusap.'
      : `Sarili mong salita ang ${count} pang pangungusap.`,
}

export const groundLabels: Translated<typeof labels> = {
  title: 'Titulo mo',
  about: 'Tungkol sa iyo',
  years: 'Karanasan mo',
  skill: 'Skill',
  past_job: 'Dating trabaho',
  project: 'Proyekto',
  education: 'Edukasyon',
  wishes: 'Mga bilin mo',
  name: 'Pangalan mo',
  job: 'Ang listing na ito',
}
