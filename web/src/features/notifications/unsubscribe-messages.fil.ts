import type { NotificationTopic } from '@hanap/contract/notices/notifications'
import type { Translated } from '../../i18n/messages.ts'
import type { unsubscribeMessages as english } from './unsubscribe-messages.ts'

const topics: Readonly<
  Record<NotificationTopic, { name: string; what: string; stopped: string; back: string }>
> = {
  job_alerts: {
    name: 'Mga job alert',
    what: 'Mga bagong job na match sa mga saved search mo.',
    stopped: 'Itinigil na ang mga job alert',
    back: 'Darating na ulit ang mga job alert',
  },
  application_updates: {
    name: 'Mga update sa application',
    what: 'Mga update sa application mo, at mga follow-up na itinakda mo.',
    stopped: 'Itinigil na ang mga update sa application',
    back: 'Darating na ulit ang mga update sa application',
  },
  messages: {
    name: 'Mga mensahe',
    what: 'Kapag sumagot ang employer sa Online Jobs Portal.',
    stopped: 'Itinigil na ang mga email tungkol sa mga mensahe',
    back: 'Darating na ulit ang mga email tungkol sa mga mensahe',
  },
  marketing: {
    name: 'Balita mula sa Hanap',
    what: 'Paminsan-minsan, kung ano ang bago rito.',
    stopped: 'Itinigil na ang balita mula sa Hanap',
    back: 'Darating na ulit ang balita mula sa Hanap',
  },
}

export const unsubscribeMessages: Translated<typeof english> = {
  title: 'Mga email mula sa Hanap',
  name: (topic) => topics[topic].name,
  what: (topic) => topics[topic].what,
  stopped: (topic) => topics[topic].stopped,
  back: (topic) => topics[topic].back,
  sentTo: (email) => `Ipinapadala sa ${email}.`,
  stop: 'Itigil ang mga email na ito',
  stopping: 'Itinitigil…',
  stoppedText: (email) => `Hindi na kami magpapadala ng ganito sa ${email}.`,
  backText: (email) => `Ipinapadala namin ulit ang mga ito sa ${email} gaya ng dati.`,
  takeBack: 'Ipadala ulit',
  takingBack: 'Sandali lang…',
  invalid: 'Hindi gumagana ang link na ito para tumigil sa email. Mapipili mo ang mga email mo sa Settings.',
  noLink: 'Buksan ang page na ito gamit ang link sa ibaba ng isa sa mga email namin.',
  toSettings: 'Pumunta sa Settings',
  loading: 'Tinitingnan ang link mo',
  loadFailed: 'Hindi namin na-check ang link mo. Tingnan ang koneksiyon mo at subukan ulit.',
  changeFailed: 'Hindi gumana iyon, at walang nabago. Subukan ulit.',
  tooMany: 'Masyado nang maraming beses itong sinubukan. Maghintay ng ilang minuto at subukan ulit.',
  tryAgain: 'Subukan ulit',
  others: 'Piliin sa Settings ang mga email at dalas ng alert.',
}
