import { formatCount } from '../../i18n/format.ts'
import type { Translated } from '../../i18n/messages.ts'
import type { workMessages as english } from './messages.ts'

const jobs = (count: number) => `${formatCount(count)} trabaho`

export const workMessages: Translated<typeof english> = {
  allTitle: 'Mga uri ng trabaho',
  allLead:
    'Magkano ang sahod bawat buwan sa remote na trabaho, ayon sa uri. Binilang mula sa mga bukas na trabaho. Hindi kailangan ng account.',
  allKinds: 'Lahat ng uri ng trabaho',
  allJobs: 'Lahat ng pinakabagong trabaho',
  loading: 'Binibilang ang mga trabaho',
  failed: 'Hindi na-load ang mga uri ng trabaho. Pakisubukan ulit.',
  none: 'Wala pang uri na may sampung bukas na trabaho.',
  kinds: () => 'uri',
  bestPaid: 'Pinakamalaki ang sahod:',
  scale: 'Karaniwang sahod bawat buwan, ₱0 hanggang 120k',
  payRare: 'Kaunti sa mga ito ang nagsasabi ng sahod',
  jobs,
  counted: (time) => `Binilang noong ${time}`,

  windowTitle: (name) => `${name}: sahod at oras`,
  description: (name, all, range) =>
    range === ''
      ? `${jobs(all)} na remote para sa mga Pilipino: ${name}. Oras sa Manila time, mga skill, at kung nasaan ang mga employer.`
      : `${jobs(all)} na remote para sa mga Pilipino: ${name}. Kalahati ay ${range} bawat buwan. Oras sa Manila time, mga skill, at kung nasaan ang mga employer.`,
  remoteJobs: () => 'remote na trabaho',
  newThisWeek: 'bago ngayong linggo',
  signUpToSee: 'Mag-sign up para makita ang mga trabaho',

  pay: 'Sahod',
  aMonth: 'kada buwan',
  payNote: (median, paid, all) =>
    `Nasa range na ito ang kalahati ng mga trabaho. Ang linya ang karaniwang sahod, mga ${median}. Batay sa ${formatCount(paid)} sa ${jobs(all)}.`,
  payFew: (paid, all) =>
    `${formatCount(paid)} sa ${jobs(all)} ang may nakasulat na sahod bawat buwan. Kulang pa ito para i-drawing.`,

  keepTitle: 'Mauna sa mga bago',
  keepText:
    'Mag-sign up at itatabi namin ang search na ito. I-on ang alert nito para ma-email sa iyo ang mga bago.',
  keep: 'Mag-sign up at itabi ang search',
  trialNote: (days) => `${days} na araw na libre. Hindi kailangan ng card.`,
  openText: 'Buksan ang search na ito at i-on ang alert para ma-email sa iyo ang mga bago.',
  open: 'Tingnan ang mga trabaho',
  search: 'Search na itatabi namin',

  hours: 'Oras',
  hoursNote: 'Ilang trabaho ang may pasok sa bawat oras, Manila time. Gabi ang may guhit.',
  hoursBasis: (timed, read, all) =>
    read < all
      ? `Batay sa ${formatCount(timed)} sa ${formatCount(read)} pinakabagong trabaho.`
      : `Batay sa ${formatCount(timed)} sa ${jobs(all)}.`,
  sharesBasis: (stated) => `Sa ${jobs(stated)} na nagsabi kung kailan.`,
  hoursFew: (stated, read) =>
    `${formatCount(stated)} sa ${jobs(read)} ang may nakasulat na oras. Kulang pa ito para i-drawing.`,
  night: 'gabi',
  mixed: 'araw at gabi',
  day: 'araw',
  flexible: 'flexible',

  skills: 'Mga skill na hanap',
  countries: 'Nasaan ang mga employer',
  countriesNote: (unstated) =>
    `Mga bansang nabanggit sa trabaho, maliban sa Pilipinas.${unstated === 0 ? '' : ` Walang sinabi ang ${jobs(unstated)}.`}`,

  newest: 'Limang pinakabago',
  others: 'Iba pang uri ng trabaho',
}
