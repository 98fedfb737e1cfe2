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
  chargedOnce: 'Isang beses lang sisingilin. Hindi ito nagre-renew. Walang refund.',
  provider:
    'Pinoproseso ang bayad ng PayMongo, isang provider ng pagbabayad gamit ang card. Hindi namin itinatabi kailanman ang card number mo.',
  cancel: 'I-cancel',
  complete: 'Bayaran na',
  processing: 'Pinoproseso...',
  steps: 'Ang bayad mo',
  stepChecking: 'Chine-check',
  stepBank: 'Kumpirmasyon ng bangko',
  stepPaid: 'Bayad na',
  sending: 'Chine-check namin ang card mo.',
  sendingLong: 'Mas matagal ito kaysa karaniwan. Huwag munang isara ang page.',
  waiting: 'Nasa amin na ang bayad mo at pinoproseso pa. Isang beses ka lang sisingilin.',
  notNow: 'Pinoproseso namin ang bayad mo. Huwag munang isara para makita ang resulta.',
  toBank: 'Kailangan ng bangko mo na i-confirm mo ang bayad. Magbubukas na ang page nila.',
  openBank: 'Buksan ang page ng bangko',
  finishAtBank: 'Tapusin ito sa page ng bangko mo',
  unknown: 'Hindi pa namin alam kung pumasok ang bayad mo. Chine-check na namin.',
  unknownNotFound:
    'Hindi pa namin alam kung pumasok ang bayad mo: wala kaming nakitang bakas nito. Puwede mong pindutin ulit ang “Bayaran na”; hindi namin sinisingil nang dalawang beses ang iisang bayad.',
  unknownInProgress:
    'Hindi pa namin alam kung pumasok ang bayad mo: pinoproseso pa ito. Maghintay ng isang minuto, saka pindutin ulit ang “Bayaran na”; hindi namin sinisingil nang dalawang beses ang iisang bayad.',
  unknownNoAnswer:
    'Hindi pa namin alam kung pumasok ang bayad mo: mukhang offline ka. Kapag online ka na, pindutin ulit ang “Bayaran na”; hindi namin sinisingil nang dalawang beses ang iisang bayad.',
  notSent: 'Hindi namin maabot ang Hanap. Hindi ka siningil. Subukan ulit.',
  providerDown: 'Hindi namin maabot ang provider ng card. Hindi ka siningil. Subukan ulit maya-maya.',
  cardNumberWrong: 'I-check ang card number.',
  cardDateWrong: 'I-check ang petsa ng expiration.',
  cardCvcWrong: 'I-check ang CVC.',
  bankAddressBad:
    'Hindi nabuksan ang page ng bangko mo. Hindi ka siningil. Subukan ulit, o gumamit ng ibang card.',
  changed:
    'Nagbago ang plan mo habang bukas ito. I-check ang detalye sa itaas, saka pindutin ang “Bayaran na”.',
  sessionOver: 'Tapos na ang session mo. Mag-log in ulit. Hindi ka siningil.',
  sessionOverLost:
    'Tapos na ang session mo. Mag-log in ulit: makikita mo sa “Mga bayad mo” kung pumasok ang bayad mo.',
  notTaken: 'Hindi tumatanggap ng bayad ang site na ito. Hindi ka siningil.',
  extends: (plan, from) =>
    `Tuloy ang ${plan} plan mo. Magsisimula ang buwang ito sa ${from}, pagkatapos ng kasalukuyan.`,
  endsWithValue: (days, plan, added) =>
    `Mawawala ang ${days} araw mo ng ${plan}. May dagdag kang ${added} araw kapalit.`,
  endsWithout: (days, plan) => `Mawawala ang ${days} araw mo ng ${plan}. Walang refund.`,
  endsUnpaid: (days, plan) =>
    `Mawawala ang ${days} araw mo ng ${plan}. Walang dagdag na araw: na-refund o naka-dispute ang bayad.`,
  someUnpaid: (days) => `Walang dagdag para sa ${days} araw: na-refund o naka-dispute ang bayad.`,
  trialEnds: 'Matatapos ang libreng trial mo kapag nagsimula ang plan na ito.',
  runsOut: (date) => `Matatapos sa ${date}. Hindi ito nagre-renew.`,
  previewFailed: 'Hindi makuwenta ngayon kung kailan matatapos ang plan na ito.',
  tryAgain: 'Subukan ulit',
}
