import type { Pattern } from './words.ts'

/** Paying, plans, and why a card was declined. */
export const paymentTexts: Readonly<Record<string, string>> = {
  'Card number is required': 'Kailangan ang card number',
  'Expiration date is required': 'Kailangan ang petsa ng expiration',
  'CVC is required': 'Kailangan ang CVC',
  'Name on card is required': 'Kailangan ang pangalan sa card',
  'Email is required': 'Kailangan ang email',
  'Card number should only contain digits': 'Mga numero lang dapat ang card number',
  'Invalid expiration month': 'Mali ang buwan ng expiration',
  'Invalid expiration year': 'Mali ang taon ng expiration',
  'Invalid CVC': 'Mali ang CVC',
  'This looks like a card number. Please type it into the card number field only':
    'Mukhang card number ito. Sa field lang ng card number ito i-type',
  'Invalid plan selection': 'Mali ang napiling plan',
  'Payment failed. Please try again.': 'Hindi natuloy ang bayad. Subukan ulit.',
  'Failed to process payment. Please try again.': 'Hindi naproseso ang bayad. Subukan ulit.',
  'This mailbox has had its free days. Choose a plan to go on.':
    'Nagamit na ang mga libreng araw ng mailbox na ito. Pumili ng plan para magpatuloy.',
  'An active subscription is required. Please choose a plan.':
    'Kailangan ng aktibong subscription. Pumili ng plan.',

  'You have tried to pay very often. Please wait ten minutes and try again.':
    'Napakadalas mo nang sinubukang magbayad. Maghintay ng sampung minuto at subukan ulit.',
  'This card has expired. Please check its date or use another card.':
    'Expired na ang card na ito. Tingnan ang petsa nito o gumamit ng ibang card.',
  'Card payments are not set up on this site, so no plan can be paid for. You were not charged.':
    'Hindi naka-set up sa site na ito ang bayad gamit ang card, kaya walang mababayarang plan. Hindi ka siningil.',
  'Card details are not taken here. Please reload the page and try again.':
    'Hindi dito tinatanggap ang detalye ng card. I-reload ang pahina at subukan ulit.',
  'The card could not be read. Please reload the page and try again.':
    'Hindi nabasa ang card. I-reload ang pahina at subukan ulit.',
  'The payment was not confirmed at your bank. You were not charged.':
    'Hindi nakumpirma sa bangko mo ang bayad. Hindi ka siningil.',
  'The payment was not finished in time. You were not charged.':
    'Hindi natapos sa oras ang bayad. Hindi ka siningil.',
  'All of this payment was given back to you, so no plan began with it.':
    'Ibinalik sa iyo nang buo ang bayad na ito, kaya walang plan na nagsimula rito.',
  'The card payment provider is not answering right now. You were not charged. Please try again later.':
    'Hindi sumasagot ngayon ang provider ng bayad gamit ang card. Hindi ka siningil. Subukan ulit mamaya.',
  'A payment of yours is being made right now. Please wait a few minutes and look again.':
    'Ginagawa na ngayon ang isa mong bayad. Maghintay ng ilang minuto at tingnan ulit.',
  'Your payment is still processing. You don’t need to pay again.':
    'Pinoproseso pa ang bayad mo. Hindi mo na kailangang magbayad ulit.',
  'Your earlier payment is still being processed. Please wait: you need not pay again.':
    'Pinoproseso pa ang nauna mong bayad. Maghintay lang: hindi mo na kailangang magbayad ulit.',
  'Your bank still waits for you to confirm an earlier payment. Please finish it there, or wait a few minutes and try again.':
    'Hinihintay pa ng bangko mo na kumpirmahin mo ang naunang bayad. Tapusin ito roon, o maghintay ng ilang minuto at subukan ulit.',
  'This payment was begun for another plan. Please reload the page and try again.':
    'Para sa ibang plan sinimulan ang bayad na ito. I-reload ang pahina at subukan ulit.',
  'Something about this payment is not right, and we are looking into it. Please contact support before you pay again.':
    'May hindi tama sa bayad na ito, at tinitingnan namin ito. Makipag-ugnayan muna sa support bago magbayad ulit.',

  'Your bank declined this payment. Please try another card, or ask your bank.':
    'Tinanggihan ng bangko mo ang bayad na ito. Sumubok ng ibang card, o tanungin ang bangko mo.',
  'This card has reached its limit. Please try another card.':
    'Naabot na ng card na ito ang limit nito. Sumubok ng ibang card.',
  'The CVC is not right. Please check it.': 'Mali ang CVC. Tingnan ito.',
  'The payment could not be processed. Please try again in a few minutes.':
    'Hindi naproseso ang bayad. Subukan ulit pagkalipas ng ilang minuto.',
  'Your bank cannot be reached right now. Please try again in a few minutes.':
    'Hindi maabot ngayon ang bangko mo. Subukan ulit pagkalipas ng ilang minuto.',
  'There is not enough money on this card. Please try another card.':
    'Kulang ang pera sa card na ito. Sumubok ng ibang card.',
  'This card has expired. Please try another card.': 'Expired na ang card na ito. Sumubok ng ibang card.',
  'This card number is not valid. Please check it.': 'Mali ang card number na ito. Tingnan ito.',
  'This card cannot be used here. Please try another card.':
    'Hindi magagamit dito ang card na ito. Sumubok ng ibang card.',
  'Your bank asks you to call it about this card. You can also try another card.':
    'Pinatatawag ka ng bangko mo tungkol sa card na ito. Puwede ka ring sumubok ng ibang card.',
  'Your bank could not confirm that this is you. Please try again, or try another card.':
    'Hindi makumpirma ng bangko mo na ikaw ito. Subukan ulit, o sumubok ng ibang card.',
  'Your card was declined. Please try another card, or ask your bank.':
    'Tinanggihan ang card mo. Sumubok ng ibang card, o tanungin ang bangko mo.',
  'This card has expired, or its date is not right. Please check it.':
    'Expired na ang card na ito, o mali ang petsa. Tingnan ito.',
  'The name on the card cannot be used. Please check it.':
    'Hindi magagamit ang pangalan sa card. Tingnan ito.',
  'This e-mail address cannot be used. Please check it.':
    'Hindi magagamit ang email address na ito. Tingnan ito.',
  'This phone number cannot be used. Please check it, or leave it empty.':
    'Hindi magagamit ang numero ng teleponong ito. Tingnan ito, o iwang blangko.',
  'This card could not be used. Please type it again.': 'Hindi nagamit ang card na ito. I-type ito ulit.',
}

export const paymentPatterns: readonly Pattern[] = [
  [
    /^Your earlier payment for (.+) has just gone through\. Please look at your plan before you pay for another\.$/,
    (plan) =>
      `Kapapasok lang ng nauna mong bayad para sa ${plan}. Tingnan muna ang plan mo bago magbayad ng isa pa.`,
  ],
  [/^Subscription to (.+)$/, (plan) => `Subscription sa ${plan}`],
]
