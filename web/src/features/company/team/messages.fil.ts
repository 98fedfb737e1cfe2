import type { Translated } from '../../../i18n/messages.ts'
import type { teamMessages as english } from './messages.ts'

export const teamMessages: Translated<typeof english> = {
  title: 'Kilalanin ang team namin',
  loading: 'Naglo-load ang team namin…',
  none: 'Hindi namin ma-load ngayon ang impormasyon tungkol sa team namin. Bumalik ka mamaya.',
  previous: 'Nakaraang miyembro ng team',
  next: 'Susunod na miyembro ng team',
  pause: 'Ihinto ang paglipat ng miyembro',
  play: 'Hayaang kusang lumipat ang miyembro',
  dots: 'Pumili ng miyembro ng team',
  show: (name) => `Ipakita si ${name}`,
  place: (place, count) => `${place} sa ${count}`,
  carousel: 'carousel',
  slide: 'slide',
  sample: 'Halimbawa',
  on: (name, site) => `${name} sa ${site}`,
  sample1Position: 'Founder at produkto',
  sample1Bio:
    'Siyam na taong nag-hire ng mga remote na team mula sa Batangas, at naglista ng lahat ng nakakalimutang sabihin ng mga job post. Ang listahang iyon ang naging Hanap.',
  sample2Position: 'Engineering',
  sample2Bio:
    'Pagbabasa ng sahod ang hanapbuhay: “$8/hr”, “35k + bonus”, “DOE”. Naniniwalang dapat bumukas ang page kahit sa murang phone at isang bar ng signal.',
  sample3Position: 'Tulong sa mga naghahanap',
  sample3Bio:
    'Sumasagot sa Filipino, Cebuano, at English. Nagtrabaho nang gabi para sa Sydney at Denver, kaya hindi na nagugulat sa tanong nang alas-tres ng umaga.',
}
