import type { ErrandWords, OutcomeWords } from '@hanap/contract/applications/apply-outcome-words'

const NOT_SENT = 'Hindi naipadala ang application mo. Naka-save ang cover letter mo.'
const OPEN_ON_BOARD = 'Buksan ang trabaho sa board at doon mag-apply.'
const TRY_LATER = 'Subukan ulit pagkalipas ng ilang minuto.'
const LATER = 'Subukan ulit mamaya.'
const ASKS_FOR_MORE = 'May hinihingi pa ang board sa account mo roon.'
const REDESIGNED = 'Binago ang disenyo ng board.'
const CUT = ['Hindi gumagana o napakabagal ng board.', 'Naputol ang koneksiyon sa board.']
const NO_ANSWER = 'Hindi naabot ang board, o naputol ito bago sumagot.'
const ALREADY = 'Nag-apply ka na sa trabahong ito.'
const already = (reason: string) => ({
  error: ALREADY,
  reason,
  causes: ['Nag-apply ka na dati sa trabahong ito.', 'Dalawang beses napindot ang button sa pag-apply.'],
  helps: [
    'Tingnan ang lagay nito sa Mga application ko.',
    'Buksan ang trabaho sa board para tingnan ito roon.',
  ],
})

const UNKNOWN = 'Hindi namin nalaman kung nakarating ang application mo.'
const FIND_OUT = [
  'Maghintay: ipapakita sa Mga application ko ang resulta sa sandaling malaman namin.',
  'Buksan ang board at tingnan ang listahan ng mga naipadala mong application.',
]

const apply = {
  nothing: NOT_SENT,
  refused: 'Hindi tinanggap ng job board ang application mo.',
  refusedCauses: ['Nililimitahan ng employer kung sino ang puwedeng mag-apply.', ASKS_FOR_MORE],
  layout: {
    error: 'Binago ng job board ang application form nito.',
    reason: 'Hindi na gaya ng alam namin ang form, kaya walang pinunan.',
    causes: [REDESIGNED, 'Sa ibang paraan tumatanggap ng application ang listing na ito.'],
  },
  off: 'Naka-off muna ang pag-apply sa pamamagitan ng job board.',
  down: 'Hindi naabot ang board, o naputol ito bago naibigay ang application mo.',
  again: 'Mag-apply ulit.',
  byHand: OPEN_ON_BOARD,
}

const errands = {
  apply,
  look: {
    ...apply,
    nothing: 'Walang naipadala.',
    refused: 'Hindi binuksan ng job board ang application form nito.',
    down: NO_ANSWER,
    again: 'Tingnan ulit.',
  },
  sync: {
    nothing: 'Hindi nagbabago ang mga application mo rito.',
    refused: 'Hindi kami pinapasok ng job board.',
    refusedCauses: ['Ni-lock o nilimitahan ng board ang account mo roon.', ASKS_FOR_MORE],
    layout: {
      error: 'Binago ng job board ang listahan nito ng mga naipadalang application.',
      reason: 'Hindi na gaya ng alam namin ang listahan, kaya walang binasa mula rito.',
      causes: [REDESIGNED],
    },
    off: 'Naka-off muna ang koneksiyon sa job board.',
    down: NO_ANSWER,
    again: 'Mag-sync ulit.',
    byHand: 'Buksan ang board at tingnan ang mga naipadala mong application.',
  },
}

export const outcomeWords: OutcomeWords = {
  errands,

  refusals: {
    said: (words: string) => `Ang sabi ng board: ${words}`,
    'other-account': () => 'Ibang board account na ang nakakonekta ngayon.',
    'stale-form': () => 'Dalawang beses tinanggihan ng board ang application form.',
    'stale-login': () => 'Dalawang beses tinanggihan ng board ang login form.',
    robots: () => 'Hindi pinapayagan ng robots.txt ng job board na basahin namin ang page na ito.',
  },

  undelivered: (errand: ErrandWords, name: string) => {
    const reconnect = `Ikonekta ulit ang ${name} account mo sa Settings, Integrations.`
    return {
      gone: {
        error: 'Hindi na bukas sa board ang trabahong ito.',
        reason: 'Inalis na ang listing.',
        causes: ['May natanggap na sa posisyon.', 'Inalis ng employer ang listing.'],
        helps: [
          'Maghanap ng mga katulad na trabaho.',
          'Buksan ang trabaho sa board para makita kung ano ang sinasabi nito.',
        ],
      },
      'no-points': {
        error: 'Kulang ang apply points mo sa board.',
        reason:
          'May bayad na apply points ang bawat application, pati sa board mismo, at kulang na ang sa iyo.',
        causes: [
          'Nagamit mo na ang points mo sa ibang trabaho.',
          'Mas maraming points ang pinayagan mo kaysa sa mayroon ka.',
        ],
        helps: [
          'Maghintay hanggang sapat na ang points na ipinapakita ng board.',
          'Tingnan ang points mo sa board.',
        ],
      },
      credentials: {
        error: `Hindi ma-log in ang ${name} account mo.`,
        reason: 'Hindi na tinatanggap ng board ang naka-save na email address at password.',
        causes: ['Pinalitan mo ang password mo sa board.', 'Ni-lock ng board ang account.'],
        helps: [reconnect, errand.byHand],
      },
      session: {
        error: `Na-log out ng board ang ${name} account mo.`,
        reason: 'Tinapos ng board ang session mo at hindi kami pinatuloy matapos mag-log in ulit.',
        causes: ['May hinihingi ang board na ikaw lang ang makakasagot.', 'Limitado ang account mo.'],
        helps: ['Mag-log in sa board para makita kung ano ang sinasabi nito.', reconnect],
      },
      'bot-page': {
        error: 'Gustong makita ng job board na may tao roon.',
        reason: 'Nagpakita ang board ng pagsubok na tao lang ang makakapasa.',
        causes: ['Pinoprotektahan ng board ang sarili nito ngayon laban sa mga program.'],
        helps: [LATER, errand.byHand],
      },
      layout: { ...errand.layout, helps: [errand.byHand, LATER] },
      'too-many': {
        error: 'Hinihiling ng job board na magdahan-dahan kami.',
        reason: 'Limitado ang request na tinatanggap ng board sa loob ng ilang sandali.',
        causes: ['Maraming gumagamit ng board ngayon.'],
        helps: [TRY_LATER, errand.byHand],
      },
      off: {
        error: errand.off,
        reason: 'Ini-off ng nagpapatakbo ng site na ito ang koneksiyon sa board.',
        causes: ['May ginagawa sa board.'],
        helps: [LATER, errand.byHand],
      },
      down: {
        error: 'Hindi sumasagot ngayon ang job board.',
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
        reason: `Hindi galing sa ${name} ang listing.`,
        causes: ['Galing sa ibang pinagkukunan ang listing.'],
        helps: ['Mag-apply kung saan naka-post ang trabaho.'],
      },
      interrupted: {
        error: 'Hindi naibigay sa board ang application mo.',
        reason: 'May mali sa panig namin bago pa natanong ang board.',
        causes: ['Sandaling naputol ang serbisyo namin.'],
        helps: [TRY_LATER, OPEN_ON_BOARD],
      },
      'not-there': {
        error: 'Hindi naipadala ang application mo.',
        reason: 'Hindi ito naipadala: wala sa board ang application mo. Naka-save ang cover letter mo.',
        causes: ['Naputol ang board bago nito natanggap ang application mo.'],
        helps: ['Mag-apply ulit.', OPEN_ON_BOARD],
      },
      refused: {
        error: errand.refused,
        reason: '',
        causes: ['May nagbago sa board, o sa Settings mo, sa mismong sandaling iyon.'],
        helps: [errand.again, errand.byHand],
      },
      said: {
        error: errand.refused,
        reason: '',
        causes: errand.refusedCauses,
        helps: ['Basahin ang sinasabi ng board at ayusin ito roon.', errand.byHand],
      },
    }
  },

  maybe: {
    layout: {
      error: UNKNOWN,
      reason:
        'Sumagot ang board ng pahinang hindi namin kilala nang ibigay ang application mo, kaya maaaring naipadala ito. Patuloy namin itong hinahanap sa board at hindi namin ipapadala nang ikalawang beses.',
      causes: [REDESIGNED, 'May hinihingi pa sa iyo ang board para sa listing na ito.'],
      helps: FIND_OUT,
    },
    down: {
      error: UNKNOWN,
      reason:
        'Naputol ang board habang ipinapadala ang application mo, kaya maaaring naipadala ito. Patuloy namin itong hinahanap sa board at hindi namin ipapadala nang ikalawang beses.',
      causes: CUT,
      helps: FIND_OUT,
    },
    'given-up': {
      error: UNKNOWN,
      reason:
        'Isang araw naming hindi nalaman kung nakarating ang application mo, kaya tumigil na kami sa paghahanap.',
      causes: [
        'Hindi gumagana ang board, o hindi kami hinayaang tumingin.',
        'Hindi na nakakonekta ang board account na ginamit sa pagpapadala nito.',
      ],
      helps: [
        'Buksan ang trabaho sa board at tingnan ang mga naipadala mong application.',
        'Kung wala ito roon, doon mag-apply.',
      ],
    },
  },

  already: {
    sent: already('Naipadala na ang application mo para sa trabahong ito.'),
    sending: already('Ipinapadala na ngayon ang application mo para sa trabahong ito.'),
    unknown: already(
      'Maaaring nakarating sa board ang application mo para sa trabahong ito. Inaalam namin ito, at hindi namin ito ipapadala nang dalawang beses.',
    ),
    failed: already('Kasusubok lang ulit ng application mo para sa trabahong ito.'),
    elsewhere: {
      error: ALREADY,
      reason:
        'Ikaw mismo ang nagdagdag ng application para sa trabahong ito, kaya itinuturing itong naipadala.',
      causes: ['Nag-apply ka sa board o sa iba, at itinala mo ito rito.'],
      helps: [
        'Tingnan ang lagay nito sa Mga application ko.',
        'Kung hindi ka nag-apply, burahin ito sa Mga application ko at dito mag-apply.',
      ],
    },
  },
}
