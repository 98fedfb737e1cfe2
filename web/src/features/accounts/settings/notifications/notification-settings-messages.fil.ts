import type { Translated } from '../../../../i18n/messages.ts'
import { digestTime } from '../../../../seeker/alerts/hour-words.ts'
import type { notificationSettingsMessages as english } from './notification-settings-messages.ts'

export const notificationSettingsMessages: Translated<typeof english> = {
  title: 'Mga email namin sa iyo',
  lead: 'Laging dumarating ang mga email tungkol sa mismong account, gaya ng mga resibo at link.',
  job_alerts: 'Mga job alert',
  job_alertsHint: 'Mga bagong listing na tugma sa search na na-save mo.',
  application_updates: 'Mga update sa application',
  application_updatesHint:
    'Ang sinasabi ng board tungkol sa mga application mo, at ang mga follow-up na itinakda mo.',
  messages: 'Mga mensahe',
  messagesHint: 'Kapag sinagot ka ng employer sa board.',
  marketing: 'Balita mula sa Hanap',
  marketingHint: 'Paminsan-minsan, kung ano ang bago rito.',
  frequency: 'Gaano kadalas ang mga job alert',
  immediately: 'Agad-agad',
  immediatelyNote: 'Ilang minuto matapos lumabas ang listing.',
  daily: 'Araw-araw',
  dailyNote: `Isang email bawat araw, nang ${digestTime} sa Manila.`,
  weekly: 'Linggo-linggo',
  weeklyNote: `Isang email tuwing Lunes, nang ${digestTime} sa Manila.`,
  alertsOff: 'Naka-off ang mga job alert: walang darating hangga’t hindi mo ino-on.',
  toSearches: 'Mga naka-save mong search',
  saved: 'Na-update na ang mga setting ng abiso!',
  failed: 'Hindi na-update ang mga setting ng abiso mo.',
  sessionExpired: 'Tapos na ang session mo. Mag-log in ulit.',
  network: 'May mali sa network. Tingnan ang koneksiyon mo at subukan ulit.',
}
