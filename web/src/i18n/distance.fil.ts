import type { distanceText as english, TimeUnit } from './distance.ts'

export const justNow = 'ngayon lang'

/** Not from Intl, whose words ('sa 11 araw', 'Samakalawa') sound unnatural. */
export const distanceText: typeof english = (count, unit) => {
  const near = unit === 'day' ? days[count] : count === -1 ? last[unit] : undefined
  return near ?? `${Math.abs(count)} ${units[unit]} ${count < 0 ? 'ang nakalipas' : 'mula ngayon'}`
}

const days: Readonly<Record<number, string>> = { [-1]: 'kahapon', 0: 'ngayong araw', 1: 'bukas' }
const last: Readonly<Partial<Record<TimeUnit, string>>> = {
  week: 'noong nakaraang linggo',
  month: 'noong nakaraang buwan',
  year: 'noong nakaraang taon',
}
const units: Readonly<Record<TimeUnit, string>> = {
  minute: 'minuto',
  hour: 'oras',
  day: 'araw',
  week: 'linggo',
  month: 'buwan',
  year: 'taon',
}
