import type { Translated } from '../../i18n/messages.ts'
import type { assumptionMessages as english } from './assumption-messages.ts'

export const assumptionMessages: Translated<typeof english> = {
  assumed: 'Paano namin ito binasa',
  'full-time-40-hours': 'Walang nakasaad na oras: itinuring namin ang Full Time na 40 oras bawat linggo.',
  'hours-of-a-day':
    'Pang-isang araw na full-time ang nakasulat na oras: limang araw bawat linggo ang binilang namin.',
  'eight-hour-day': 'Arawan ang sahod: itinuring namin ang isang araw na walong oras.',
  'currency-by-size': 'Walang nakasaad na currency: tinantiya namin ayon sa laki ng halaga.',
  'hour-by-size': 'Hindi nakasaad kung kada oras o kada buwan: itinuring naming kada oras.',
  'month-by-size': 'Hindi nakasaad kung kada oras o kada buwan: itinuring naming kada buwan.',
  'peso-sign-lost': 'May “?” sa lugar ng nawalang simbolo ng piso: binasa namin ito na piso.',
  'thousands-carried': 'Isang beses lang isinulat ang “k”: binasa namin ang dalawang halaga na libo.',
  'range-reversed': 'Nauna ang mas mataas na halaga: pinagpalit namin ang dalawa.',
  'first-of-several': 'Higit sa isa ang alok na sahod: ito ang una.',
  'month-from-text': 'Nasa job mismo ang sahod sa isang buwan: iyon ang kinuha namin.',
  'figure-unclear': 'Dalawa ang puwedeng kahulugan ng halaga, kaya hindi namin ito kinuwenta.',
  'implausible-month': 'Masyadong malayo ang halaga sa sahod sa isang buwan, kaya hindi namin ito kinuwenta.',
}
