import type { Translated } from '../../i18n/messages.ts'
import type { hiddenPageMessages as english } from './page-messages.ts'

export const hiddenPageMessages: Translated<typeof english> = {
  title: 'Mga nakatagong trabaho',
  lead: 'Wala sa alinmang listahan mo ang mga itinago mo. Puwede ka pa ring mag-save at mag-apply.',
  findJobs: 'Maghanap ng trabaho',
  pages: 'Mga pahina ng nakatagong trabaho',
  loadFailed: 'Hindi na-load ang mga nakatagong trabaho. Subukan ulit.',
  empty: 'Walang nakatagong trabaho',
  emptyText:
    'Magbukas ng trabaho at pindutin ang “Itago ang trabahong ito”: mawawala ito sa mga listahan mo at maghihintay dito.',
  hiddenOn: (age) => `Itinago: ${age}`,
  showAgainTitled: (title) => `Ipakita ulit: ${title}`,
}
