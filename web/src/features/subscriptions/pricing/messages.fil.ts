import type { Translated } from '../../../i18n/messages.ts'
import type { pricingMessages as english } from './messages.ts'

export const pricingMessages: Translated<typeof english> = {
  title: 'Mga presyo',
  lead: (days) =>
    `Magsimula sa ${days} na libreng araw, walang card. Pagkatapos, magbayad nang isang buwan, kung kailan mo lang gusto.`,
  startTrial: 'Mag-sign up',
  trialNote: 'Walang card na kailangan. Hindi ito nagre-renew.',
  choose: (plan) => `Mag-sign up sa ${plan}`,
  paidOnce: (price) => `${price} para sa isang buwan, pagka-sign up mo.`,
  toPlans: 'Tingnan ang plan mo',
  toPlansNote: 'Naka-log in ka. Bumili at mag-renew sa page ng mga plan mo.',
  haveAccount: 'May account ka na?',
  logIn: 'Mag-log in',
  questions: 'Mabuting malaman',
  renewal: 'Nagre-renew ba ito?',
  renewalText:
    'Hindi. Isang beses kang magbabayad para sa isang buwan. Ie-email ka namin tatlong araw bago ito matapos. Walang refund.',
  after: 'Ano ang mangyayari kapag natapos ang trial o ang buwan?',
  afterText:
    'Makakapag-log in ka pa rin. Nandito pa ang mga saved job, application, cover letter, at profile mo. Bumili ng isa pang buwan para makapag-search at apply ulit.',
  counts: 'Ano ang itinuturing na isang search?',
  countsText:
    'Bagong salita sa search box. Libre ang filter, sort, page, at pagbukas ng job. Libre rin ang parehong search sa loob ng 30 minuto. Nagre-reset ang mga search bawat buwan.',
  change: 'Puwede ba akong magpalit ng plan?',
  changeText:
    'Oo, kahit kailan. Magsisimula agad ang bagong plan. Idinadagdag namin ang halaga ng hindi nagamit na araw ng mas murang plan. Makikita mo ang magbabago bago ka magbayad.',
  pay: 'Paano ako magbabayad?',
  payText:
    'Gamit ang card, sa piso. Sa payment provider napupunta ang card number mo at hindi namin ito itinatabi kailanman. May resibong puwedeng i-print ang bawat bayad.',
  worth: 'Tingnan ang sahod ng mga trabaho bago ka magpasya',
  worthText: 'Bukas sa lahat ang gabay sa sahod.',
  salaryGuide: 'Buksan ang gabay sa sahod',
}
