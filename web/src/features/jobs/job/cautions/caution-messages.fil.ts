import type { Translated } from '../../../../i18n/messages.ts'
import type { cautionMessages as english, cautionTexts as englishTexts } from './caution-messages.ts'

export const cautionMessages: Translated<typeof english> = {
  lookFirst: 'May dapat kang suriing mabuti sa listing na ito bago ka mag-apply',
  found: 'Sa listing na ito',
  mayBeWrong:
    'Hinahanap namin ang mga ito sa mga salita ng listing, at puwede kaming magkamali: basahin mo rin mismo.',
  noFee: 'Huwag kailanman magbayad ng fee, deposito, o training para lang makakuha ng trabaho.',
  whoAndHow: 'Alamin kung sino ang employer, anong oras ang trabaho, at paano ka babayaran.',
  onTheBoard: 'Sa board lang muna makipag-usap hanggang may tiwala ka na sa kanila.',
}

export const cautionTexts: Translated<typeof englishTexts> = {
  'asks-for-money':
    'May binabanggit itong fee o deposito na ikaw ang magbabayad: huwag magbayad, at i-report ito kung sisingilin ka.',
  'chat-only':
    'Pinalilipat ka nito sa isang chat app: sa board mag-apply, at huwag magpadala ng pera o litrato ng ID.',
  'employer-not-shown':
    'Hindi pinapangalanan ng board ang employer: itanong kung sino sila bago ka magpadala ng anuman.',
  'pay-unusual':
    'Malayo ang sahod nito sa karaniwan sa ganitong trabaho: itanong kung ano ang saklaw, at kung paano at kailan mo makukuha.',
}
