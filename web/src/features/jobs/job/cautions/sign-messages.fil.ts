import type { Translated } from '../../../../i18n/messages.ts'
import type { signMessages as english, signTexts as englishTexts } from './sign-messages.ts'

export const signMessages: Translated<typeof english> = {
  title: 'Sabi mismo ng job',
  noVerdict: 'Dahilan lang ito para magtanong. Hindi ito hatol sa employer.',
  inPay: 'Sa pay field',
  inTitle: 'Sa title',
}

export const signTexts: Translated<typeof englishTexts> = {
  'asks-fee':
    'Baka ikaw ang pagbayarin muna. Ikaw dapat ang binabayaran sa trabaho: huwag magpadala ng pera.',
  'asks-id-bank-otp':
    'Puwedeng magamit sa mali ang ID at bank details mo. Ibigay lang pagkatapos ng pirmadong offer, at huwag ibigay ang OTP kahit kanino.',
  'account-rental':
    'Ikaw ang mananagot sa account na nakapangalan sa iyo. Huwag ipagamit ang account o login mo.',
  'off-platform':
    'Sa labas ng Online Jobs Portal, walang record ng usapan ninyo. I-save ang messages, at huwag magpadala ng pera o litrato ng ID.',
  'unpaid-trial':
    'Baka magtrabaho ka nang walang bayad. Itanong kung bayad ang test at saan gagamitin ang gawa mo.',
  'pay-contradicted':
    'Iba ang sahod dito sa nasa pay field o title. Itanong kung alin ang makukuha mo, at mula kailan.',
  'pay-too-good':
    'Kapag ganito kataas, baka pain lang o mas marami ang trabaho. Itanong kung ano ang kapalit.',
  'pay-too-low': 'Malayo ito sa bayad ng karamihan. Itanong muna kung tama ang figure bago mag-apply.',
  'commission-only':
    'Kapag walang benta, baka walang sahod. Itanong kung magkano ang kinita ng iba sa unang buwan.',
  deception: 'Baka may maloko sa trabahong ito. Itanong kung ano ang sasabihin mo at sa pangalan nino.',
  surveillance:
    'Baka may app o camera na nakabantay habang nagtatrabaho ka. Itanong kung ano ang nire-record at kailan ito naka-off.',
  other: 'Hindi ito karaniwan sa isang job. Magtanong muna bago ka pumayag.',
}
