import type { Translated } from '../../i18n/messages.ts'
import type { hiddenPageMessages as english } from './page-messages.ts'

export const hiddenPageMessages: Translated<typeof english> = {
  title: 'Mga nakatagong trabaho',
  lead: 'Wala sa mga listahan mo ang mga itinago mo. Puwede mo pa rin silang i-save at applyan.',
  findJobs: 'Maghanap ng trabaho',
  pages: 'Mga page ng nakatagong trabaho',
  loadFailed: 'Hindi na-load ang mga nakatagong trabaho. Subukan ulit.',
  empty: 'Walang nakatagong trabaho',
  emptyText:
    'Hindi para sa ’yo? Pindutin ang “Itago ang trabahong ito” at lilipat ito rito. Ikaw lang ang nakakakita niyan.',
  hiddenOn: (age) => `Itinago: ${age}`,
  showAgainTitled: (title) => `Ipakita ulit: ${title}`,
}
