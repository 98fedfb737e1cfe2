import type { Translated } from '../../../i18n/messages.ts'
import type { socialSignInMessages as english } from './messages.ts'

export const socialSignInMessages: Translated<typeof english> = {
  or: 'o',
  withGoogle: 'Magpatuloy sa Google',
  withGoogleBusy: 'Papunta sa Google…',
  withNetwork: 'Professional network',
  comingSoon: 'malapit na',
  startFailed: 'Hindi makakonekta sa Google. Subukan ulit.',

  callbackTitle: 'Nila-log in ka',
  callbackLead: 'Sandali lang, tinitingnan namin sa Google.',
  callbackDone: 'Naka-log in ka na. Dinadala ka na sa loob…',
  failedTitle: 'Hindi natuloy ang pag-sign in',
  noCode: 'Walang natanggap na authentication code mula sa provider.',
  denied:
    'Pinili mong huwag ibahagi ang account mo sa Hanap. Ayos lang iyon: puwede mong subukan ulit, o mag-log in gamit ang password.',
  serverError: 'May mali sa server habang nagla-log in ka.',
  other: 'May problema sa pagtapos ng pag-log in mo. Subukan ulit.',
  redirect:
    'Hindi naka-set up ang pag-log in na ito para sa address na ito ng site. Kung may password ka, iyon muna ang gamitin; o subukan ulit mamaya.',
  toLogin: 'Bumalik sa pag-log in',
  retry: 'Subukan ulit',

  landingTitle: 'Nila-log in ka',
  landingLead: 'Sandali lang, binubuksan namin ang account mo.',
  choiceTitle: 'Naka-log in ka na',
  choicePresent: (email) => `Naka-log in ka bilang ${email}.`,
  choiceOther: (email) => `Magpatuloy bilang ${email}?`,
  choiceHint: 'Magpatuloy lang kung ikaw mismo ang nag-log in.',
  stay: 'Hindi, manatili',
  goOn: 'Oo, magpatuloy',
  noTokenTitle: 'Hindi natuloy ang pag-sign in',
  noToken: 'Walang nakitang authentication token. Subukan ulit.',
  errorTitle: 'May mali sa pag-log in',
  expired: 'Expired na ang sign-in na ito. Subukan ulit.',
  unreadable: 'Hindi nabuksan ang account mo. Subukan ulit.',
}
