import type { Translated } from '../../i18n/messages.ts'
import type { failureMessages as english } from './failure-messages.ts'

export const failureMessages: Translated<typeof english> = {
  errorText: 'May mali sa panig namin. Ligtas ang ginawa mo. Subukan ulit maya-maya.',
  offlineTitle: 'Offline ka',
  offlineText: 'Hindi namin maabot ang Hanap. Tingnan ang koneksiyon mo at subukan ulit.',
  seemsOffline: 'Mukhang offline ka.',
  partOfflineText:
    'Hindi na-load ang isang bahagi ng page na ito. Tingnan ang koneksiyon mo at subukan ulit.',
  incident: (id) => `Kung paulit-ulit ito, ibigay sa amin ang numerong ito: ${id}`,
  tryAgain: 'Subukan ulit',
}
