import type { Translated } from '../../../i18n/messages.ts'
import type { privacyMessages as english } from './privacy-messages.ts'

export const privacyMessages: Translated<typeof english> = {
  title: 'Patakaran sa Privacy',
  updated: 'Huling binago: Mayo 5, 2025',
  binding: 'Salin ito para madaling basahin; ang tekstong English ang may bisa.',
  contents: 'Sa pahinang ito',
  inShortTitle: 'Sa madaling sabi',
  inShort: `
- Itinatabi namin ang kailangan mo para humanap, mag-apply, at masubaybayan ang mga trabaho. Wala kaming ads, walang tracker, at walang ibinebenta.
- Naka-encrypt ang Online Jobs Portal password mo. Hindi kailanman sine-save ang card number mo.
- Puwede mong kunin ang kopya ng account mo, at burahin ito, ikaw mismo, kahit kailan.`,
  whoTitle: 'Sino kami, at ano ang saklaw nito',
  who: (email) => `
Naghahanap ang Hanap ng mga remote na trabaho para sa mga tao sa Pilipinas. Ang kompanyang nagpapatakbo ng site na ito ang nagpapasya kung bakit at paano ginagamit dito ang personal data mo: sa ilalim ng Data Privacy Act of 2012 (Republic Act No. 10173), ito ang personal information controller.

Para sa anumang tungkol sa data mo, sumulat sa data protection officer namin sa [${email}](mailto:${email}) o gamitin ang [contact form](/contact).

Saklaw ng patakarang ito ang site na ito at ang mga email na ipinapadala nito. May sariling patakaran ang job board, ang payment provider, at ang sign-in provider.`,
  keptTitle: 'Ano ang itinatabi namin, at bakit',
  kept: `
| Ano | Detalye | Bakit
| Account | Pangalan, username, email, phone kung ibinigay mo, at hash ng password mo na hindi na maibabalik sa dati | Para mapa-log in ka at masulatan ka
| Mga pag-log in | Anong uri ng browser, mula kailan, huling gamit. Mula sa provider gaya ng Google: ang numero nito para sa iyo at ang email address na kinumpirma nito, hindi kailanman ang password nito | Para makapag-log in ka, makita kung saan ka naka-log in, at tapusin iyon
| Profile at mga resume | Ang inilagay mo, ang mga file, at ang nabasa sa mga ito | Para punan ang profile mo at para magsulat at magpadala ng mga application
| Ang hinahanap mo | Mga naka-save na trabaho at search, mga nakatagong trabaho, mga report, mga abiso | Para maipakita sa iyo, at para isang beses kang sabihan ng bago
| Mga cover letter at application | Mga cover letter, ang mga instruction mo sa AI, ang trabaho, cover letter, at resume noong ipinadala, ang mga tala mo at petsa ng interview | Para mag-apply kapag sinabi mo, at para ipakita kung ano ang nangyari rito. Pinagsama sa mga grupo ng sampung tao, walang pangalan: gaano kadalas sumagot ang isang employer
| Online Jobs Portal account | Ang email nito at naka-encrypt na password, at bawat beses na ginamit ang mga ito | Para mag-apply at para makuha ang mga update ng board
| Mga plan at bayad | Halaga, araw, status, brand ng card at huling apat na numero, ang mga numero ng provider; naka-encrypt: ang pangalan, email, at phone para sa resibo | Para ibigay sa iyo ang binayaran mo, at dahil kailangan ng batas sa buwis ang mga talaan
| Mga mensahe sa amin | Ang isinulat mo sa contact form, kasama ang pangalan at email mo | Para sagutin ka

Ang mga batayan nito sa batas (section 12 at 13) ay: ang kasunduan namin sa iyo, para sa halos lahat; mga tungkulin sa batas, para sa mga talaan ng bayad; ang lehitimong interes namin sa ligtas na serbisyo, para sa mga limit laban sa pang-aabuso; at ang pahintulot mo, para sa mga alok sa email, na naka-off hanggang i-on mo.

Maraming masasabi ang isang resume. Huwag isama ang hindi kailangan ng kahit anong trabaho: relihiyon, kalusugan, mga numero mula sa gobyerno, pamilya mo. Hindi namin hinihingi ang mga iyon.`,
  boardTitle: 'Ang Online Jobs Portal account mo',
  board: `
Mga trabaho mula sa isang job board sa Pilipinas ang inililista namin, at doon ka nag-a-apply gamit ang sarili mong account. Kung ikokonekta mo ito, isang beses naming sinusubukan ang password mo sa totoong pag-log in, tapos ini-encrypt ito gamit ang matibay na encryption (AES-256), sa key na nakahiwalay sa database.

Binubuksan lang ito para tingnan ang account, para mag-apply kapag pinindot mo ang button, at para kumuha ng mga update habang naka-on ang switch na iyon. Nakalista ang bawat paggamit sa [Settings, Integrations](/settings?tab=integrations).

Kapag nagdiskonekta ka, agad na binubura ang password at ang session sa board. Wala ang mga ito sa anumang kopya ng data mo na hihilingin mo.`,
  cardTitle: 'Mga bayad',
  card: `
Isang payment provider ang sumisingil sa mga card. Doon napupunta ang card number at security code mo, at wala kaming itinatabi sa mga ito saanman: wala sa database, log, o backup namin. Itinatabi namin ang brand ng card at ang huling apat na numero, ayon sa sinasabi ng provider.

Walang kusang nagre-renew, kaya walang card na itinatabi para singilin ulit.`,
  aiTitle: 'Mga cover letter na isinulat gamit ang AI',
  ai: `
Kapag humiling ka ng cover letter, ipinapadala namin ang trabaho at isang maikling listahan ng mga impormasyon sa server na nagpapatakbo ng language model: ang title mo, summary, mga skill, proyekto, dating trabaho, edukasyon, at mga instruction mo; kung hinihingi ng job, pati kung kailan ka puwedeng magsimula, oras mo, at taon ng experience. Hindi namin isinasama ang pangalan, email, phone, address, mga link, at sahod mo. Kung itinatago mo ang kasalukuyan mong employer, hindi rin namin isinasama ang pangalan nito.

Maaaring nasa labas ng Pilipinas ang server na iyon. Hindi namin ito hinahayaang magpasya ng kahit ano: ikaw ang babasa ng cover letter, magbabago nito, at magpapadala. Kung walang ganoong server, o kung hindi ka kailanman humiling, isang simpleng template sa panig namin ang gumagawa nito.

Isang programa sa sarili naming server ang bumabasa ng resume mo, hindi AI model.`,
  sharedTitle: 'Sino pa ang nakakakuha ng data mo',
  shared: `
| Sino | Ano, at kailan
| Ang job board | Ang cover letter mo, at ang link o text ng resume mo, kapag nag-apply ka; ang login mo roon
| Ang employer | Ang ipinapadala mo sa pamamagitan ng board. Ikaw ang magtatakda sa [Settings, Privacy](/settings?tab=privacy) kung ano pa sa profile mo ang puwedeng makita ng mga employer
| Ang payment provider | Ang card, pangalan, email, at phone mo, at ang halaga, kapag nagbayad ka
| Ang server ng AI | Ang mga impormasyong nabanggit sa itaas, kapag humiling ka ng cover letter
| Ang mail server | Ang address mo at ang mga email na ipinapadala namin sa iyo
| Ang sign-in provider | Na nagla-log in ka rito, kung iyon ang pinili mong paraan ng pag-log in
| Mga nagho-host ng site na ito para sa amin | Ang data kung paano ito naka-save, ayon lang sa utos namin
| Mga hukuman at awtoridad | Ang ipinabibigay sa amin ng batas, at wala nang iba

Nasa ibang bansa ang ilan sa kanila. Kami pa rin ang may pananagutan sa ginagawa nila para sa amin. Walang nakakakuha ng data mo para sa advertising.`,
  browserTitle: 'Ano ang naiiwan sa browser mo',
  browser: `
Wala kaming inilalagay na tracking cookie. Nasa sariling storage ng browser mo ang pagkaka-log in mo, ang mga naka-save mong trabaho, ang mga hinanap mo sa pagbisitang ito, ang mga draft na hindi mo pa naipadala, at ang pinili mong kulay, Lite, at mga key. Para makapagbasa ka kahit walang signal, itinatabi rin ng phone mo, nang hanggang 30 araw, ang mga trabahong tiningnan mo, ang mga naka-save mong trabaho, at ang mga application mo. Itinatabi rin nito ang mga na-save o isinulat mo habang walang signal, hanggang sa maipadala ang mga iyon. Hindi kailanman kasama rito ang mga bayad, sulat, at password. Kapag nag-log out ka, nabubura ang lahat maliban sa mga pinili mong iyon. May isang panandaliang cookie na nagbabantay sa pag-log in sa pamamagitan ng provider, nang sampung minuto.`,
  timesTitle: 'Gaano katagal namin itinatabi',
  times: (exportDays) => `
Hangga’t may account ka, maliban kung mas maaga mong burahin o kung iba ang nakasaad dito:

| Ano | Gaano katagal
| Pag-log in na hindi mo ginagamit | 1 araw; 30 araw kapag may “Tandaan ako”. Gaano man kadalas gamitin: 30 at 180 araw
| Ang hinanap mo | Bilang hash, sa loob ng kalahating oras na libre ang pag-ulit nito, at hanggang isang oras pa
| Mga email sa iyo | Ang text hanggang maipadala ito, isang araw ang pinakamatagal. Na naipadala ito: 90 araw
| Mga link sa email | Isang oras para sa password, isang araw para sa address. Na nagkaroon nito: 30 araw pa
| Email address na hindi umiiral | Wala kaming ipinapadala rito sa loob ng 180 araw, o hanggang makumpirma mo ito
| Notifications | 180 araw
| Kung anong mga trabaho ang ibinalita sa iyo ng mga naka-save mong search | 365 araw
| Ang listahan ng mga paggamit ng Online Jobs Portal account mo | 366 araw
| Kopya ng data mo | ${exportDays} araw, o hanggang makuha mo ito. Na hiniling mo ito: 90 araw
| Mga sagot na itinatabi para walang maipadala nang dalawang beses | 2 araw
| Mga bilang ng pagsubok, laban sa pang-aabuso | 1 araw
| Mga file ng resume na binura mo | Nabubura sa loob ng isang oras
| Mga mensahe sa amin | 365 araw, kahit umalis ka: hindi humihingi ng account ang form. Magsabi ka sa amin, at buburahin namin nang mas maaga
| Mga bayad | Hangga’t hinihingi ng batas sa buwis, kahit umalis ka na, pero wala ka na rito: tingnan sa ibaba

Isa-isang pinapatungan ng nagpapatakbo ng site na ito ang mga lumang backup. Hanggang doon, puwedeng nasa mga ito pa ang binura mo, at walang ibang gamit ang mga ito kundi pagkukumpuni.`,
  leaveTitle: 'Ang kopya mo, at pag-alis',
  leave: (exportDays, trialDays) => `
Sa [Settings, Privacy](/settings?tab=privacy), puwede kang humiling ng kopya ng lahat ng hawak namin tungkol sa iyo: mga pahinang mababasa mo, JSON para sa ibang programa, at mga file mo. Mag-e-email kami sa iyo ng link na isang beses lang gagana, sa loob ng ${exportDays} araw, habang naka-log in ka. Hindi kasama ang mga password at iba pang lihim, at sinasabi iyon ng kopya. Wala rin dito ang mga mensahe mula sa contact form: kahit sino ay puwedeng mag-type ng kahit anong address doon. Hingin mo sa amin ang mga iyon.

Sa parehong lugar, puwede mong burahin ang account mo. Mawawala ito agad, kasama ang profile, mga file, cover letter, application, password sa board, at mga pag-log in mo. Walang makapagbabalik nito.

Ano ang maiiwan:

- Mga bayad, nang wala ka: halaga, araw, brand ng card, huling apat na numero, at ang mga numero ng provider. Binubura sa mga ito ang pangalan, email, at phone mo.
- Isang hash ng email address mo na ginamitan ng key, at ng anumang dating address na pinalitan mo. Walang makakabasa ng address mula rito. Sinasabi lang nito sa amin na nagamit na ng address na ito ang ${trialDays} na libreng araw nito: kung magsa-sign up ka ulit gamit ito, wala nang pangalawang libreng trial.
- Mga kabuuang bilang ng bawat sampung tao: gaano kadalas sumagot at nag-imbita ang isang employer. Walang pinapangalanan dito.
- Mga mensaheng isinulat mo sa contact form, sa loob ng 365 araw ng mga ito.

Ang ipinadala mo sa mga employer at ang binayaran mo ay nananatili sa board at sa provider. Sa kanila mo hilinging burahin ito.`,
  rightsTitle: 'Ang mga karapatan mo',
  rights: (email) => `
Ibinibigay sa iyo ng Data Privacy Act ang mga karapatang ito. Libre ang paggamit sa mga ito.

- Na malaman: ang pahinang ito, at ang mga sagot namin.
- Na makita ang data mo at madala ito: ang kopyang nabanggit sa itaas.
- Na itama ito: sa [profile](/profile) mo at sa [settings](/settings) mo.
- Na tumutol, at bawiin ang pahintulot: para sa mga alok at alert sa email, isang click sa alinman sa mga ito.
- Na ipabura o ipa-block ito: sa pagbura mo rito, o sa paghiling sa amin.
- Sa bayad-pinsala, kung napinsala ka ng mali, hindi totoo, o labag sa batas na paggamit nito.
- Na magreklamo.

Sumulat sa [${email}](mailto:${email}). Sasagot kami sa loob ng 30 araw. Kung hindi ka kontento, magreklamo sa [National Privacy Commission](https://privacy.gov.ph).`,
  safeTitle: 'Paano namin ito pinoprotektahan',
  safe: `
Naka-hash gamit ang argon2id ang mga password. Naka-encrypt ang mga password sa board at ang nasa mga resibo. Naka-encrypt ang mga koneksiyon sa ibang serbisyo. Bukas ang data ng bawat tao sa taong iyon lang, at sinusuri iyon ng mga test sa bawat pagbabago.

Walang perpektong sistema. Kung puwede kang mapinsala ng isang data breach, sasabihan ka namin at ang National Privacy Commission sa loob ng 72 oras mula nang malaman namin.`,
  ageTitle: 'Edad, at mga pagbabago sa pahinang ito',
  age: `
Para sa mga taong 18 taong gulang pataas ang Hanap. Hindi namin sinasadyang magtabi ng data ng sinumang mas bata; sabihan mo kami, at buburahin namin ito.

Kung babaguhin namin ang patakarang ito, magbabago ang petsa sa itaas. Kung mahalaga sa iyo ang pagbabago, sasabihan ka namin bago ito magkabisa.`,
}
