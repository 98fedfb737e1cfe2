import type { Translated } from '../../../i18n/messages.ts'
import type { text as english } from './first-message.ts'

export const text: Translated<typeof english> = {
  body: `
Ang employer na may walumpung application ay nagbabasa lang ng unang dalawang linya ng bawat isa. Isa lang ang trabaho ng unang mensahe mo: ang masagot. Hindi nito kailangang ikuwento ang buhay mo.

## Basahin nang dalawang beses ang job

Maraming employer ang nagtatago ng maliit na utos sa text: isang salita para sa subject line, tanong na dapat sagutin, file na huwag isama. Lumalabas dito kung sino ang talagang nagbabasa. Gawin kung ano mismo ang sinasabi, sa pinakaitaas.

Mag-ingat sa mga utos na humihingi ng higit sa isang salita: walang nangangailangan ng ID o detalye ng bangko mo sa isang application.

## Limang bahagi, kulang sa 150 salita

1. **Ang trabaho, sa pangalan nito.** “Your bookkeeper post of 3 November”, hindi “the job”.
2. **Isang patunay.** Ang nagawa mo na pinakamalapit sa trabaho nila, may kasamang numero. Mas malakas ang isang numerong kaya mong panindigan kaysa tatlong pang-uri.
3. **Isang bagay na napansin mo.** Isang detalye sa job o site nila, at kung ano ang gagawin mo tungkol dito.
4. **Oras at simula.** Kailan ka magtatrabaho, sa oras nila at sa oras sa Manila, at mula anong araw.
5. **Isang madaling susunod na hakbang.** Tawag sa tiyak na oras, o sample na mabubuksan nila agad.

## Isang halimbawang hihimayin

> Subject: Bookkeeper, Xero (blue mango)
>
> Hi Ms Carter,
>
> I am applying for your part-time bookkeeper post. For two years I have kept the books of six cafés in Xero: bank feeds daily, BAS papers ready by the 10th each quarter.
>
> You write that receipts arrive by photo and get lost. I would set up one inbox for them and match it every Friday; a one-page description of how I do this is attached.
>
> I am free 9 am to 1 pm Sydney time (6 to 10 am in Manila now, 7 to 11 am when your clocks change in April), from 1 December.
>
> Would a 15-minute call on Thursday at 10 am your time suit you?
>
> Mia Reyes

Nasa English ito, gaya ng isusulat mo sa karamihan ng employer. “Blue mango” ang nakatagong salita. Sarili niya ang mga numero. Walang anuman dito ang babagay sa ibang job, at iyon ang dahilan kaya ito gumagana.

## Ano ang huwag isama

- Edad, civil status, relihiyon, taas, litrato, buong address. Hindi kailangan ang mga ito para husgahan ang trabaho mo.
- “I am hardworking, honest and willing to be trained.” Iyan ang isinusulat ng lahat. Ipakita mo na lang.
- “Dear Sir/Ma’am” kapag may pangalan sa job.
- Ang buong kuwento mo. Nakalakip naman ang resume.
- Rate na mas mababa sa kaya mong ikabuhay. Tingnan ang [paghingi ng sahod](/resources/ask-for-pay).

## Kung magpapatulong ka sa AI

Gamitin ito sa unang draft at sa grammar. Tapos alisin ang bawat pahayag na hindi totoo, at bawat pangungusap na babagay sa kahit anong trabaho. Sa interview, tatanungin ka tungkol sa sinasabi ng cover letter. Ang mga cover letter na isinulat ng AI sa Hanap ay nakabatay sa sarili mong profile at resume, at ipinapakita kung saan nakabatay ang bawat pangungusap, kaya mabilis mo itong masusuri.

## Pagkatapos ipadala

Walang sagot sa loob ng apat o limang araw ng trabaho? Isang magalang na linya: “I wanted to ask if you need anything else from me for the bookkeeper post.” Isang beses lang. Tapos magpatuloy na; kadalasan, walang kinalaman sa iyo ang pananahimik nila.
`,
}

export const minutes = 4

export const sources = []
