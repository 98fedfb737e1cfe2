import { formatCount } from '../../i18n/format.ts'
import type { Translated } from '../../i18n/messages.ts'
import type { guideMessages as english } from './guide-messages.ts'

const jobs = (count: number) => `${formatCount(count)} job`

export const guideMessages: Translated<typeof english> = {
  title: 'Gabay sa sahod',
  lead: 'Magkano ang sahod sa remote jobs bawat buwan, binilang mula sa mga job na bukas ngayon, katabi ang mga halimbawang sahod. Hindi kailangan ng account.',

  filters: 'Mga filter',
  jobTitle: 'Job title',
  jobTitleHint: 'Hal. bookkeeper',
  location: 'Lugar',
  locationHint: 'Lugar na nasa job: US, Australia, Cebu',
  experience: 'Antas ng karanasan',
  all: 'Lahat',
  entry: 'Entry (0-2 taon)',
  mid: 'Mid (3-5 taon)',
  senior: 'Senior (6+ taon)',
  jobType: 'Uri ng trabaho',
  allTypes: 'Lahat ng uri',
  skills: 'Mga skill',
  clear: 'Alisin ang lahat ng filter',
  done: 'Tapos na',

  liveTitle: 'Sahod sa mga bukas na job',
  everyJob: 'Lahat ng bukas na job',
  updating: 'Nagbibilang ulit',
  loading: 'Binibilang ang sahod sa mga job',
  failed: 'Hindi na-load ang sahod sa mga job. Subukan ulit.',
  samplesStand: 'Gumagana pa rin ang mga halimbawang sahod.',
  typical: 'Karaniwang sahod bawat buwan, mga',
  halfPay: 'Sahod sa kalahati ng mga job na ito:',
  inDollars: (median, half) => `Sa dolyar: mga ${median}; ${half} sa kalahati.`,
  basedOn: (paid, all) => `Batay sa ${formatCount(paid)} sa ${jobs(all)}.`,
  counted: (time) => `Binilang noong ${time}.`,
  findJobs: 'Hanapin ang mga job na ito',
  tooFew: 'Masyadong kaunti pa',
  tooFewMore: (rows) => `${formatCount(rows)} pa ang masyadong kaunti ang jobs`,
  tooFewAll: 'Masyadong kaunti ang jobs sa bawat isa',
  tooFewText: (paid, all, fewest) =>
    `${paid === 0 ? 'Wala' : formatCount(paid)} sa ${jobs(all)} ang may sahod na kaya naming i-convert. Kailangan ng ${formatCount(fewest)} o higit pa para hindi iisang employer lang ang basehan.`,
  jobs,
  noneFit: 'Walang bukas na job na tugma',
  noneFitText: 'Subukan ang mas maikling title, ibang lugar, o mas kaunting filter.',

  keyBar: 'sahod sa kalahati ng mga job',
  keyLine: 'karaniwang sahod',
  keyScale: '₱0 hanggang 120,000 bawat buwan; 20,000 ang bawat guhit',
  byHours: 'Ayon sa oras',
  day: 'Araw sa Manila',
  night: 'Gabi sa Manila',
  mixed: 'Araw at gabi',
  flexible: 'Flexible',
  nightPaysMore: (pesos) => `Mga ${pesos} ang dagdag sa night shift.`,
  nightPaysLess: (pesos) => `Mga ${pesos} ang baba ng night shift.`,
  byExperience: 'Ayon sa karanasan',
  experienceNote: (stated, all) =>
    `${formatCount(stated)} sa ${jobs(all)} ang nagsasabi ng antas o humihingi ng taon ng karanasan.`,
  byJobType: 'Ayon sa uri',
  anyType: 'Full o part time',
  byTitle: 'Ayon sa job title',
  byLocation: 'Ayon sa lugar',
  locationNote: (stated, all) =>
    `${formatCount(stated)} sa ${jobs(all)} ang may binanggit na lugar, kadalasan sa employer. Puwedeng higit sa isa ang lugar sa isang job.`,
  bySkill: 'Ayon sa skill',
  narrowTo: (name) => `${name}: paliitin dito ang gabay`,
  allRows: (count) => `Lahat ng ${count}`,
  showAll: (group, count) => `${group}: ipakita ang lahat ng ${count}`,
  fewer: 'Bawasan',
  showFewer: (group) => `${group}: bawasan ang ipinapakita`,
  nobody: 'Walang ganitong job na nagsasabi nito.',

  samplesTitle: 'Mga halimbawang sahod',
  samplesText:
    'Halimbawa lang kada taon, hindi binilang mula sa mga job na bukas. Ina-update ang data bawat buwan.',
  noSamples: 'Walang halimbawa na may ganitong title at lugar.',
  average: 'Average na sahod',
  perYear: (amount) => `${amount} bawat taon`,
  range: 'Salary range',
  topSkills: 'Mga pangunahing skill',

  howTitle: 'Paano kami nagbibilang',
  howPosted: 'Ito ang sahod ayon sa post. Puwedeng mas mataas o mas mababa ang makukuha mo.',
  howRange:
    'Kapag range ang na-post, ang gitna ang kinukuha namin. Kino-convert namin sa buwan ang sahod kada oras ayon sa nakasaad na oras bawat linggo.',
  howDollars:
    'Kino-convert namin ang piso at dolyar sa rate ng araw sa table namin, at niro-round ang dalawa.',
  howPaid: 'Ang bilang sa tabi ng pangalan ay mga job na kaya naming i-convert ang sahod.',
  howNobody: 'Mga job lang ang binibilang namin. Walang kasamang anuman tungkol sa iyo o sa ibang seeker.',
  guide: 'Paano humingi ng sahod',
}
