/** Sharing one of these with an order proves nothing. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `a able about above add after again all also always am an and any application applications apply applying are as ask
  at available be because been before begin being best better both bring business but by call can candidate care carefully
  chance clear clearly client clients close come communicate communication company contribute could cover customer
  customers daily date day days dear detail details did do does done each eager employer end english enjoy even every
  experience experiences experienced family few filipino find first follow following for forward found from full
  further gladly get give glad go good great had happy hard has have having hear hello help her here hiring his hope
  hours how i if improve in include including interest interested interview into is it its job just keep kind know
  learn learning let letter letters like line list look looking made make manager many may me message more most much
  must my name need needs new next no not now of offer on one only open opportunity or order other our out over own
  part people perfect person place please position possible post process professional project projects provide
  quality quickly ready really receive regards reliable remote remotely reply resume role said same say schedule see
  send sincerely skill skills so some soon speak start strong subject sure take talk task tasks team text than thank
  thanks that the their them then there these they thing things this those through time title to together too tools
  use used using value very want was way we week welcome well were what when where which while who will willing with
  within word words work worked working world would write writing written year years yes you your yourself able
  consideration discuss grateful hire hired organized support responsible responsibilities duties requirements
  position's advertisement described describe posting listing mentioned
    email emails question questions answer answers answering friendly read home stay handle handling accurate informed run
    small short resume portfolio link complete fully two three four five ad enjoyed caught eye post detail-oriented attention confident believe background`
    .split(/\s+/u)
    // Leaves out words that often give away a followed order.
    .filter((word) => !['hire', 'hired', 'perfect'].includes(word)),
)

/** In lower case, between blanks, for phrase searches. */
export const bareWords = (text: string) => ` ${wordsOf(text).join(' ')} `

/** In lower case, without diacritics. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}][\p{L}\p{N}+#'’]*/gu) ?? []
