const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u))

/** Endings that do not distinguish companies: 'Acme Inc.' is 'Acme'. */
export const legalForms = setOf(
  'inc incorporated corp corporation co company llc ltd limited plc gmbh ag pty opc llp lp sdn bhd pte pvt private bv nv sa srl kk the and com ph',
)

/** Places at the end of a name: 'Acme Philippines' is also 'Acme'. */
export const placesInNames = setOf(
  'philippines philippine phils phil pilipinas manila makati taguig bgc pasig ortigas quezon cebu davao clark iloilo bacolod cavite laguna baguio alabang metro city asia apac pacific usa us uk australia canada remote',
)

/** Trades at the end of a name: 'Sutherland Global Services' is also 'Sutherland'. */
export const tradesInNames = setOf(
  'group groups holdings holding international intl global worldwide solutions solution services service technologies technology tech systems system digital software consulting consultancy consultants partners associates enterprises enterprise industries ventures outsourcing bpo kpo agency studio studios media marketing labs lab trading shop store stores foods bank insurance realty properties construction manufacturing communications telecom network networks hospital clinic school university college restaurant hotel resort travel logistics retail retailers supplies catering bakery pharmacy salon academy institute foundation cooperative printing apparel',
)

/**
 * Alone they are no name. In lower case they name a company only after words such as 'at': 'time' is not Time Inc.
 */
export const wordsOfMany = setOf(
  `about account accounting active admin advanced ads agent ai all american apex app art asian assistant assistants auto back basic best better big
  blue book books bookkeeping brand bright building business call care career center central chat city class clean clear client clients cloud coach
  code coffee cold command content contact core corporate creative customer customers daily data dental design dev develop development digital direct
  dream drive easy ecommerce edge education elite email energy engineering english entry event events every executive expert experts express
  family fashion fast filipino finance financial first fit fitness food free freelance freelancer fresh front full future game general global gold golden
  good great green group grow growth happy health healthcare help high home hospital house human ideal income info information innovation inside
  insight inspire instant integrated interactive international internet it job jobs junior key kids land law lead leader leads learn learning legal
  level life light line link live local local logic love major manage management manager market marketing master max media medical metro
  mind mobile modern money mountain national natural net network new next north office officer offshore one online open order orders outsource
  own pacific paper part party pay peak people personal philippine philippines phone photo pinoy pixel plan planet platform play point power
  premier premium prime private pro process product professional professionals project projects property pure quality quick rapid ready real red
  remote research resource resources royal safe sales school search secure security senior seo service services shared shop simple skill skills
  sky small smart social soft software solid solution sound source south space special specialist star start strategic street strong student studio sun
  super supply support swift system systems talent task tasks team teams tech technical technology the time top total town trade training transport travel
  true trust union unique united universal up upper us value video virtual vision vital voice water wave web website well wellness west white
  target shell apple gap grab globe oracle visa chase square slack zoom indeed meta will may orange intel sea dell sage ring nest box stripe wish remitly notion monday uber bolt
  wise women work worker workers world write writer writing young your zone`,
)

export const nonNames = setOf(
  `na none nil no nothing freelance freelancer freelancing freelancework freelanceclient freelanceclients selfemployed selfemployment self
  independent independentcontractor contractor various variousclients variouscompanies variousemployers multipleclients multiple severalclients
  confidential confidentialclient private privateclient privateclients client clients undisclosed notdisclosed undernda nda unemployed myself me own
  ownbusiness mybusiness personal homebased workfromhome wfh home remote online onlinefreelancer current present company employer currentemployer
  currentcompany mycurrentemployer mycompany hidden unknown tba tbd notapplicable`,
)

/** Written onto a name without a blank: 'acmecorp', 'teamacme'. */
export const gluedBefore = setOf('team at work workat life lifeat the my we we are from by hello')
export const gluedAfter = setOf(
  'inc corp co ltd llc ph phil phils philippines manila cebu asia group global com official careers jobs team hq bpo us uk net org io app',
)
