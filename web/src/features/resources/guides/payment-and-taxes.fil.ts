import type { Translated } from '../../../i18n/messages.ts'
import type { text as english } from './payment-and-taxes.ts'

export const text: Translated<typeof english> = {
  body: `
Mapa ito, hindi payo para sa sarili mong kaso. Ang mga rate ay ayon sa pagbasa namin para sa 2025 at nagbabago ang mga ito: ang pahina mismo ng ahensiya ang masusunod, at mas mura ang isang oras sa accountant kaysa sa multa.

## Empleyado o contractor?

Basahin ang kasunduan mo. Kung **empleyado** ka ng kompanya sa Pilipinas, ang employer ang nagbabawas ng buwis at kontribusyon sa sahod mo. Ang karamihan ng remote worker ng kliyente sa ibang bansa ay **self-employed na contractor**: buong halaga ang ipinapadala ng kliyente, at ikaw ang bahala sa buwis at kontribusyon.

## Mga paraan para makatanggap ng pera

- **Bank transfer mula sa ibang bansa** ang bagay sa mas malalaking halaga bawat buwan. Itanong sa bangko mo kung magkano ang kaltas nito sa papasok na transfer.
- Mabilis ang mga **payment service** (Wise, Payoneer, PayPal, at iba pa). Ihambing kung ilang piso ang dumarating mula sa parehong $500 sa parehong araw; madalas, nasa loob ng palitan ang fee.
- Ang mga **e-wallet** ay may limit bawat buwan at ayon sa antas ng verification mo. Tingnan ang sa iyo bago ang araw ng sahod.

Gumamit ng account na nasa sarili mong pangalan. Itabi ang bawat payment slip at magpadala ng invoice na may numero para sa bawat bayad. Ito ang patunay mo para sa loan, visa, o bahay balang araw.

Kung huli magbayad ang kliyente: magiliw na paalala sa ika-3 araw, walang bagong trabaho mula sa ika-10 araw. Magkasundo na ang unang bayad ay pagkatapos ng dalawang linggo, hindi pagkatapos ng dalawang buwan.

## Income tax kung self-employed ka

1. **Magparehistro** sa Bureau of Internal Revenue bilang self-employed (Form 1901). Kung may TIN ka na, iyon pa rin ang gamitin: bawal ang pangalawa. Wala na ang taunang ₱500 na registration fee mula Enero 2024 (Republic Act 11976).
2. **Piliin kung paano ka bubuwisan.** Nasa ibaba ang dalawang paraan.
3. **Sabihin kung alin.** Pinipili ang 8% kapag nagparehistro ka o sa return ng unang quarter. Kung wala kang sasabihin, graduated rates ang para sa taong iyon.
4. **Mag-file sa tamang oras**, kahit walang babayaran: tatlong quarterly return (hanggang Mayo 15, Agosto 15, at Nobyembre 15) at ang taunan hanggang Abril 15.
5. **Itabi** ang mga invoice at books of account mo nang limang taon.

## 8% o graduated rates

Puwede kang pumili kung hindi lampas sa ₱3 milyon bawat taon ang gross receipts mo at hindi ka VAT-registered.

- **8%** ng gross receipts na lampas sa ₱250,000 bawat taon. Walang deductions, at walang percentage tax. Kung may trabaho ka ring may sahod, hindi ibinabawas dito ang ₱250,000.
- **Graduated rates:** 0% hanggang 35% ng natitira pagkatapos ng mga gastos mo, libre ang unang ₱250,000 nito. Dagdag pa ang percentage tax na 3% ng receipts, na may sariling return bawat quarter.

Isang halimbawa ng 8%: ang ₱45,000 bawat buwan ay ₱540,000 bawat taon. 540,000 − 250,000 = 290,000, at ang 8% nito ay **₱23,200 para sa buong taon**, mga ₱1,930 bawat buwan. Itabi ito tuwing araw ng sahod.

## Mga kontribusyon

- **SSS** ang para sa pagkakasakit, maternity, kapansanan, at pagtanda. 15% ng monthly salary credit ang rate mula Enero 2025; sa self-employed, sa iyo ang kabuuan.
- **PhilHealth** ang tumutulong sa mga bayarin sa ospital. 5% ng buwanang kita ang rate, may pinakamababa at pinakamataas na halaga.
- **Pag-IBIG** ang para sa ipon at housing loan, mula sa ilang daang piso bawat buwan.

Magbayad sa mga buwang kumikita ka. Lumalabas ang mga puwang kapag kailangan mo na ng benepisyo sa maternity o pagkakasakit.

## Isang maliit na sistema

- Isang account na para lang sa pera mula sa trabaho.
- Tuwing araw ng sahod, ilipat ang 10 hanggang 15% sa pangalawang account para sa buwis at kontribusyon.
- Isang folder bawat taon: kontrata, mga invoice, mga payment slip, mga return.
- Apat na paalala sa phone mo, isang linggo bago ang bawat petsa sa itaas.
`,
}

export const minutes = 5

export const sources = [
  {
    name: 'Republic Act 10963, TRAIN law (2017): mga rate at ang pagpili ng 8%',
    url: 'https://lawphil.net/statutes/repacts/ra2017/ra_10963_2017.html',
  },
  {
    name: 'Republic Act 11976, Ease of Paying Taxes Act (2024)',
    url: 'https://lawphil.net/statutes/repacts/ra2024/ra_11976_2024.html',
  },
  { name: 'Bureau of Internal Revenue', url: 'https://www.bir.gov.ph' },
  { name: 'Social Security System', url: 'https://www.sss.gov.ph' },
  { name: 'PhilHealth', url: 'https://www.philhealth.gov.ph' },
  { name: 'Pag-IBIG Fund', url: 'https://www.pagibigfund.gov.ph' },
]
