import type { Translated } from '../../../i18n/messages.ts'
import type { text as english } from './night-shift.ts'

export const text: Translated<typeof english> = {
  body: `
Maraming pamilyang Pilipino ang binubuhay ng trabaho sa gabi. Tulog ang kapalit nito, at tulog ang nagpapanatili sa iyong magaling sa trabaho. Magpasya nang dilat ang mata, tapos bantayan ang pahinga mo na parang meeting.

## Ang 9 am sa ibang bansa, anong oras sa Manila

Hindi nagpapalit ng orasan ang Manila. Ang karamihan ng employer mo, oo.

- **New York:** 9 pm mula Marso hanggang Nobyembre, 10 pm sa natitirang bahagi ng taon.
- **Los Angeles:** hatinggabi mula Marso hanggang Nobyembre, 1 am sa natitira.
- **London:** 4 pm mula huling bahagi ng Marso hanggang huling bahagi ng Oktubre, 5 pm sa natitira.
- **Sydney, Melbourne:** 7 am mula Abril hanggang unang bahagi ng Oktubre, 6 am sa natitira.
- **Brisbane:** 7 am buong taon.

Itanong kung susunod ang oras mo sa orasan **nila** o sa orasan **mo**. Sa Hanap, kapag sinabi ng job ang oras ng trabaho, ipinapakita ito bilang guhit na nasa oras sa Manila, may marka ang gabi at nakasaad ang pagpapalit ng orasan.

## Pagkasunduan bago magsimula

- Live ba ang buong shift, o dalawa o tatlong oras lang ang sabay at bahala ka na sa iba?
- Aling mga gabi ang walang pasok, at magkasunod ba ang dalawa? Nakakapahinga ka sa dalawang magkasunod; sa dalawang magkahiwalay, hindi.
- Gaano kaagang sasabihin bago magbago ang oras?
- May dagdag bang bayad sa gabi? Ang mga empleyado sa Pilipinas ay nakakatanggap ng hindi bababa sa 10% na dagdag para sa trabaho mula 10 pm hanggang 6 am (Labor Code, Article 86), may ilang eksepsiyon. Contractor ang karamihan ng remote worker at nakukuha lang ito kapag **hiningi**.

## Pagtulog sa araw

Pitong oras o higit pa sa isang araw ang kailangang tulog ng mga nasa hustong gulang, pati ang mga nagtatrabaho sa gabi.

- **Parehong oras araw-araw.** Hindi bababa sa apat na oras ng tulog mo ang dapat nasa parehong oras, kahit sa mga araw na walang pasok.
- **Madilim.** Takpan ang mga bintana at ang siwang sa ilalim ng pinto, o magsuot ng eye mask. Nakakagising ang liwanag ng araw kahit nakapikit.
- **Malamig at tahimik.** Kayang gawin ng bentilador ang dalawa. Mura ang earplugs.
- **Sabihan ang mga kasama sa bahay.** Ipaskil sa pinto ang oras mo. Mas malinaw ang “Tulog hanggang 2” kaysa “Panggabi ako”. Pagkatapos ng tulog ang mga gawaing bahay at lakad, hindi bago: ang mga oras sa umaga ang pinakamaganda mong tulog.
- **Umidlip bago magtrabaho.** Isa o dalawang oras sa gabi, at gagaan ang mga oras bago magbukang-liwayway.

## Manatiling gising nang maayos

- Maliwanag na ilaw sa unang kalahati ng shift, mas malamlam sa huling oras. Mag-sunglasses kung lalabas ka pa bago matulog.
- Kape sa simula ng shift. Tumigil mga anim na oras bago mo gustong matulog.
- Magaan na pagkain bandang hatinggabi; mabigat sa tiyan ang maraming kain nang 3 am.
- Mula 3 hanggang 6 am, pinakamabagal ang lahat ng tao. Ilagay sa ibang oras ang pag-check at pagpapadala ng pera.
- Huwag magmotor o magmaneho nang inaantok. Umidlip muna nang 20 minuto.

## Kailan titigil o magpapatingin sa doktor

Kung isang buwan ka nang hindi makatulog kahit may oras ka, kung nakakatulog ka habang nakikipag-usap o nagmomotor, o kung nananatiling mabigat ang loob mo, magpatingin sa doktor at sabihing nagtatrabaho ka sa gabi. Mas mahirap ang trabaho sa gabi kung may diabetes, sakit sa puso, o epilepsy, o kung buntis: magtanong muna. Hindi katamaran ang magpahinga. Kung kaya mo lang ang isang trabaho kapag halos hindi ka na natutulog, hindi ito sulit.
`,
}

export const minutes = 5

export const sources = [
  {
    name: 'NIOSH (US): Training para sa mga nars tungkol sa shift work at mahabang oras ng trabaho',
    url: 'https://www.cdc.gov/niosh/work-hour-training-for-nurses/',
  },
  {
    name: 'American Academy of Sleep Medicine at Sleep Research Society: pitong oras o higit pa para sa mga nasa hustong gulang (2015)',
    url: 'https://doi.org/10.5665/sleep.4716',
  },
  {
    name: 'Labor Code of the Philippines, Article 86',
    url: 'https://lawphil.net/statutes/presdecs/pd1974/pd_442_1974.html',
  },
]
