import { EXPORT_DAYS } from '@hanap/contract/notices/exports'
import type { Translated } from '../../../../i18n/messages.ts'
import type { exportMessages as english } from './messages.ts'

export const exportMessages: Translated<typeof english> = {
  title: 'Kopya ng data mo',
  lead: 'Lahat ng data mo sa amin, kasama ang mga file mo, sa isang ZIP: mga page na mababasa at JSON para sa mga program.',
  ask: 'Humingi ng kopya',
  askAgain: 'Humingi ng bagong kopya',
  asking: 'Humihingi…',
  making: 'Ginagawa ang kopya mo…',
  failed: 'Hindi nahingi ang kopya ng data mo.',
  network: 'May mali sa network. Tingnan ang koneksiyon mo at subukan ulit.',
  progress: 'Ginagawa ang kopya mo',
  waiting: 'Magsisimula ito maya-maya.',
  parts: (done, total) => `${done} sa ${total} bahagi`,
  goOn: 'Puwede mong iwan ang page na ito. Mag-e-email kami kapag handa na.',
  readyTitle: 'Handa na ang kopya mo',
  ready: (size, until) =>
    `Ini-email namin sa iyo ang link dito (${size}). Isang beses lang itong gagana, hanggang ${until}.`,
  fetched: (date) => `Na-download mo na ang kopyang hiningi mo noong ${date}.`,
  expired: (date) => `Tapos na ang link sa kopya mo noong ${date}, at binura na ang kopya.`,
  makingFailed: 'Hindi nagawa ang huli mong kopya. Humingi ng bago.',
  loadFailed: 'Hindi na-load ang status ng huli mong kopya.',
  tryAgain: 'Subukan ulit',

  pageTitle: 'I-download ang data mo',
  pageLead: 'Ang kopya ng data mo na hiningi mo.',
  onceTitle: 'Isang beses lang gagana ang link na ito',
  once: `I-download ang file sa sarili mong device. Buburahin namin ang kopya pagkatapos, o makalipas ang ${EXPORT_DAYS} araw.`,
  download: 'I-download ang data ko',
  downloading: 'Dina-download…',
  savedTitle: 'Na-download mo na ang data mo',
  saved:
    'Buksan ang ZIP file at magsimula sa index.html. Binura na ang kopya rito; puwede kang humingi ng bago kahit kailan.',
  noLink: 'Kailangan ng page na ito ang link sa email mo. Buksan ulit iyon.',
  signedInAs: (email) =>
    `Naka-log in ka bilang ${email}. Gumagana lang ang link para sa account na humingi nito.`,
  downloadFailed: 'Hindi gumana ang download. Magagamit pa ang link mo: subukan ulit.',
  toSettings: 'Pumunta sa Settings',
}
