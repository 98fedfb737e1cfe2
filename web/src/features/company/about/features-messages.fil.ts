import type { Translated } from '../../../i18n/messages.ts'
import type { featuresMessages as english } from './features-messages.ts'

export const featuresMessages: Translated<typeof english> = {
  title: 'Mga feature',
  heroFirst: 'Anim na bagay',
  heroSecond: 'na tutulong.',
  heroLead:
    'Mula sa unang paghahanap hanggang sa araw na matanggap ka. Magagamit na ang bawat isa ngayon, at malinaw na nakasaad kung ano ang ginagawa nito.',
  searchSign: 'Ayon sa sahod',
  searchTitle: 'Mas mahusay na paghahanap',
  searchText:
    'Maghanap gamit ang kahit anong salita, kahit may typo. Kino-convert namin ang bawat sahod sa piso bawat buwan, sa iisang panukat.',
  searchFact1: 'Uri, sahod, oras, petsa, at mga tag kapag Premium',
  searchFact2: 'Mga shift sa Manila time',
  searchFact3: (count) => `${count} search bawat buwan sa mga libreng araw`,
  searchLink: 'Maghanap ng trabaho',
  applySign: 'Iisang lugar',
  applyTitle: 'Madaling pag-apply',
  applyText:
    'Ikonekta nang isang beses ang Online Jobs Portal account mo. Tapos isulat ang cover letter mo at ipadala ito mula mismo sa job.',
  applyFact1: 'Draft ng cover letter mula sa sarili mong profile',
  applyFact2: 'Hindi naipapadala nang dalawang beses, kahit mahina ang koneksiyon',
  applyFact3: 'Kopya ng lahat ng ipinadala mo, nakatabi para sa iyo',
  applyLink: 'Humanap ng aaplayan',
  profileSign: 'Isang beses',
  profileTitle: 'Ang profile mo',
  profileText:
    'Mga skill, proyekto, dating trabaho, at ang hinahanap mo: isulat nang isang beses, at ito na gagamitin sa bawat cover letter at application.',
  profileFact1: 'Mga skill, anuman ang tawag mo sa mga ito',
  profileFact2: 'Ligtas ang draft kahit mag-offline ka',
  profileFact3: 'Ikaw ang nagtatakda kung sino ang makakakita ng ano',
  profileLink: 'Buksan ang profile mo',
  resumeSign: 'Binasa namin',
  resumeTitle: 'Pag-aayos ng resume',
  resumeText:
    'Mag-upload ng PDF o Word file. Babasahin namin ang laman, sasabihin kung ano ang nakita, at pupunan lang ang mga iniwan mong blangko. Isang click, bawi na ito.',
  resumeFact1: 'PDF, DOC, at DOCX, hanggang 5 MB',
  resumeFact2: 'Puwedeng ilang resume, isa ang kasalukuyan',
  resumeFact3: 'Sa sarili naming server binabasa, hindi ng AI model',
  resumeLink: 'Ayusin ang mga resume mo',
  savedSign: 'Para mamaya',
  savedTitle: 'Mga naka-save na trabaho',
  savedText:
    'Isang tap, naka-save na ang job. Kami ang magbabantay: magkano ang sahod noong i-save mo, magkano na ngayon, at kung bukas pa ito.',
  savedFact1: (free, most) => `${free} sa mga libreng araw, hanggang ${most} kapag Premium`,
  savedFact2: 'May marka ang mga pagbabago, dati at ngayon',
  savedFact3: 'Mababasa pa kahit tinanggal na',
  savedLink: 'Tingnan ang mga naka-save mo',
  toldSign: 'Isang alert',
  toldTitle: 'Notifications',
  toldText:
    'I-save ang isang search at ia-alert ka namin sa mga bagong match: agad, araw-araw, o linggo-linggo. Pati update sa mga application mo.',
  toldFact1: 'Sa site at sa email, ikaw ang pipili',
  toldFact2: 'Isang beses lang bawat trabaho, kahit ilang search ang makakita rito',
  toldFact3: 'Unsubscribe sa isang click',
  toldLink: 'Piliin ang mga alert mo',
  moreTitle: 'At dalawang bagay na dapat malaman',
  plansTitle: 'Magkano ito',
  plansText: (days, price) =>
    `${days} na araw na libre, walang card. Pagkatapos, mula ${price} bawat buwan, binabayaran buwan-buwan. Hindi ito nagre-renew.`,
  plansLink: 'Paghambingin ang mga plan',
  privacyTitle: 'Ang nananatiling iyo',
  privacyText:
    'Itago ang kasalukuyan mong employer, kumuha ng kopya ng lahat, o burahin ang lahat: ikaw mismo ang gagawa, sa iisang lugar.',
  privacyLink: 'Buksan ang privacy settings mo',
}
