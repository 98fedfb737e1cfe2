import { formatCount } from '../../../i18n/format.ts'
import type { Translated } from '../../../i18n/messages.ts'
import type { pastMessages as english } from './past-messages.ts'

export const pastMessages: Translated<typeof english> = {
  heading: 'Record nila sa Hanap',
  seen: (jobs, open) =>
    `${formatCount(jobs)} trabaho ang nakita namin, ${formatCount(open)} ang bukas ngayon`,
  daysUp: (days) =>
    days === 0
      ? 'Wala pang isang araw, tinatanggal na'
      : `Mga ${formatCount(days)} araw naka-post ang trabaho`,
  daysBasis: (jobs) => `Median ng ${formatCount(jobs)} trabahong nakita naming tinanggal.`,
  daysUnknown: 'Wala pang tatlong trabaho ang tinanggal, kaya hindi pa masabi kung gaano katagal naka-post.',
  pay: 'Sahod kumpara sa katulad na trabaho',
  lower: (jobs) => `${formatCount(jobs)} mas mababa`,
  usual: (jobs) => `${formatCount(jobs)} karaniwan`,
  higher: (jobs) => `${formatCount(jobs)} mas mataas`,
  payBasis: (jobs) =>
    `${formatCount(jobs)} trabaho nitong nakaraang taon. Karaniwan ang sahod na nasa gitna: doon nagbabayad ang kalahati ng ibang employer sa katulad na title.`,
  payUnknown: 'Kulang pa ang trabahong may sahod para maikumpara.',
  payChanged: (jobs, of) =>
    `Iniba ang nakasulat na sahod sa ${formatCount(jobs)} sa ${formatCount(of)} trabaho matapos i-post`,
  payKept: (of) =>
    of === 1
      ? 'Hindi iniba ang nakasulat na sahod mula nang i-post'
      : `Hindi iniba ang nakasulat na sahod sa ${formatCount(of)} trabaho mula nang i-post`,
  heard: 'Sagot sa mga nag-apply sa loob ng 30 araw',
  heardUnknown:
    'Wala pang sampung taga-Hanap ang nag-apply dito nang lampas 30 araw na. Kapag sampu na, ipapakita namin ang mga sagot.',
  replies: 'Sumagot',
  interviews: 'May interview',
  range: (least, most, of) => `${least}–${formatCount(most)} sa ${formatCount(of)}`,
  likely: (low, high) => `malamang ${low}–${high}%`,
  heardBasis: (seekers) =>
    `${formatCount(seekers)} taong nag-apply gamit ang Hanap, tig-isang beses binilang. Tig-lilima ang bilang para walang makaalam ng resulta ng isang tao. Ang guhit ay ang 95% interval.`,
  heardSource:
    'Mula sa updates ng Online Jobs Portal at sa notes ng mga nag-apply, kaya puwedeng may sagot na hindi nabilang.',
}
