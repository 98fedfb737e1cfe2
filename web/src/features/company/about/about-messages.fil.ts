import type { Translated } from '../../../i18n/messages.ts'
import type { aboutMessages as english } from './about-messages.ts'

export const aboutMessages: Translated<typeof english> = {
  title: 'Tungkol sa Hanap',
  greeting: 'Hanap, gaya ng sa “Ano’ng hanap mo?”',
  heroFirst: 'Trabahong',
  heroSecond: 'walang lihim.',
  heroLead:
    'Kayang baguhin ng isang remote na trabaho ang buhay ng isang pamilya sa Iloilo, gaya rin ng sa Manila. Hindi dapat maubos ang mga gabi mo sa paghula. Kaya binabasa namin ang bawat job sa isang job board sa Pilipinas, at isinusulat kung ano talaga ang sinasabi nito.',
  missionTitle: 'Ang misyon namin',
  missionText:
    'Walang Pilipinong dapat tumanggap ng trabaho nang nakapikit. Kung naghahanap ka ng trabaho mula sa bahay, dapat makita mo muna ang sahod at ang oras, at dapat kang pakinggan kapag nag-apply ka.',
  innovation: 'Inobasyon',
  innovationText:
    'Mga programa ang gumagawa ng nakakabagot na bahagi: ang “$8/hr + bonus” ay nagiging piso bawat buwan, ang shift sa US ay nagiging oras sa Manila. Hindi namin hinuhulaan ang hindi sinasabi ng job.',
  connection: 'Koneksiyon',
  connectionText:
    'Nag-a-apply ka gamit ang sarili mong Online Jobs Portal account, sa sarili mong salita, diretso sa employer. Hindi kami humaharang sa pagitan mo at ng employer.',
  elevation: 'Pag-angat',
  elevationText:
    'Mas mahusay na cover letter, mas patas na sahod, talaan ng bawat sagot: maliliit na bagay na naiipon hanggang sa susunod na hakbang, at sa kasunod pa nito.',
  storyTitle: 'Ang kuwento namin',
  story1:
    'Isang maliit na solutions company ang gumagawa ng Hanap. Gumagawa kami ng software para sa trabaho ng ibang tao, at ilang taon din kaming kumuha ng mga remote na empleyado. Paulit-ulit, iisa ang sabi sa amin ng magagaling na tao: sandaang post na ang inaplayan nila, at hindi nila masabi kung magkano ang sahod sa kalahati ng mga iyon.',
  story2:
    'Puwede sana kaming mag-ipon ng mga job mula sa kung saan-saan. Pero isang job board sa Pilipinas ang pinili namin, kung saan araw at gabi may napo-post na remote na trabaho para sa mga Pilipino, at ibinuhos namin ang lahat ng ingat sa mahusay na pagbasa nito: sahod, oras, employer, mga babala, mga pagbabago.',
  story3:
    'Isang table sa iisang laptop ang unang bersiyon. Kung tutuusin, table pa rin ito: isang linya para sa bawat trabaho, iisang panukat ng sahod, at petsa para sa lahat ng nangyayari sa iyo.',
  factsTitle: 'Ang pinaninindigan namin',
  fact1: 'Isang board, binabasang mabuti',
  fact1Text:
    'Nakatutok kami sa isang job board sa Pilipinas, at araw at gabi naming tinitingnan kung may bagong job.',
  fact2: 'Ang naghahanap ang nagbabayad, hindi ang employer',
  fact2Text: (price) =>
    `Mula ${price} bawat buwan pagkatapos ng mga libreng araw. Walang puwedeng bumili ng mas mataas na puwesto sa mga resulta mo.`,
  fact3: 'Walang daya',
  fact3Text:
    'Hindi nagre-renew ang plan, hindi kami nagpapadala nang dalawang beses, at isang password lang para umalis.',
  touchSign: 'Kumusta?',
  touchTitle: 'Makipag-ugnayan',
  touchText: 'May tanong, mali sa isang job, o ideya para sa susunod naming gagawin? Gusto naming marinig.',
  touchLink: 'Sumulat nang diretso',
  touchForm: 'Gamitin ang contact form',
}
