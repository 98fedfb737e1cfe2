import type { GuideSlug } from '@hanap/contract/site/guides'
import type { Translated } from '../../i18n/messages.ts'
import type { resourcesMessages as english } from './messages.ts'

export const resourcesMessages: Translated<typeof english> = {
  title: 'Mga gabay para sa naghahanap ng remote na trabaho',
  lead: 'Maikli at praktikal, para sa mga nagtatrabaho mula sa Pilipinas. Libreng basahin, hindi kailangan ng account.',
  minutes: (count) => `${count} minutong basahin`,
  allGuides: 'Lahat ng gabay',
  nextGuide: 'Susunod na basahin',
  sources: 'Mga pinagkunan',
  sourcesNote: 'Mga site ito ng iba. Baka nagbago na ang mga ito mula nang basahin namin.',
  toolsTitle: 'Subukan sa totoong job',
  toolsText:
    'Ipinapakita ng gabay sa sahod kung magkano ang bigay ng mga job bawat buwan, sa piso at dolyar, kahit walang account.',
  salaryGuide: 'Buksan ang gabay sa sahod',
}

export const guideNames = {
  'spot-fake-listings': 'Paano makilala ang pekeng job',
  'spot-fake-listings-about':
    'Pitong palatandaan, limang minutong pagsusuri, at ang gagawin kapag nawala na ang pera o naibigay na ang ID.',
  'first-message': 'Ano ang dapat laman ng unang mensahe',
  'first-message-about': 'Limang bahagi, kulang sa 150 salita, may isang halimbawang puwedeng himayin.',
  'ask-for-pay': 'Paghingi ng sahod sa piso o dolyar',
  'ask-for-pay-about':
    'Alamin ang numero mo, tingnan kung sino ang sasalo sa palitan, at sabihin ito sa isang pangungusap.',
  'night-shift': 'Night shift at pahinga',
  'night-shift-about':
    'Anong oras sa Manila ang 9 am sa ibang bansa, paano matulog sa araw, at ano ang dapat pagkasunduan bago magsimula.',
  'payment-and-taxes': 'Pagtanggap ng bayad, buwis, at kontribusyon',
  'payment-and-taxes-about':
    'Mga paraan para makatanggap ng pera, ang inaasahan ng BIR sa self-employed, at ang SSS, PhilHealth, at Pag-IBIG.',
} satisfies Record<GuideSlug | `${GuideSlug}-about`, string>
