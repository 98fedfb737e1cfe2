import type { Translated } from '../../i18n/messages.ts'
import type { failureMessages as english } from './failure-messages.ts'

export const failureMessages: Translated<typeof english> = {
  errorText: 'May mali sa panig namin. Hindi nawala ang ginawa mo. Subukan ulit maya-maya.',
  offlineTitle: 'Offline ka',
  offlineText: 'Hindi namin maabot ang Hanap. Tingnan ang koneksiyon mo at subukan ulit.',
  seemsOffline: 'Mukhang offline ka.',
  partOfflineText:
    'Hindi nakuha ang isang bahagi ng pahinang ito. Tingnan ang koneksiyon mo at subukan ulit.',
  incident: (id) => `Kung magpatuloy ito, sabihin sa amin ang numerong ito: ${id}`,
  tryAgain: 'Subukan ulit',
}
