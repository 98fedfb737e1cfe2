import { MAX_SAVED_SEARCHES, type SavedSearch } from '@hanap/contract/jobs/saved-searches'
import { formatCount } from '../../i18n/format.ts'
import type { Translated } from '../../i18n/messages.ts'
import type { savedSearchMessages as english } from './messages.ts'

const pauses: Readonly<Record<NonNullable<SavedSearch['paused']>, string>> = {
  off: 'Naka-off ang mga alert para sa search na ito.',
  'job-alerts-off': 'Nakahinto: naka-off ang mga job alert sa settings mo.',
  'no-plan': 'Nakahinto: wala kang aktibong plan.',
  filters: 'Nakahinto: gumagamit ito ng mga filter, na kasama sa Premium.',
}

export const savedSearchMessages: Translated<typeof english> = {
  title: 'Mga naka-save na search',
  lead: 'Iche-check namin ang bawat bagong job at ia-alert ka kapag may match.',
  loading: 'Naglo-load ng mga naka-save mong search',
  loadFailed: 'Hindi na-load ang mga naka-save mong search. Subukan ulit.',
  count: (count) => `${count} sa ${MAX_SAVED_SEARCHES} search`,
  emptyTitle: 'Wala pang naka-save na search',
  emptyText: 'Maghanap ng trabaho, saka pindutin ang “I-save”. Ia-alert ka namin kapag may match.',
  findJobs: 'Maghanap ng trabaho',

  alertsOffTitle: 'Naka-off ang mga job alert',
  alertsOffText: 'Wala kang matatanggap na alert hangga’t hindi mo ino-on.',
  noPlanTitle: 'Nakahinto ang mga alert',
  noPlanText: 'Kasama sa bawat plan ang mga alert. Tapos na ang sa iyo, pero ligtas ang mga search mo.',
  changeInSettings: 'Baguhin sa Settings',
  seePlans: 'Tingnan ang mga plan',

  criteria: 'Ano ang hinahanap',
  recent: (count) => `${formatCount(count)} bagong trabaho sa nakaraang 7 araw`,
  noRecent: 'Walang bagong trabaho sa nakaraang 7 araw',
  lastMatch: (age) => `huling match: ${age}`,
  savedOn: (age) => `na-save: ${age}`,
  paused: (reason) => pauses[reason] ?? '',
  alerts: 'Mga alert',
  alertsTitled: (name) => `Mga alert para sa ${name}`,
  showJobs: 'Ipakita ang mga trabaho',
  rename: 'Palitan ang pangalan',
  renameTitled: (name) => `Palitan ang pangalan ng ${name}`,
  remove: 'Alisin',
  removeTitled: (name) => `Alisin ang ${name}`,

  renameTitle: 'Palitan ang pangalan ng search',
  name: 'Pangalan',
  nameHint: 'Ito ang pangalan sa mga alert mo.',
  save: 'I-save',
  saving: 'Sine-save…',
  cancel: 'I-cancel',
  renamed: 'Napalitan ang pangalan',
  alertsOn: 'Naka-on ang mga alert',
  alertsAreOff: 'Naka-off ang mga alert',
  changeFailed: 'Hindi na-save ang binago mo. Subukan ulit.',
  network: 'Hindi namin maabot ang Hanap. Tingnan ang koneksiyon mo at subukan ulit.',
  removed: 'Naalis ang search',
  removedText: (name) => `Wala ka nang matatanggap na alert para sa “${name}”.`,
  undo: 'I-undo',
  undone: 'Na-save ulit ang search',
  undoFailed: 'Hindi na-save ulit ang search. I-save ito mula sa listahan ng mga trabaho.',
  removeFailed: 'Hindi naalis ang search. Subukan ulit.',
}
