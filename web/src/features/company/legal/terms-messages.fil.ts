import type { Translated } from '../../../i18n/messages.ts'
import type { termsMessages as english } from './terms-messages.ts'

export const termsMessages: Translated<typeof english> = {
  title: 'Mga Tuntunin ng Serbisyo',
  updated: 'Huling binago: Mayo 5, 2025',
  binding: 'Salin ito para madaling basahin; ang tekstong English ang may bisa.',
  contents: 'Sa pahinang ito',
  inShortTitle: 'Sa madaling sabi',
  inShort: (days) => `
- ${days} na araw ang libre. Pagkatapos, magbabayad ka buwan-buwan, kung gusto mo. Walang kusang nagre-renew, at walang refund ang buwang bayad na.
- Galing sa ibang site ang mga trabaho. Hindi kami ang sumulat ng mga ito at hindi kami ang tumatanggap ng empleyado.
- Magsabi ng totoo, maging ikaw, at huwag magbayad kanino man para makakuha ng trabaho.`,
  agreementTitle: 'Ang kasunduang ito',
  agreement: `
Ang mga tuntuning ito ay sa pagitan mo at ng kompanyang nagpapatakbo ng Hanap. Sa paggawa ng account, sumasang-ayon ka sa mga ito at sa [Patakaran sa Privacy](/privacy). Kung hindi ka sang-ayon, huwag gamitin ang Hanap.

Dapat hindi ka bababa sa 18 taong gulang at puwede kang pumasok sa kontrata. Para sa mga naghahanap ng trabaho ang mga account; wala pang account para sa mga employer.`,
  accountTitle: 'Ang account mo',
  account: `
- Magbigay ng totoong impormasyon at panatilihing tama ang mga ito. Isang tao, isang account.
- Sarilinin ang password mo. Ang ginagawa gamit ang account mo ay itinuturing na gawa mo, hanggang sabihin mo sa amin na wala na ito sa kamay mo.
- Kung magkokonekta ka ng Online Jobs Portal account, dapat sa iyo ito, at ang sariling tuntunin ng board na iyon ang sumasaklaw sa ginagawa mo roon, pati sa pamamagitan namin.`,
  jobsTitle: 'Mga trabaho at employer',
  jobs: `
Galing sa isang job board sa Pilipinas ang mga job namin. Ipinapakita namin ang isinulat ng employer, at sa tabi nito ang basa namin: sahod sa piso bawat buwan, oras, uri ng trabaho, at mga babala. Tantiya ng isang programa ang basang iyon. Ang salita ng employer ang masusunod.

Hindi kami ang employer, recruiter, o ahente, at hindi namin sinusuri ang mga employer. Hindi namin maipapangako na totoo ang isang trabaho, na bukas pa ito, o na mapapasaiyo ito. Hindi kailanman manghihingi sa iyo ng pera ang totoong employer. Kung may gumawa nito, i-report ang job.`,
  applyTitle: 'Mga application at cover letter',
  apply: `
Ikaw ang nagpapasya kung ano ang ipapadala. Kapag pinindot mo ang button para isumite ang application, ipinapadala namin ang cover letter at resume mo sa Online Jobs Portal sa pamamagitan ng sarili mong account, isang beses. Nasa board at sa employer na ang mangyayari pagkatapos. Kung hindi namin matiyak kung dumating ito, sinasabi namin.

Ang mga cover letter na isinulat gamit ang AI ay nakabatay sa profile mo at sinusuri laban dito, pero hindi perpekto ang pagsusuri. Basahin ang bawat cover letter bago ito ipadala: lalabas ito sa pangalan mo.

Nananatiling sa iyo ang isinusulat mo. Hinahayaan mo kaming i-save at ipadala ito, para sa iyo at walang ibang layunin.`,
  payTitle: 'Trial, mga plan, at pagbabayad',
  pay: (days, basic, premium) => `
| Plan | Ang babayaran mo
| Free Trial | Wala, sa loob ng ${days} na araw mula sa araw na mag-sign up ka. Isang trial bawat tao, kahit pagkatapos magbura ng account
| Basic | ${basic} para sa isang buwan
| Premium | ${premium} para sa isang buwan

Sinasabi ng [pahina ng mga plan](/subscription/plans) kung ano ang laman ng bawat isa. Magbabayad ka gamit ang card bago magsimula ang isang buwan.

- Nagtatapos ang isang buwan sa parehong araw ng susunod na buwan, o sa huling araw nito.
- Walang kusang pag-renew. Pinaaalalahanan ka namin tatlong araw bago matapos.
- Kapag nagbayad ulit para sa parehong plan, madadagdagan ng isang buwan ang dulo nito. Ang ibang plan ay nagsisimula agad; idinadagdag ang mga hindi nagamit na araw ng mas murang plan ayon sa halaga ng mga ito, at sinasabi ng pahina kung ilan.
- Walang kanselasyon o refund ang buwang bayad na, maliban kung ibinibigay ito sa iyo ng batas o kung hindi namin naibigay ang binayaran mo. Kung ganoon, sumulat sa amin.
- Pagkatapos nito, makikita mo pa rin ang mga na-save at naipadala mo. Maghihintay ng plan ang paghahanap at pag-apply.

Kung magbabago kami ng presyo, para ito sa mga buwang bibilhin mo pagkatapos noon.`,
  fairTitle: 'Patas na paggamit',
  fair: `
Pakiusap, huwag:

- magsinungaling kung sino ka o kung ano ang kaya mong gawin, o mag-apply sa pangalan ng iba;
- mangopya nang maramihan ng mga job namin, o gumamit ng mga programa para lusutan ang mga limit ng plan mo;
- manghula ng mga password, maghanap ng data ng ibang tao, o ilagay sa panganib ang serbisyo;
- mag-upload ng anumang nakakapinsala, o anumang wala kang karapatang i-upload;
- magpadala sa mga employer ng spam, banta, o mensaheng may poot.

May nakitang butas sa security namin? [Sabihin muna sa amin](/contact), at pasasalamatan ka namin.`,
  endTitle: 'Pagtatapos nito',
  end: `
Puwede mong burahin ang account mo kahit kailan sa [Settings, Privacy](/settings?tab=privacy). Kasama nitong nagtatapos ang natitira sa buwang bayad na.

Puwede naming limitahan o isara ang account na lumalabag sa mga tuntuning ito. Sasabihin namin sa iyo kung bakit, maliban kung ipinagbabawal ng batas, at puwede kang sumagot. Kung isasara namin ito nang wala kang nilabag, ire-refund namin ang mga araw na binayaran mo at hindi mo nakuha.`,
  liabilityTitle: 'Ano ang pananagutan namin',
  liability: `
Maingat naming pinapatakbo ang Hanap, pero may mga pagkukulang din: puwede itong bumagal, magkamali, o mawala, at ganoon din ang board, ang payment provider, at ang server ng AI.

Hanggang sa pinapayagan ng batas, wala kaming pananagutan sa mga trabahong hindi mo nakuha, sa ginagawa ng isang employer, o sa mga pagkaluging dulot ng mga iyon, at sa kabuuan ay hindi hihigit sa binayaran mo sa amin sa labindalawang buwan bago nito. Walang anuman dito ang naglilimita sa hindi ipinapalimita sa amin ng batas: panloloko, malubhang kapabayaan, at ang mga karapatan mo sa ilalim ng Consumer Act (Republic Act No. 7394) at ng Data Privacy Act (Republic Act No. 10173).`,
  lawTitle: 'Batas, mga pagbabago, at pag-ugnay',
  law: (email) => `
Ang batas ng Republika ng Pilipinas ang umiiral, at ang mga hukuman nito ang magpapasya. [Sumulat muna sa amin](/contact): karamihan ng bagay ay naaayos sa isang sulat.

Kung babaguhin namin ang mga tuntuning ito sa paraang mahalaga, sasabihan ka namin 15 araw bago nito. Puwede kang umalis hanggang sa panahong iyon; para sa buwang nabayaran mo na, ang dating mga tuntunin ang umiiral hanggang sa dulo nito.

Kung walang bisa ang isang bahagi ng mga tuntuning ito, mananatili ang iba. May tanong? [${email}](mailto:${email}).`,
}
