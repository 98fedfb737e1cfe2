import type { Translated } from '../../../i18n/messages.ts'
import type { text as english } from './spot-fake-listings.ts'

export const text: Translated<typeof english> = {
  body: `
Totoo ang karamihan ng mga job. Kinokopya ng mga peke ang mga totoo, kaya walang pinatutunayan ang magandang logo o magaling na English. Ang nagbubuko sa kanila ay kung ano ang ipinapagawa nila **sa iyo**.

## Pitong palatandaan para huminto

- **Ikaw muna ang magbabayad.** Bayad sa training, starter kit, background check, “slot”, o deposito sa laptop na ibabalik daw. Ang employer ang nagbabayad sa iyo, hindi kailanman ang kabaligtaran.
- **Mga task na kailangan ng top-up.** Nagla-like ka ng video o nagre-rate ng hotel, may makikita kang maliit na kita, tapos kailangan mong magdeposito para “ma-unlock” ang iba pa. Pain ang unang payout. Hindi na babalik ang deposito.
- **Ang account mo ang trabaho.** Tatanggap ka ng pera at ipapasa ito, o ipapahiram mo ang bank o GCash account mo. Ganito inililipat ang nakaw na pera, at krimen ang magpahiram o magbenta ng account para rito ayon sa Republic Act 12010.
- **Sobra ang ipinadala nila.** Bayad na mas malaki sa napagkasunduan, tapos hihilinging isauli mo ang sobra. Babawiin kalaunan ang unang bayad at ikaw ang malulugi.
- **Chat lang, at nagmamadali.** Walang website, walang company email, walang tawag, tanggap ka sa loob ng sampung minuto, lahat sa Telegram o WhatsApp.
- **Masyadong maagang hinihingi ang mga papeles.** Litrato ng ID mo, selfie na hawak ito, login mo sa bangko, o one-time code bago pa may kontrata. Walang employer na mangangailangan kailanman ng one-time code.
- **Sahod na hindi tugma sa kahit ano.** Data entry na triple ng karaniwan ang bayad. Ihambing sa [gabay sa sahod](/salaries).

## Limang minutong pagsusuri

1. Hanapin sa internet ang pangalan ng kompanya kasama ang salitang “scam”, at isa pang beses kasama ang salitang “reviews”.
2. Buksan ang website nito: ikaw mismo ang mag-type ng address. Tingnan kung nandoon din ang trabaho.
3. Tingnan ang email address pagkatapos ng @. Ang pangalang halos kapareho ng sa kompanya ay hindi sa kompanya.
4. Kopyahin ang isang kakaibang pangungusap ng job sa search engine, nasa loob ng panipi. Paulit-ulit na ipine-paste ang mga pekeng job.
5. Humiling ng maikling video call, at itanong kung kanino ka magre-report. Ang totoong employer ay papayag o magbibigay ng dahilan.

Sa Hanap, ang job na nanghihingi ng pera, naglilipat sa iyo sa chat lang, o nagtatago kung sino ang nag-post ay may kahong **Suriin bago mag-apply**, kasama ang mga salitang naging dahilan nito. Payo ito, hindi hatol: puwede pa ring peke ang job na walang kahon. Puwede mong i-report ang job mula sa sarili nitong pahina.

## Tungkol sa test na trabaho

Normal ang maikling test. Patas na walang bayad kung isang oras o mas maikli; ang isang buong araw ng totoong trabaho ay trabaho at dapat bayaran. Magtanong bago magsimula: “Is the test paid, and what will it be used for?”

## Kung nangyari na

1. **Pera.** Tawagan agad ang bangko o e-wallet mo, ipa-hold ang transfer, at isulat ang ticket number. Mahalaga ang bawat minuto.
2. **Mga password.** Palitan ang ginamit mo, unahin ang sa email mo, at i-on ang two-step sign-in.
3. **ID.** Magtabi ng patunay kung ano ang ipinadala mo at kanino. Sabihan ang bangko mo na magbantay sa mga bagong account sa pangalan mo.
4. **Mag-report.** 1326 ang hotline ng gobyerno para sa cybercrime. Tumatanggap ng reklamo ang PNP Anti-Cybercrime Group at ang NBI Cybercrime Division. Magdala ng mga screenshot na may petsa, pangalan ng account, at mga numero.
5. **Magbabala.** I-report ang job dito, at sa board kung saan ito naka-post. Wala kang ginawang nakakahiya: full time ang mga taong ito sa panloloko.
`,
}

export const minutes = 5

export const sources = [
  { name: 'Federal Trade Commission (US): Job scams', url: 'https://consumer.ftc.gov/articles/job-scams' },
  {
    name: 'Republic Act 12010, Anti-Financial Account Scamming Act (2024)',
    url: 'https://lawphil.net/statutes/repacts/ra2024/ra_12010_2024.html',
  },
  { name: 'Cybercrime Investigation and Coordinating Center, hotline 1326', url: 'https://cicc.gov.ph' },
  { name: 'National Privacy Commission', url: 'https://privacy.gov.ph' },
]
