import type { Translated } from '../../../../i18n/messages.ts'
import type { cautionMessages as english, cautionTexts as englishTexts } from './caution-messages.ts'

export const cautionMessages: Translated<typeof english> = {
  lookFirst: 'I-check ulit ang job na ito bago mag-apply',
  found: 'Sa job na ito',
  mayBeWrong: 'Hinahanap namin ang mga salitang ito at puwede kaming magkamali. Basahin mo rin.',
  noFee: 'Huwag kailanman magbayad ng fee, deposito, o training para lang makakuha ng trabaho.',
  whoAndHow: 'Alamin kung sino ang employer, anong oras ang trabaho, at paano ka babayaran.',
  onTheBoard: 'Sa Online Jobs Portal muna makipag-usap hanggang may tiwala ka na sa kanila.',
}

export const cautionTexts: Translated<typeof englishTexts> = {
  'asks-for-money':
    'May binabanggit itong fee o deposit na babayaran mo: huwag magbayad, at i-report ito kung sisingilin ka.',
  'chat-only':
    'Pinapalipat ka nito sa chat app: mag-apply sa Online Jobs Portal, at huwag magpadala ng pera o litrato ng ID.',
  'employer-not-shown':
    'Hindi pinapangalanan ng Online Jobs Portal ang employer: itanong kung sino sila bago magpadala ng kahit ano.',
  'pay-unusual':
    'Malayo ang sahod sa mga katulad na job: itanong kung ano ang kasama, at kung paano at kailan mo makukuha.',
  'orders-machines':
    'May mga utos ito para sa mga AI tool. Hindi para sa iyo ang mga iyon, at hindi sinusunod ng cover letter namin.',
}
