import type { Translated } from '../../../i18n/messages.ts'
import type { employerServiceMessages as english } from './messages.ts'

export const employerServiceMessages: Translated<typeof english> = {
  soon: 'Malapit na',
  postTitle: 'Mag-post ng trabaho',
  postLead:
    'Hindi pa bukas ang pag-post sa Hanap mismo. Ginagawa namin ito para sa mga nagsasabi kung magkano ang sahod.',
  postSubject: 'Pag-post ng trabaho',
  postNowTitle: 'Ang hihingin nito sa iyo',
  postPay: 'Sahod bilang isang halaga o saklaw bawat buwan, sa piso o dolyar. Walang “DOE”.',
  postHours: 'Mga oras, at kaninong orasan ang susundin, para makita ito ng mga naghahanap sa Manila time.',
  postWho: 'Ang pangalan mo o ng kompanya mo, na susuriin bago ang unang post.',
  postFree: 'Walang kahit anong singil sa mga nag-a-apply.',
  postUntil:
    'Sa ngayon, galing sa Online Jobs Portal ang mga trabaho rito. Mag-post doon at lalabas ito rito.',
  resourcesTitle: 'Para sa mga employer',
  resourcesLead: 'Nagsusulat kami ng notes tungkol sa pag-hire sa Pilipinas.',
  resourcesSubject: 'Notes para sa mga employer',
  resourcesNowTitle: 'Ang isinusulat namin',
  resourcesPay: 'Magkano ang sahod sa trabaho: paano basahin ang gabay sa sahod mula sa panig mo.',
  resourcesListing:
    'Job na sinasagot ng magagaling na tao: sahod, oras, mga gawain, at kung sino ang makakatrabaho nila.',
  resourcesHours:
    'Sabayang oras at trabaho sa gabi: ano ang kapalit nito sa isang tao, at ano ang dapat ialok para rito.',
  resourcesStart: 'Mga kontrata, pagbabayad mula sa ibang bansa, at mga holiday sa magkabilang panig.',
  resourcesUntil: 'Narito na: magkano ang sahod sa mga bukas na job.',
  salaryGuide: 'Buksan ang gabay sa sahod',
  tellTitle: 'Sabihin sa amin ang kailangan mo',
  tellText:
    'Sumulat sa amin at sasabihan ka namin kapag bukas na ito. Makakatulong din ito para tama ang unahin naming gawin.',
}
