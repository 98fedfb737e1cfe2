import { formatCount } from '../../i18n/format.ts'
import type { Translated } from '../../i18n/messages.ts'
import type { guideMessages as english } from './guide-messages.ts'

const listings = (count: number) => `${formatCount(count)} listing`

export const guideMessages: Translated<typeof english> = {
  title: 'Gabay sa sahod',
  lead: 'Magkano ang sahod sa mga remote na trabaho bawat buwan: binilang mula sa mga listing na bukas ngayon, katabi ang mga halimbawang sahod. Hindi kailangan ng account.',

  filters: 'Paliitin ang gabay',
  jobTitle: 'Job title',
  jobTitleHint: 'Halimbawa, bookkeeper',
  location: 'Lugar',
  locationHint: 'Lugar na binanggit sa listing: US, Australia, Cebu',
  experience: 'Antas ng karanasan',
  all: 'Lahat',
  entry: 'Entry (0-2 taon)',
  mid: 'Mid (3-5 taon)',
  senior: 'Senior (6+ taon)',
  jobType: 'Uri ng trabaho',
  allTypes: 'Lahat ng uri',
  skills: 'Mga skill',
  clear: 'Alisin ang lahat ng filter',

  liveTitle: 'Sahod sa mga bukas na listing',
  updating: 'Nagbibilang ulit',
  loading: 'Binibilang ang sahod sa mga listing',
  failed: 'Hindi na-load ang sahod sa mga listing. Subukan ulit.',
  samplesStand: 'Gumagana pa rin ang mga halimbawang sahod.',
  aMonth: 'bawat buwan',
  medianWords:
    'ang nasa gitna: mas mababa ang sahod sa kalahati ng mga listing na ito, mas mataas sa kalahati.',
  middleHalf: (pesos, dollars) => `${pesos} bawat buwan (${dollars}) ang sahod sa gitnang kalahati.`,
  restsOn: (paid, all) =>
    paid === all
      ? `Batay sa lahat ng ${listings(all)} na tugma.`
      : `Batay sa ${formatCount(paid)} sa ${listings(all)} na tugma. Walang nakasaad na sahod na maisasalin sa buwan ang iba.`,
  counted: (time) => `Binilang noong ${time}.`,
  tooFew: 'Masyadong kaunti pa',
  tooFewText: (paid, all, fewest) =>
    `${paid === 0 ? 'Wala' : formatCount(paid)} sa ${listings(all)} na tugma ang may nakasaad na sahod na maisasalin sa buwan. Kapag wala pang ${formatCount(fewest)}, iilang employer lang ang masasalamin ng gitna, kaya hindi kami gumuguhit nito.`,
  tooFewRow: (paid, all) => `Masyadong kaunti pa: ${formatCount(paid)} sa ${listings(all)} ang may sahod`,
  rowRests: (paid, all) => `${formatCount(paid)} sa ${listings(all)} ang may sahod`,
  rowMiddle: (pesos, dollars) => `gitnang kalahati ${pesos} · ${dollars}`,
  noneFit: 'Walang bukas na listing na tugma',
  noneFitText: 'Subukan ang mas maikling title, ibang lugar, o mas kaunting filter.',

  keyBar: 'ang gitnang kalahati ng mga listing',
  keyLine: 'ang nasa gitna',
  keyScale: 'Sukat: ₱0 hanggang 120,000 bawat buwan; 20,000 ang bawat guhit',
  byExperience: 'Ayon sa antas ng karanasan',
  experienceNote: (stated, all) =>
    `${formatCount(stated)} sa ${listings(all)} ang nagsasabi ng antas o humihingi ng taon ng karanasan.`,
  byJobType: 'Ayon sa uri ng trabaho',
  anyType: 'Full o part time',
  byTitle: 'Ayon sa job title',
  byLocation: 'Ayon sa lugar na binanggit',
  locationNote: (stated, all) =>
    `${formatCount(stated)} sa ${listings(all)} ang may binanggit na lugar, kadalasan sa employer. Puwedeng higit sa isa ang lugar sa isang listing.`,
  bySkill: 'Ayon sa skill na hinahanap',
  narrowTo: (name) => `${name}: paliitin dito ang gabay`,
  showAll: (group, count) => `${group}: ipakita ang lahat ng ${count}`,
  showFewer: (group) => `${group}: bawasan ang ipinapakita`,
  nobody: 'Walang tugmang listing na nagsasabi nito.',

  samplesTitle: 'Mga halimbawang sahod',
  samplesText:
    'Mga bilog na halaga para may unang ideya ka sa sahod sa isang taon. Ina-update ang data bawat buwan. Napapaliit ang mga ito ng job title at lugar.',
  noSamples: 'Walang halimbawa na may ganitong title at lugar.',
  average: 'Average na sahod',
  perYear: (amount) => `${amount} bawat taon`,
  perMonth: (amount) => `mga ${amount} bawat buwan`,
  range: 'Saklaw ng sahod',
  topSkills: 'Mga pangunahing skill',

  howTitle: 'Paano kami nagbibilang',
  howPosted: 'Ito ang sahod ayon sa post. Puwedeng mas mataas o mas mababa ang mapagkasunduan sa huli.',
  howRange:
    'Kapag may saklaw ang na-post, ang gitna ang binibilang. Ginagawang buwanan ang sahod kada oras ayon sa nakasaad na oras bawat linggo.',
  howDollars: 'Isinasalin ang piso at dolyar sa palitan ng araw sa talaan namin. Bilog na halaga ang dalawa.',
  howNobody:
    'Mga listing lang ang binibilang. Walang kasamang anuman tungkol sa iyo o sa ibang naghahanap ng trabaho.',
  guide: 'Paano humingi ng sahod',
}
