import type { Translated } from '../../../../i18n/messages.ts'
import { digestTime } from '../../../../seeker/alerts/hour-words.ts'
import type { notificationSettingsMessages as english } from './notification-settings-messages.ts'

export const notificationSettingsMessages: Translated<typeof english> = {
  title: 'Mga email namin sa iyo',
  lead: 'Lagi kang makakatanggap ng mga resibo at security email.',
  job_alerts: 'Mga job alert',
  job_alertsHint: 'Mga bagong job na match sa mga saved search mo.',
  application_updates: 'Mga update sa application',
  application_updatesHint: 'Mga update sa application mo, at mga follow-up na itinakda mo.',
  messages: 'Mga mensahe',
  messagesHint: 'Kapag sumagot ang employer sa Online Jobs Portal.',
  marketing: 'Balita mula sa Hanap',
  marketingHint: 'Paminsan-minsan, kung ano ang bago rito.',
  frequency: 'Dalas ng alert',
  immediately: 'Agad-agad',
  immediatelyNote: 'Ilang minuto matapos ma-post ang job.',
  daily: 'Araw-araw',
  dailyNote: `Isang email bawat araw, nang ${digestTime} sa Manila.`,
  weekly: 'Linggo-linggo',
  weeklyNote: `Isang email tuwing Lunes, nang ${digestTime} sa Manila.`,
  alertsOff: 'Naka-off ang mga job alert. I-on para makatanggap.',
  toSearches: 'Mga naka-save mong search',
  saved: 'Na-update na ang notification settings!',
  failed: 'Hindi na-update ang notification settings mo.',
  sessionExpired: 'Tapos na ang session mo. Mag-log in ulit.',
  network: 'May mali sa network. Tingnan ang koneksiyon mo at subukan ulit.',
}
