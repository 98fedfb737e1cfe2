import type { Translated } from '../../../i18n/messages.ts'
import type { pricingMessages as english } from './messages.ts'

export const pricingMessages: Translated<typeof english> = {
  title: 'Mga presyo',
  lead: (days) =>
    `Magsimula sa ${days} na libreng araw, walang card. Magpatuloy nang tig-iisang buwan, kung kailan mo lang gusto.`,
  startTrial: 'Mag-sign up',
  trialNote: 'Hindi kailangan ng card. Kusa itong nagtatapos.',
  choose: (plan) => `Mag-sign up sa ${plan}`,
  paidOnce: (price) => `${price} nang isang beses, para sa isang buwan, kapag may account ka na.`,
  toPlans: 'Tingnan ang plan mo',
  toPlansNote: 'Naka-log in ka: bumili at mag-renew sa sarili mong pahina ng mga plan.',
  haveAccount: 'May account ka na?',
  logIn: 'Mag-log in',
  questions: 'Mabuting malaman',
  renewal: 'Kusa ba itong nagre-renew?',
  renewalText:
    'Hindi. Isang beses kang magbabayad para sa isang buwan. Tatlong araw bago ito matapos, susulatan ka namin, at iyon lang. Walang refund ang buwang bayad na.',
  after: 'Ano ang mangyayari kapag natapos ang trial o ang buwan?',
  afterText:
    'Makakapag-log in ka pa rin. Mananatili ang mga na-save mo, pati mga application, liham, at profile mo. Magbubukas ulit ang paghahanap at pag-apply kapag bumili ka ng susunod na buwan.',
  counts: 'Ano ang itinuturing na isang search?',
  countsText:
    'Bagong mga salita sa search box. Libre ang mga filter, pag-sort, paglipat ng pahina, at pagbukas ng trabaho, at iisang search lang ang parehong mga salita sa loob ng kalahating oras. Nagsisimula ulit ang bilang bawat buwan.',
  change: 'Puwede ba akong magpalit ng plan?',
  changeText:
    'Oo, kahit kailan. Magsisimula agad ang bagong plan. Ang mga hindi nagamit na araw ng mas murang plan ay idinadagdag sa bago ayon sa halaga ng mga ito; bago ka magbayad, makikita mo kung ano mismo ang magbabago.',
  pay: 'Paano ako magbabayad?',
  payText:
    'Gamit ang card, sa piso. Sa payment provider napupunta ang card number mo at hindi namin ito itinatabi kailanman. May resibong puwedeng i-print ang bawat bayad.',
  worth: 'Tingnan ang sahod ng mga trabaho bago ka magpasya',
  worthText: 'Bukas sa lahat ang gabay sa sahod.',
  salaryGuide: 'Buksan ang gabay sa sahod',
}
