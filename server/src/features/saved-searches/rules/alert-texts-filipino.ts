import type { AgeUnit, AlertTexts } from './alert-texts.ts'

const units: Readonly<Record<AgeUnit, string>> = { minute: 'minuto', hour: 'oras', day: 'araw' }

export const filipinoAlertTexts: AlertTexts = {
  about: (amount) => `mga ${amount}`,
  from: (amount) => `mula ${amount}`,
  upTo: (amount) => `hanggang ${amount}`,
  subject: (jobs, search) => `${jobs} bagong job para sa “${search}”`,
  subjectOfSearches: (jobs, searches) => `${jobs} bagong job para sa ${searches} saved search`,
  heading: (jobs, searches) =>
    `${jobs} bagong job ang match sa ${searches === 1 ? 'search' : 'mga search'} mo`,
  preheader: (best, others) => (others === 0 ? `${best}.` : `${best}, at ${others} pa.`),
  aMonth: (pay) => `${pay} kada buwan`,
  payNotStated: 'Di sinabi ang sahod',
  payUnclear: 'Hindi malinaw ang sahod',
  postedAs: (words) => `Na-post bilang “${words}”`,
  hours: (range) => `${range}, oras sa Manila`,
  nightHours: (range) => `${range}, gabi, oras sa Manila`,
  hoursKinds: {
    day: 'Araw sa Manila',
    night: 'Gabi sa Manila',
    mixed: 'Araw at gabi sa Manila',
    flexible: 'Flexible ang oras',
    'not-stated': 'Walang nakasaad na oras',
  },
  employerNotShown: 'Hindi ipinakita ang employer',
  justNow: 'Ngayon lang',
  yesterday: 'Kahapon',
  ago: (count, unit) => `${count} ${units[unit]} ang nakalipas`,
  more: (count) => `At ${count} pa.`,
  openJob: 'Buksan ang job',
  seeAll: (count) => `Tingnan ang lahat ng ${count} job`,
  seeSearches: 'Tingnan ang saved searches mo',
  why: {
    immediately: 'Natatanggap mo ito kapag may bagong job na match sa search na sinave mo.',
    daily: 'Natatanggap mo ito araw-araw dahil sinave mo ang search na ito.',
    weekly: 'Natatanggap mo ito linggo-linggo dahil sinave mo ang search na ito.',
  },
  unsubscribe: 'Mag-unsubscribe',
  changeHowOften: 'Baguhin kung gaano kadalas',
  noReplies: 'Hindi binabasa ang mga reply sa address na ito.',
}
