import type { ErrandWords, OutcomeWords } from '@hanap/contract/applications/apply-outcome-words'

const NOT_SENT = 'Hindi naipadala ang application mo. Naka-save ang cover letter mo.'
const OPEN_ON_BOARD = 'Buksan ang trabaho sa Online Jobs Portal at doon mag-apply.'
const TRY_LATER = 'Subukan ulit pagkalipas ng ilang minuto.'
const LATER = 'Subukan ulit mamaya.'
const ASKS_FOR_MORE = 'May hinihingi pa ang Online Jobs Portal sa account mo roon.'
const REDESIGNED = 'Binago ang disenyo ng Online Jobs Portal.'
const CUT = [
  'Hindi gumagana o napakabagal ng Online Jobs Portal.',
  'Naputol ang koneksiyon sa Online Jobs Portal.',
]
const NO_ANSWER = 'Hindi namin naabot ang Online Jobs Portal, o naputol ang koneksiyon bago ito sumagot.'
const ALREADY = 'Nag-apply ka na sa trabahong ito.'
const already = (reason: string) => ({
  error: ALREADY,
  reason,
  causes: ['Nag-apply ka na dati sa trabahong ito.', 'Dalawang beses napindot ang button sa pag-apply.'],
  helps: [
    'Tingnan ang lagay nito sa Mga application ko.',
    'Buksan ang trabaho sa Online Jobs Portal para tingnan ito roon.',
  ],
})

const UNKNOWN = 'Hindi namin makumpirma kung nakarating ang application mo.'
const FIND_OUT = [
  'Maghintay: ipapakita sa Mga application ko ang resulta.',
  'Buksan ang Online Jobs Portal at tingnan ang listahan ng mga naipadala mong application.',
]

const apply = {
  nothing: NOT_SENT,
  refused: 'Hindi tinanggap ng Online Jobs Portal ang application mo.',
  refusedCauses: ['Nililimitahan ng employer kung sino ang puwedeng mag-apply.', ASKS_FOR_MORE],
  layout: {
    error: 'Binago ng Online Jobs Portal ang application form nito.',
    reason: 'Hindi na gaya ng alam namin ang form, kaya walang pinunan.',
    causes: [REDESIGNED, 'Sa ibang paraan tumatanggap ng application ang job na ito.'],
  },
  off: 'Naka-off muna ang pag-apply sa pamamagitan ng Online Jobs Portal.',
  down: 'Hindi namin naabot ang Online Jobs Portal, o naputol ang koneksiyon bago naipadala ang application mo.',
  again: 'Mag-apply ulit.',
  byHand: OPEN_ON_BOARD,
}

const errands = {
  apply,
  look: {
    ...apply,
    nothing: 'Walang naipadala.',
    refused: 'Hindi binuksan ng Online Jobs Portal ang application form nito.',
    down: NO_ANSWER,
    again: 'Tingnan ulit.',
  },
  sync: {
    nothing: 'Hindi nagbabago ang mga application mo rito.',
    refused: 'Hindi kami pinapasok ng Online Jobs Portal.',
    refusedCauses: ['Ni-lock o nilimitahan ng Online Jobs Portal ang account mo roon.', ASKS_FOR_MORE],
    layout: {
      error: 'Binago ng Online Jobs Portal ang listahan nito ng mga naipadalang application.',
      reason: 'Hindi na gaya ng alam namin ang listahan, kaya walang binasa mula rito.',
      causes: [REDESIGNED],
    },
    off: 'Naka-off muna ang koneksiyon sa Online Jobs Portal.',
    down: NO_ANSWER,
    again: 'Mag-sync ulit.',
    byHand: 'Buksan ang Online Jobs Portal at tingnan ang mga naipadala mong application.',
  },
}

export const outcomeWords: OutcomeWords = {
  errands,

  refusals: {
    said: (words: string) => `Ang sabi ng Online Jobs Portal: ${words}`,
    'other-account': () => 'Ibang Online Jobs Portal account na ang nakakonekta ngayon.',
    'stale-form': () => 'Dalawang beses tinanggihan ng Online Jobs Portal ang application form.',
    'stale-login': () => 'Dalawang beses tinanggihan ng Online Jobs Portal ang login form.',
    robots: () => 'Hindi pinapayagan ng robots.txt ng Online Jobs Portal na basahin namin ang page na ito.',
  },

  undelivered: (errand: ErrandWords, name: string) => {
    const reconnect = `Ikonekta ulit ang ${name} account mo sa Settings, Integrations.`
    return {
      gone: {
        error: 'Hindi na bukas sa Online Jobs Portal ang trabahong ito.',
        reason: 'Wala na ito sa Online Jobs Portal.',
        causes: ['May natanggap na ang employer.', 'Inalis ng employer ang job.'],
        helps: [
          'Maghanap ng mga katulad na trabaho.',
          'Buksan ang trabaho sa Online Jobs Portal para makita kung ano ang sinasabi nito.',
        ],
      },
      'no-points': {
        error: 'Kulang ang apply points mo sa Online Jobs Portal.',
        reason:
          'May bayad na apply points ang bawat application, pati sa Online Jobs Portal mismo, at kulang na ang sa iyo.',
        causes: [
          'Nagamit mo na ang points mo sa ibang trabaho.',
          'Mas maraming points ang pinayagan mo kaysa sa mayroon ka.',
        ],
        helps: [
          'Maghintay hanggang sapat na ang points na ipinapakita ng Online Jobs Portal.',
          'Tingnan ang points mo sa Online Jobs Portal.',
        ],
      },
      credentials: {
        error: `Hindi kami makapag-log in sa ${name} account mo.`,
        reason: 'Hindi na tinatanggap ng Online Jobs Portal ang naka-save na email address at password.',
        causes: [
          'Pinalitan mo ang password mo sa Online Jobs Portal.',
          'Ni-lock ng Online Jobs Portal ang account.',
        ],
        helps: [reconnect, errand.byHand],
      },
      session: {
        error: `Ni-log out kami ng ${name} sa account mo.`,
        reason:
          'Tinapos ng Online Jobs Portal ang session mo at hindi kami pinatuloy matapos mag-log in ulit.',
        causes: [
          'May hinihingi ang Online Jobs Portal na ikaw lang ang makakasagot.',
          'Limitado ang account mo.',
        ],
        helps: ['Mag-log in sa Online Jobs Portal para makita kung ano ang sinasabi nito.', reconnect],
      },
      'bot-page': {
        error: 'Humingi ang Online Jobs Portal ng patunay na tao ka.',
        reason: 'Nagpakita ang Online Jobs Portal ng check na tao lang ang makakapasa.',
        causes: ['Pinoprotektahan ng Online Jobs Portal ang sarili nito ngayon laban sa mga program.'],
        helps: [LATER, errand.byHand],
      },
      layout: { ...errand.layout, helps: [errand.byHand, LATER] },
      'too-many': {
        error: 'Pinabagal kami ng Online Jobs Portal.',
        reason: 'Limitado ang request na tinatanggap ng Online Jobs Portal sa loob ng ilang sandali.',
        causes: ['Maraming gumagamit ng Online Jobs Portal ngayon.'],
        helps: [TRY_LATER, errand.byHand],
      },
      off: {
        error: errand.off,
        reason: 'Ini-off ng nagpapatakbo ng site na ito ang koneksiyon sa Online Jobs Portal.',
        causes: ['Under maintenance ang Online Jobs Portal.'],
        helps: [LATER, errand.byHand],
      },
      down: {
        error: 'Hindi sumasagot ngayon ang Online Jobs Portal.',
        reason: errand.down,
        causes: CUT,
        helps: [TRY_LATER, errand.byHand],
      },
      'not-connected': {
        error: `Kailangan mong ikonekta ang ${name} account mo sa Settings para makapag-apply sa mga trabaho.`,
        reason: `Walang nakakonektang ${name} account.`,
        causes: [
          `Hindi mo pa naikokonekta ang ${name} account mo.`,
          'Idiniskonekta ang account sa Settings.',
        ],
        helps: [`Ikonekta ang ${name} account mo sa Settings, Integrations.`, OPEN_ON_BOARD],
      },
      'other-source': {
        error: `Hindi maaaplayan ang trabahong ito sa pamamagitan ng ${name}.`,
        reason: `Hindi galing sa ${name} ang job.`,
        causes: ['Sa ibang source namin nakuha ang job.'],
        helps: ['Mag-apply kung saan naka-post ang trabaho.'],
      },
      interrupted: {
        error: 'Hindi namin naipadala ang application mo sa Online Jobs Portal.',
        reason: 'May mali sa panig namin bago namin naabot ang Online Jobs Portal.',
        causes: ['Sandaling naputol ang serbisyo namin.'],
        helps: [TRY_LATER, OPEN_ON_BOARD],
      },
      'not-there': {
        error: 'Hindi naipadala ang application mo.',
        reason: 'Wala sa Online Jobs Portal ang application mo. Ligtas ang cover letter mo.',
        causes: ['Naputol ang koneksiyon bago nakarating ang application mo.'],
        helps: ['Mag-apply ulit.', OPEN_ON_BOARD],
      },
      refused: {
        error: errand.refused,
        reason: '',
        causes: ['May nagbago sa Online Jobs Portal, o sa Settings mo, sa mismong sandaling iyon.'],
        helps: [errand.again, errand.byHand],
      },
      said: {
        error: errand.refused,
        reason: '',
        causes: errand.refusedCauses,
        helps: ['Basahin ang sinasabi ng Online Jobs Portal at ayusin ito roon.', errand.byHand],
      },
    }
  },

  maybe: {
    layout: {
      error: UNKNOWN,
      reason:
        'Hindi namin naintindihan ang sagot ng Online Jobs Portal, kaya baka nakarating ang application mo. Chine-check namin ito at hindi ipapadala nang dalawang beses.',
      causes: [REDESIGNED, 'May hinihingi pa sa iyo ang Online Jobs Portal para sa job na ito.'],
      helps: FIND_OUT,
    },
    down: {
      error: UNKNOWN,
      reason:
        'Naputol ang koneksiyon habang ipinapadala namin ang application mo, kaya baka nakarating ito. Chine-check namin ito at hindi ipapadala nang dalawang beses.',
      causes: CUT,
      helps: FIND_OUT,
    },
    'given-up': {
      error: UNKNOWN,
      reason:
        'Isang araw naming hindi na-confirm kung nakarating ang application mo, kaya tumigil na kami sa pag-check.',
      causes: [
        'Hindi gumagana ang Online Jobs Portal, o hindi kami hinayaang tumingin.',
        'Diniskonekta mo ang account na ginamit namin sa pagpapadala.',
      ],
      helps: [
        'Buksan ang trabaho sa Online Jobs Portal at tingnan ang mga naipadala mong application.',
        'Kung wala ito roon, doon mag-apply.',
      ],
    },
  },

  already: {
    sent: already('Naipadala na ang application mo para sa trabahong ito.'),
    sending: already('Ipinapadala na ngayon ang application mo para sa trabahong ito.'),
    unknown: already(
      'Baka nakarating sa Online Jobs Portal ang application mo. Chine-check namin ito at hindi ipapadala nang dalawang beses.',
    ),
    failed: already('Kasusubok lang ulit ng application mo para sa trabahong ito.'),
    elsewhere: {
      error: ALREADY,
      reason:
        'Ikaw mismo ang nagdagdag ng application para sa trabahong ito, kaya itinuturing itong naipadala.',
      causes: ['Nag-apply ka sa Online Jobs Portal o sa iba, at idinagdag mo ito rito.'],
      helps: [
        'Tingnan ang lagay nito sa Mga application ko.',
        'Kung hindi ka nag-apply, burahin ito sa Mga application ko at dito mag-apply.',
      ],
    },
  },
}
