import type { Translated } from '../../../i18n/messages.ts'
import type { text as english } from './ask-for-pay.ts'

export const text: Translated<typeof english> = {
  body: `
Maaga at mabilis dumating ang tanong na “What is your expected salary?” Bago pa ito dumating, maghanda ng tatlong numero, lahat bawat buwan.

## Ang tatlong numero mo

- **Pinakamababa.** Ang kailangan mo: upa o ambag sa bahay, pagkain, internet at kuryente para sa trabaho, kontribusyon, buwis, kaunting ipon. Kapag mas mababa rito, humindi ka.
- **Patas.** Ang bigay ng mga job na kagaya nito. Tingnan sa [gabay sa sahod](/salaries): sa gitna ng range nagtatapos ang karamihan ng alok.
- **Unang hingi.** Mas mataas nang kaunti sa patas, para may puwang na magkasundo.

## Gawing bawat buwan ang bawat alok

- Kung bawat oras: rate × oras bawat linggo × 52 ÷ 12. Sa $5 at 40 oras bawat linggo, 5 × 40 × 52 ÷ 12 = **$867 bawat buwan**, hindi $800.
- Kung bawat dalawang linggo: × 26 ÷ 12. Kung dalawang beses bawat buwan: × 2. Magkaiba ang dalawang ito.
- Kung bawat proyekto: tapat na bilang ng mga oras mo, kasama ang mga meeting at pagbabago.

Bilang contractor, karaniwang wala kang 13th month, bayad na leave, HMO, at parte ng employer sa mga kontribusyon. Mga empleyado ang sakop ng batas sa 13th month (Presidential Decree 851). Para maihambing sa trabaho sa opisina, idagdag ang ibibigay sana nito: sa 13th month pa lang, mga 8% na ang dagdag.

## Piso o dolyar?

**Sa dolyar**, ikaw ang sumasalo sa palitan. Kapag humina ang piso, panalo ka; kapag lumakas, talo ka; at may kaunting bawas sa bawat pagpapapalit sa piso. Bihirang ibigay ng mga bangko at payment service ang palitang nakikita mo sa balita: ihambing kung magkano ang dumarating, hindi ang fee na sinasabi nila.

**Sa piso**, ang employer ang sumasalo sa palitan. Sa piso ang upa mo, kaya panatag ang buwanang budget mo. Sa mahabang kontrata, hindi ka panalo kapag tumaas ang dolyar, kaya magkasundo kung kailan titingnan ulit ang sahod.

Isang simpleng tuntunin: kung sa piso ang karamihan ng gastos mo at wala ka pang ipon, mas panatag ang piso. Kung may naitabi ka nang pandalawang buwan, ayos ang dolyar.

Puwede kang humingi ng gitna: **bayad sa dolyar, may pinakamababa sa piso**. “$800 a month, and not less than ₱44,000 on the day of payment.”

## Isang halimbawang kuwenta

Gusto mong ₱45,000 ang pumasok sa account mo. ₱58 ang dolyar at 3% ang nababawas sa daan.

- ₱45,000 ÷ 58 = $776
- $776 ÷ 0.97 = **$800**

Humingi ng $800, at sabihin kung sino ang magbabayad ng mga fee. Halimbawa lang ang palitan dito: kunin ang sa araw na iyon mula sa Bangko Sentral.

## Sabihin sa isang pangungusap

> For 40 hours a week I ask for $800 to $900 a month, paid on the 15th and the last day, fees on your side.

> Thank you for the offer of $600. For these hours and the night shift I can do $750. If $600 is fixed, I can offer 30 hours a week.

> I would prefer pesos: ₱45,000 a month. Can we look at it again after six months?

Tapos tumigil. Sa kanila ang susunod na pangungusap. Ayos ang saklaw kung masaya ka na sa mas mababang dulo, dahil iyon ang iaalok sa iyo.

## Bago ka umoo

1. Halaga, pera, at **sa anong mga araw**.
2. Sa anong paraan ito ipapadala, at sino ang magbabayad ng mga fee.
3. Mga oras, time zone, at ano ang mangyayari sa mga holiday nila at natin.
4. Gaano katagal ang trial, at na may bayad ito.
5. Kailan titingnan ulit ang sahod.

Kunin ito nang nakasulat. Sapat nang simula ang email na nagsasabing “agreed”.
`,
}

export const minutes = 5

export const sources = [
  { name: 'Bangko Sentral ng Pilipinas: opisyal na palitan (reference rate)', url: 'https://www.bsp.gov.ph' },
  {
    name: 'Presidential Decree 851, 13th-month pay (1975)',
    url: 'https://lawphil.net/statutes/presdecs/pd1975/pd_851_1975.html',
  },
]
