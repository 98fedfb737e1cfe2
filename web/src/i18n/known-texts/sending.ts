import type { Pattern } from './words.ts'

/** What became of an application that was sent, or could not be. */
export const sendingTexts: Readonly<Record<string, string>> = {
  'Your application was not sent. Your cover letter is kept.':
    'Hindi naipadala ang application mo. Naka-save ang cover letter mo.',
  'Open the job on the board and apply there.': 'Buksan ang trabaho sa board at doon mag-apply.',
  'Try again in a few minutes.': 'Subukan ulit pagkalipas ng ilang minuto.',
  'Resource not found. The job or cover letter might have been removed.':
    'Hindi nakita. Baka inalis na ang trabaho o ang cover letter.',
  'You have already applied to this job.': 'Nag-apply ka na sa trabahong ito.',
  'You added an application for this job yourself, so it counts as sent.':
    'Ikaw mismo ang nagdagdag ng application para sa trabahong ito, kaya itinuturing itong naipadala.',
  'You applied on the board or somewhere else, and noted it here.':
    'Nag-apply ka sa board o sa iba, at itinala mo ito rito.',
  'See where it stands under My Applications.': 'Tingnan ang lagay nito sa Mga application ko.',
  'If you did not apply, delete it under My Applications and apply from here.':
    'Kung hindi ka nag-apply, burahin ito sa Mga application ko at dito mag-apply.',
  'Your application for this job has been sent.': 'Naipadala na ang application mo para sa trabahong ito.',
  'Your application for this job is being sent right now.':
    'Ipinapadala na ngayon ang application mo para sa trabahong ito.',
  'Your application for this job may have reached the board. We are finding out and will not send it twice.':
    'Maaaring nakarating sa board ang application mo para sa trabahong ito. Inaalam namin ito, at hindi namin ito ipapadala nang dalawang beses.',
  'Your application for this job was just tried again.':
    'Kasusubok lang ulit ng application mo para sa trabahong ito.',
  'You applied to this job before.': 'Nag-apply ka na dati sa trabahong ito.',
  'The apply button was pressed twice.': 'Dalawang beses napindot ang button sa pag-apply.',
  'Open the job on the board to check it there.': 'Buksan ang trabaho sa board para tingnan ito roon.',
  'The account was disconnected in Settings.': 'Idiniskonekta ang account sa Settings.',
  'The listing was brought in from another source.': 'Galing sa ibang pinagkukunan ang listing.',
  'Apply at the place where the job was posted.': 'Mag-apply kung saan naka-post ang trabaho.',
  'This job is no longer open on the board.': 'Hindi na bukas sa board ang trabahong ito.',
  'The listing has been taken down.': 'Inalis na ang listing.',
  'The position was filled.': 'May natanggap na sa posisyon.',
  'The employer removed the listing.': 'Inalis ng employer ang listing.',
  'Look for similar jobs.': 'Maghanap ng mga katulad na trabaho.',
  'Open the job on the board to see what it says.':
    'Buksan ang trabaho sa board para makita kung ano ang sinasabi nito.',
  'Your application could not be handed over to the board.': 'Hindi naibigay sa board ang application mo.',
  'Something went wrong on our side before the board was asked.':
    'May mali sa panig namin bago pa natanong ang board.',
  'Our service was interrupted for a moment.': 'Sandaling naputol ang serbisyo namin.',
  'The board broke off while your application was being sent, so it may have been sent. We keep looking for it on the board and will not send it a second time.':
    'Naputol ang board habang ipinapadala ang application mo, kaya maaaring naipadala ito. Patuloy namin itong hinahanap sa board at hindi namin ipapadala nang ikalawang beses.',
  'The board answered with a page we do not know when your application was handed over, so it may have been sent. We keep looking for it on the board and will not send it a second time.':
    'Sumagot ang board ng pahinang hindi namin kilala nang ibigay ang application mo, kaya maaaring naipadala ito. Patuloy namin itong hinahanap sa board at hindi namin ipapadala nang ikalawang beses.',
  'The board wants something more of you for this listing.':
    'May hinihingi pa sa iyo ang board para sa listing na ito.',
  'We could not find out whether your application arrived.':
    'Hindi namin nalaman kung nakarating ang application mo.',
  'Wait: My Applications shows the result as soon as we know it.':
    'Maghintay: ipapakita sa Mga application ko ang resulta sa sandaling malaman namin.',
  'Open the board and look in your list of sent applications.':
    'Buksan ang board at tingnan ang listahan ng mga naipadala mong application.',
  'For a day we could not find out whether your application arrived, so we have stopped looking.':
    'Isang araw naming hindi nalaman kung nakarating ang application mo, kaya tumigil na kami sa paghahanap.',
  'The board was down, or did not let us look.': 'Hindi gumagana ang board, o hindi kami hinayaang tumingin.',
  'The board account it was sent with is no longer connected.':
    'Hindi na nakakonekta ang board account na ginamit sa pagpapadala nito.',
  'Open the job on the board and look in your sent applications.':
    'Buksan ang trabaho sa board at tingnan ang mga naipadala mong application.',
  'If it is not there, apply there.': 'Kung wala ito roon, doon mag-apply.',
  'It was not sent: the board does not have your application. Your cover letter is kept.':
    'Hindi ito naipadala: wala sa board ang application mo. Naka-save ang cover letter mo.',
  'The board broke off before it took your application.':
    'Naputol ang board bago nito natanggap ang application mo.',
}

export const sendingPatterns: readonly Pattern[] = [
  [/^No (.+) account is connected\.$/, (board) => `Walang nakakonektang ${board} account.`],
  [
    /^You have not connected your (.+) account yet\.$/,
    (board) => `Hindi mo pa naikokonekta ang ${board} account mo.`,
  ],
  [
    /^This job cannot be applied for through (.+)\.$/,
    (board) => `Hindi maaaplayan ang trabahong ito sa pamamagitan ng ${board}.`,
  ],
  [/^The listing did not come from (.+)\.$/, (board) => `Hindi galing sa ${board} ang listing.`],
]
