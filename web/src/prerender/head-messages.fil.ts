import type { Translated } from '../i18n/messages.ts'
import type { pageDescriptions as english, waitingMessages as englishWaiting } from './head-messages.ts'

export const pageDescriptions: Translated<typeof english> = {
  home: 'Remote na trabaho para sa mga Pilipino, na ang sahod ay nakasulat sa piso bawat buwan katabi ng salita ng employer. Maghanap, mag-apply gamit ang sarili mong cover letter, at sundan ang bawat application. Libre ang simula, walang card.',
  features:
    'Maghanap ayon sa sahod, mag-apply sa iisang lugar, magpadala ng sarili mong cover letter, at makita ang bawat application sa isang linya: ang anim na bagay na ginagawa ng Hanap.',
  about:
    'Sino ang gumagawa ng Hanap at bakit: tahimik na lugar para humanap ng remote na trabaho mula sa Pilipinas, na iisa ang panukat ng sahod ng bawat job at walang hinuhulaan.',
  contact:
    'Sumulat sa Hanap: tanong, mali, o ideya. Tao ang magbabasa, sa English o Filipino, at sasagot sa email.',
  privacy:
    'Ano ang itinatabi ng Hanap tungkol sa iyo, bakit, sino pa ang nakakakuha nito, at paano mo makokopya o mabubura ang lahat. Walang ads, walang tracker, walang ibinebenta.',
  terms:
    'Ang mga tuntunin sa paggamit ng Hanap: ang account mo, ang mga libreng araw, ang bayad na buwan na hindi nagre-renew, at ang pag-apply gamit ang sarili mong Online Jobs Portal account.',
  salaries:
    'Magkano ang sahod bawat buwan sa remote na trabaho para sa mga Pilipino, sa piso at dolyar: mula sa mga job na bukas ngayon, ayon sa trabaho, karanasan, at skill. Libre, walang account.',
  pricing:
    'Magkano ang Hanap sa piso: mga libreng araw na walang card, at pagkatapos ay tig-iisang buwan na hindi nagre-renew. Magkatabi ang laman ng bawat plan.',
  resources:
    'Maiikli at praktikal na gabay para sa naghahanap ng remote na trabaho sa Pilipinas: pekeng job, unang mensahe, paghingi ng sahod, night shift, bayad, at buwis. Libreng basahin.',
  postJob:
    'Malapit nang mabuksan ang pag-post ng trabaho sa Hanap. Ang hihingin sa employer: sahod bilang halaga, oras sa Manila time, pangalang sinusuri, at walang singil sa mga nag-a-apply.',
  employerResources:
    'Notes para sa mga employer na kumukuha ng mga tao sa Pilipinas: sahod, job post na sinasagot ng magagaling na tao, sabayang oras, mga kontrata, at holiday.',
  login:
    'Mag-log in sa Hanap para maghanap ng remote na trabaho, mag-apply gamit ang sarili mong cover letter, at makita kung nasaan na ang bawat application.',
  register:
    'Gumawa ng account sa Hanap: pangalan, email, at password. Magsisimula agad ang mga libreng araw mo, at hindi kailangan ng card.',
}

export const waitingMessages: Translated<typeof englishWaiting> = {
  waiting: 'Naglo-load…',
  needsScript: 'Kailangan ng Hanap ang JavaScript.',
  description:
    'Ang Hanap ay job board para sa mga Pilipinong nagtatrabaho nang remote: sahod sa piso bawat buwan, sarili mong cover letter, at bawat application na sinusundan sa iisang lugar.',
}
