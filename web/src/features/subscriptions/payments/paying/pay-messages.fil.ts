import type { Translated } from '../../../../i18n/messages.ts'
import type { payMessages as english } from './pay-messages.ts'

export const payMessages: Translated<typeof english> = {
  title: 'Kumpletuhin ang subscription mo',
  oneMonth: '1 buwang access',
  until: (date) => `, hanggang ${date}`,
  perMonth: '/buwan',
  cardNumber: 'Card number',
  cardNumberExample: '1234 1234 1234 1234',
  month: 'Buwan',
  monthExample: 'MM',
  year: 'Taon',
  yearExample: 'YY',
  cvc: 'CVC',
  cvcExample: '123',
  name: 'Pangalan sa card',
  email: 'Email',
  phone: 'Numero ng telepono',
  phoneExample: '+63',
  total: 'Kabuuan',
  chargedOnce: 'Isang beses lang sisingilin. Walang renewal, walang refund.',
  provider:
    'Pinoproseso ang bayad ng PayMongo, isang provider ng pagbabayad gamit ang card. Hindi namin itinatabi kailanman ang card number mo.',
  cancel: 'I-cancel',
  complete: 'Bayaran na',
  processing: 'Pinoproseso...',
  steps: 'Ang bayad mo',
  stepChecking: 'Sinusuri',
  stepBank: 'Kumpirmasyon ng bangko',
  stepPaid: 'Bayad na',
  sending: 'Sinusuri ang card mo.',
  sendingLong: 'Mas matagal ito kaysa karaniwan. Huwag munang isara ang pahinang ito.',
  waiting:
    'Dumating na sa amin ang bayad mo at pinoproseso pa. Patuloy naming inaalam ang kalalabasan; isang beses lang itong sisingilin.',
  notNow:
    'Pinoproseso pa ang bayad mo, kaya hindi ito maisasara ngayon: hindi mo makikita kung ano ang nangyari.',
  toBank:
    'Hinihiling ng bangko mo na kumpirmahin mo ang bayad na ito sa sarili nilang pahina. Bubuksan na ito.',
  openBank: 'Buksan ang pahina ng bangko',
  finishAtBank: 'Tapusin ito sa pahina ng bangko mo',
  unknown: 'Hindi pa namin alam kung pumasok ang bayad mo. Hinahanap na namin ito.',
  unknownNotFound:
    'Hindi pa namin alam kung pumasok ang bayad mo: wala kaming nakitang bakas nito. Puwede mong pindutin ulit ang “Bayaran na”; hindi kailanman sisingilin nang dalawang beses ang iisang bayad.',
  unknownInProgress:
    'Hindi pa namin alam kung pumasok ang bayad mo: pinoproseso pa ito. Maghintay ng isang minuto, saka pindutin ulit ang “Bayaran na”; hindi kailanman sisingilin nang dalawang beses ang iisang bayad.',
  unknownNoAnswer:
    'Hindi pa namin alam kung pumasok ang bayad mo: hindi namin maabot ang Hanap. Kapag may koneksiyon ka na ulit, pindutin ulit ang “Bayaran na”; hindi kailanman sisingilin nang dalawang beses ang iisang bayad.',
  notSent: 'Hindi namin maabot ang Hanap. Walang naipadala at walang siningil. Subukan ulit.',
  providerDown: 'Hindi namin maabot ang provider ng card. Walang siningil. Subukan ulit maya-maya.',
  cardNumberWrong: 'Suriin ang card number.',
  cardDateWrong: 'Suriin ang petsa ng expiration.',
  cardCvcWrong: 'Suriin ang CVC.',
  bankAddressBad:
    'Hindi mabuksan ang pahina ng bangko mo, kaya walang siningil. Subukan ulit, o gumamit ng ibang card.',
  changed:
    'Nagbago ang mangyayari sa bayad na ito mula nang buksan mo ito. Basahin ulit, saka pindutin ang “Bayaran na”.',
  sessionOver: 'Tapos na ang session mo. Mag-log in ulit. Walang siningil.',
  sessionOverLost:
    'Tapos na ang session mo. Mag-log in ulit: makikita mo sa “Mga bayad mo” kung pumasok ang bayad mo.',
  notTaken: 'Hindi tumatanggap ng bayad ang site na ito. Walang siningil.',
  extends: (plan, from) =>
    `Tuloy-tuloy ang ${plan} plan mo: magsisimula ang buwang ito sa ${from}, kapag natapos ang panahong nabayaran mo na.`,
  endsWithValue: (days, plan, added) =>
    `Matatapos na ngayon ang ${days} bayad na araw ng ${plan}; katumbas ng halaga nito ang dagdag na ${added} araw.`,
  endsWithout: (days, plan) =>
    `Matatapos na ngayon ang ${days} bayad na araw ng ${plan}. Walang refund ito at walang idadagdag na araw.`,
  endsUnpaid: (days, plan) =>
    `Matatapos na ngayon ang ${days} araw ng ${plan}. Naibalik o naka-dispute ang bayad mo para rito, kaya walang idadagdag na araw.`,
  someUnpaid: (days) =>
    `Sa mga ito, ${days} araw ang walang idadagdag: naibalik o naka-dispute ang bayad mo.`,
  trialEnds: 'Matatapos ang libreng trial mo kapag nagsimula ang plan na ito.',
  runsOut: (date) => `Matatapos sa ${date}. Hindi ito kusang nagre-renew.`,
  previewFailed: 'Hindi makuwenta ngayon kung kailan matatapos ang plan na ito.',
  tryAgain: 'Subukan ulit',
}
