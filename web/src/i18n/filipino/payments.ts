import type { catalogue, InOtherWords } from '@hanap/contract/says/catalogue'

export const payments: InOtherWords<
  Pick<typeof catalogue, 'paymentTexts' | 'subscriptionTexts' | 'paymentSays'>
> = {
  paymentTexts: {
    numberRequired: 'Kailangan ang card number',
    expiryRequired: 'Kailangan ang petsa ng expiration',
    cvcRequired: 'Kailangan ang CVC',
    nameRequired: 'Kailangan ang pangalan sa card',
    emailRequired: 'Kailangan ang email',
    numberDigits: 'Mga numero lang dapat ang card number',
    monthInvalid: 'Mali ang buwan ng expiration',
    yearInvalid: 'Mali ang taon ng expiration',
    cvcInvalid: 'Mali ang CVC',
    cardInBilling: 'Mukhang card number ito. Sa field lang ng card number ito i-type',
    planInvalid: 'Mali ang napiling plan',
    failed: 'Hindi natuloy ang bayad. Subukan ulit.',
    requestFailed: 'Hindi naproseso ang bayad. Subukan ulit.',
  },
  subscriptionTexts: {
    noSecondTrial: 'Nagamit na ang free trial ng email na ito. Pumili ng plan para magpatuloy.',
  },
  paymentSays: {
    planNeeded: 'Kailangan ng aktibong subscription. Pumili ng plan.',
    manyTries: 'Masyadong maraming subok na magbayad. Maghintay ng sampung minuto at subukan ulit.',
    cardDateOver: 'Expired na ang card na ito. Tingnan ang petsa nito o gumamit ng ibang card.',
    cardsNotSetUp: 'Hindi tumatanggap ng card ang site na ito. Hindi ka siningil.',
    cardsNotTaken: 'Hindi dito tinatanggap ang detalye ng card. I-reload ang page at subukan ulit.',
    cardUnreadable: 'Hindi nabasa ang card. I-reload ang page at subukan ulit.',
    notConfirmed: 'Hindi mo na-confirm ang bayad sa bangko mo. Hindi ka siningil.',
    notFinished: 'Hindi natapos sa oras ang bayad. Hindi ka siningil.',
    givenBack: 'Ni-refund namin nang buo ang bayad na ito, kaya walang plan na nagsimula.',
    providerDown:
      'Hindi sumasagot ngayon ang provider ng bayad gamit ang card. Hindi ka siningil. Subukan ulit mamaya.',
    beingMade: 'May isa ka pang bayad na pinoproseso. Bumalik pagkalipas ng ilang minuto.',
    processing: 'Pinoproseso pa ang bayad mo. Hindi mo na kailangang magbayad ulit.',
    earlierProcessing:
      'Pinoproseso pa ang nauna mong bayad. Maghintay lang: hindi mo na kailangang magbayad ulit.',
    bankWaits:
      'Kailangan ng bangko mo na i-confirm mo ang naunang bayad. Tapusin ito roon, o maghintay ng ilang minuto at subukan ulit.',
    otherPlan: 'Para sa ibang plan sinimulan ang bayad na ito. I-reload ang page at subukan ulit.',
    underInquiry:
      'May hindi tama sa bayad na ito, at tinitingnan namin ito. Makipag-ugnayan muna sa support bago magbayad ulit.',
    declinedByBank:
      'Tinanggihan ng bangko mo ang bayad na ito. Sumubok ng ibang card, o tanungin ang bangko mo.',
    cardLimit: 'Naabot na ng card na ito ang limit nito. Sumubok ng ibang card.',
    cvcWrong: 'Mali ang CVC. Tingnan ito.',
    notProcessed: 'Hindi naproseso ang bayad. Subukan ulit pagkalipas ng ilang minuto.',
    bankDown: 'Hindi maabot ngayon ang bangko mo. Subukan ulit pagkalipas ng ilang minuto.',
    noFunds: 'Kulang ang pera sa card na ito. Sumubok ng ibang card.',
    cardExpired: 'Expired na ang card na ito. Sumubok ng ibang card.',
    numberInvalid: 'Mali ang card number na ito. Tingnan ito.',
    cardUnusable: 'Hindi magagamit dito ang card na ito. Sumubok ng ibang card.',
    callBank: 'Pinatatawag ka ng bangko mo tungkol sa card na ito. Puwede ka ring sumubok ng ibang card.',
    notProven: 'Hindi ma-confirm ng bangko mo na ikaw ito. Subukan ulit, o sumubok ng ibang card.',
    declined: 'Tinanggihan ang card mo. Sumubok ng ibang card, o tanungin ang bangko mo.',
    dateWrong: 'Expired na ang card na ito, o mali ang petsa. Tingnan ito.',
    nameUnusable: 'Hindi magagamit ang pangalan sa card. Tingnan ito.',
    emailUnusable: 'Hindi magagamit ang email address na ito. Tingnan ito.',
    phoneUnusable: 'Hindi magagamit ang numero ng teleponong ito. Tingnan ito, o iwang blangko.',
    cardRefused: 'Hindi nagamit ang card na ito. I-type ito ulit.',
    earlierPaid:
      'Kapapasok lang ng nauna mong bayad para sa {plan}. Tingnan muna ang plan mo bago magbayad ng isa pa.',
    subscriptionTo: 'Subscription sa {plan}',
  },
}
