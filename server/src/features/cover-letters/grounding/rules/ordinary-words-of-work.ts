import { ordinaryWords } from './ordinary-words.ts'

/** Any letter may use these without ground: no names, tools, trades or languages. Mostly base forms. */
const wordsOfWork: ReadonlySet<string> = new Set(
  `
  abilities ability above-average absolute accept access accessible accommodate accomplish accord account
  accountability accountable accuracy accustomed achieve acknowledge acquisition across act action actionable active
  activity actual adapt adaptability adaptable additional address addressing adept adequate adherence adjust
  adjustments admin administration administrative admire admit adult advance advancement advantage advertising advice
  advise aesthetics afar affect afternoon against agency agenda agent ago agree agreeable agreement ahead aid aim
  alert align alignment alike allocate allow allowance almost alone along alongside already alternative although
  ambitious amend america american among amongst amount analysis analytical analyze angle announce annual another
  anticipate anybody anyone anything anywhere apart apologize app apparel appeal appear appetite applaud applicable
  applicant appointment appreciate apprentice approach approachable appropriate approval approve approximately apps
  area aren't arise around arrange arrangement arrive article asia asian aspect aspire assemble assertive assess
  assessment asset assign assignment assist assistance assistant associate assort assume assurance assure athlete
  attach attain attend attentive attentively attitude attract audience audio audit australia australian authentic
  author authority automate automated automation autonomy availability average avoid await aware awareness away
  awesome back backbone backup balance band bank banners bar base basic basis bear beautiful beauty became become
  began beginner begun behalf behavior behind belief belong below beneficial benefit bent beside between beyond big
  biggest billing bills bind birthday bit blend block blueprint board body bold bond bonus book bookings boost bore
  borrow bother bottom bounce brand brave break breath bridge brief bright broad broader brochure broken broker
  brother brought browser budget bug build builder built bulk bundle burden busier busy button buy buyer buzz
  calculate calendar calm calmer came campaign campus can't canada canadian cancel candid candle cannot capability
  capable capacity caption capture card cards career careful caregiver carrier carry cart case cash cashier cat
  catalog catalogue catch category cause caution cebu celebrate center central certain certification chain challenge
  change channel chapter charge charity chart chase chat cheaper check checklist checkout cheer cheerful cherish
  chief child children choice choose chose chosen church circle circumstance cite city claim clarify clarity class
  classroom clean clearer clever click climb clinic clip clock closer clothing clue co coach code codes cohesive cold
  collaborate collaboration collaborative collaborator colleague collect collection color colour column combination
  combine comfort comfortable comment commerce commercial commissions commit commitment common communicator community
  compare compassionate compelling compensation compete competent competition competitive competitor compile
  complaint completion complex complexity compliance compliant complicated comply component compose composition
  comprehensive compromise computer concentrate concept concern concise conclude condition conduct conference
  confidence confidential confidentiality confirm confirmation conflict confuse congratulate connect connection
  conscientious conscious consider considerate consist consistency consistent constant constraint construct
  construction constructive consult consumer contact content contest context continue continuous contract contractor
  contribution contributor control convenient convention conversation conversion convert convey convince cooperate
  cooperative coordinate coordination coordinator copy cordial core corner corp corporate correct correspondence cost
  couldn't council counselor count counterpart country couple courage course courteous courtesy coverage crack craft
  create creation creative creativity credibility credit crew crisp criteria critical critique cross crowd crucial
  cue culture curate curiosity curious current custom customize cut cycle damage dare dash dashboard data database
  davao daytime deadline deal debt decade decide decision decisive deck decline dedicate dedication deep deepen
  default defend define definitely degree delay delegate deliberate deliver deliverable delivery demand demeanor demo
  demonstrate dentist depart department depend dependable dependably deployment depth description deserve design
  designing desirable desire desk desktop despite detail-minded determine determined develop development device
  devote dialing dialogue diary didn't difference different difficult difficulty dig digital diligence diligent
  direct direction directory disappoint discipline discount discover discovery discrepancies discretion discussion
  dispatch display dispute distance distinct distract distribute diverse diversity doctor document documentation
  doesn't dog doing domain don't donor dot doubt down download draft drag dramatic draw drawn dream drew drive driven
  drop drove due duplicate during duty dynamic e eagerness ear earlier earn ease easier easiest easily east eastern
  easy easygoing echo edge edit edition editorial educational effective effectiveness effects efficiency efficient
  effort eight either elderly elegant element elevate eliminate elite eloquent else embed embrace emerge emotional
  empathetic empathy emphasis emphasize employ employee employment empower enable encounter encourage energetic
  energy engage engagement engine enhance enjoyable enough enquiry enrich ensure enter enterprising entertain
  enthusiasm enthusiastic entire entrepreneur entrust entry environment envision equal equip equipment equivalent
  error escalate escalation especially essential est establish estate estimating etc ethic ethical europe european
  evaluate event eventually ever everybody everyday everyone everyone's everything everywhere evidence evolve exact
  exam examine example exceed excel excellence excellent except exception exceptional exchange excite excitement
  execute execution executive exercise exhibit exist expand expect expectation expedite expense expert expertise
  expire explain explanation explore explorer exposure express extend extensive extent external extra extremely face
  facet facilitate fact factor fail failure fair faith fall familiar familiarity faq far fascinate fascination
  fashion fast faster fastest father favor favorite fearless feature feedback feel fell felt field figure file fill
  final finance financial fine finish firm firsthand fit fitness fix flag flawless flexibility flexible floor flow
  flower fluency fluent focus folder folk followers followup food footage force forecast foremost forget forgive form
  formal format former forth forthcoming fortunate fortune foster foundation founder fourth frame framework freedom
  freelance freelancer frequent fresh friend front fuel fulfil fulfill fulfillment fun function functional
  functionality fundamental funnel furniture furthermore future gain game gap garden gather gauge gave general
  generate generation generous gentle genuine gift given glimpse global glue gmt goal going gone good-natured govern
  grace graceful gracefully grade gradual graduate grammar grand grant graphic graphics grasp gratitude greater grew
  grip ground group grow grown growth guarantee guard guest guidance guide guideline gym habit half hall hand
  handbook handmade handoff handover hands handy happen happier happiest happiness hardest hardware hardworking
  harmony hasn't haven't he head heading headline headquarters heads headset health healthcare healthy heart heavy
  height held helpdesk helpful hence here's heritage herself hesitate high higher highest highlight him himself hint
  history hold holiday homeowner homework honest honesty honor hooks hospitable hospitality host hotel hour house
  household housing however huge human humble hurdle husband i'd i'll i'm i've icon idea ideal identify identity
  illustration image imagination imaginative imagine immediate immerse immersive impact impactful implement
  implementation importance important impress impression impressive improvement inbound inbox inc incentive inclined
  inclusive income incoming inconsistency increase increasingly incredible independence independent index indicate
  individual indoor industrious industry influence info inform information infrastructure initial initiative innovate
  innovation innovative input inquire inquiry inside insight insightful inspect inspiration inspire instance instant
  instead instinct instruction insurance intake integrate integration integrity intelligent intend intense intent
  interact interaction interactive interface intermediate internal international internet interpersonal interpret
  interrupt intricate introduce introduction intuitive invaluable inventive inventory invest investment investor
  invite invoice involve involvement isn't issue it's item itinerary itself jewelry join journey joy judgement
  judgment juggle jump junior justify keen kept key keyboard keyword kids kindness kingdom kitchen knack knowledge
  knowledgeable known lack lady landing landlord landscape language laptop large larger last lasting late later
  latest latter launch laws lay layer layout lead leader leadership lean learner lease least leave lecture led left
  legal lend length less lesson let's level level-headed leverage liaise library life lifecycle lifelong lifestyle
  lift light likable limit listen listener literacy little live lively llc local locate location log logic logical
  logically logistics logo long longer loop loss lost lot loud love low lower loyal loyalty ltd lunch luxury machine
  magic mail main maintain maintenance major majority manage manageable management mandate mandatory manila manner
  manual manufacturing map march margin mark market marketplace master match material matter mature maximize maximum
  maybe mean meaningful meanwhile measurable measure media medical medium meet member membership memory mental
  mention mentor menu merge merit mess met method methodical methodically meticulous metrics mid middle might migrate
  milestone mind minded mindful mindset mine minimal minimize minimum minor minute missing mission mistake
  misunderstanding mix mobile model moderate modern modest moment momentum monitor month morale moreover morning
  mortgage mother motion motivate motivation mouth move movement multi multiple multitask music mutual myself
  narrative narrow national nationwide natural nature navigate near neat necessary necessity negotiable negotiate
  negotiation neighborhood neither network neutral never newer newest newsletter nice nicer niche night nimble nine
  nobody noise non none nonprofit nor normal north notably note notes nothing notice notion nuance number nurture
  nutrition object objections objective obligation observant observe obsessed obstacle obtain obvious occasion
  occasional occur off office official often older omit onboard once ongoing online onsite onto openness operate
  operation operational opinion optimal optimism optimistic optimize option optional ordinary organic organise
  organization organizational organize organizer orient origin original otherwise ourselves outbound outcome outdoor
  outgoing outlet outline outlook output outreach outside outstanding overall overcome overdue overlap overload
  overlook oversee oversight overtime overview overwhelm owner ownership pace pacific package pad page paid pain pair
  paperwork paragraph parcel parent participate particular partner partnership party pass passion passionate past
  path patience patient pattern pay payables payment pdf peer per perceive percent perception perceptive perform
  performance performers perhaps period perks permanent persistence persistent personable personal personality
  personalized perspective persuasive pet phase philippine philosophy phone photo phrase physical pick picture piece
  pipeline pitch pivot pivotal pixel plain plan plant platform play player pleasant pleasure plenty plus point poised
  policy polish polite pool popular portal portion positive possess possibility poster potential pour power powerful
  practical practice practiced praise precise precision predict prefer preference premium prep preparation prepare
  presence present presentation preserve pressure pretty prevent preview previous price pride primarily primary
  principle print prior prioritize priority privacy private privilege proactive probably problem procedure proceed
  produce product production productive productivity profession professionalism proficiency proficient profile profit
  profitable program programme progress prominent promise promote promotion promotional prompt proof proofread proper
  property proposal propose prospect prospective protect proud proudest prove proven prudent pst public publication
  publish pull punctual punctuality punctuation pupil purchase purpose purposeful pursue push qualification qualified
  qualify quarter query quick quicker quiet quit quite quiz quote quotes race raise ran range ranking rapid rapport
  rare rate rather raw reach react reader readily readiness real realize realtor reason reasonable reassure rebuild
  recall recap receipt receipts receivables recent receptive recipe recipient recognition recognize recommend
  recommendation reconcile reconciliation record recover recruit recruitment recur redesign reduce refer reference
  refine reflect reflection refresh refund regard regardless region regular regulation reinforce relate relation
  relationship release relevance relevant reliability reliably reliant relief rely remain remark remedy remember
  remind reminder remove renew renovation rent rental reopen reorganize repair repeat repeatable repetitive rephrase
  replace report represent representative repurpose reputation request require requirement reschedule research
  reservation reserve resident residential resilience resilient resolution resolve resonate resource resourceful
  resourcefulness respect respectful respond response responsibility responsibly responsive responsiveness rest
  restaurant restore result retail retain retention return revenue review revise revisions reward rewrite rhythm rich
  right rigorous ripple rise risk robust room root rose roster rotate rough round route routine rubric rule rush
  sacrifice safe safety salary sale sample sat satisfaction satisfied satisfy save scalable scale scan scatter
  scenario scenes school scope score scratch screen screenshots script scroll seamless search season seasonal second
  secondary section sector secure security seek seeker seen segment segmentation select selection self self-directed
  sell seller senior sense sensible sensitive sent sentiment separate sequence series serious serve server service
  session set settle setup seven several shadow shall shape share sharp sharpen she sheet shift ship shipment shop
  shopper shortcut shorter shortlist should show showcase shown side sight sign signal significant silence similar
  simple simpler simplicity simplify simply simultaneously since sincere single sister site situation six size
  skillful skillset skim skincare skip sleep slept slide slides slow smaller smart smile smooth smoother social
  society soft software sold solicit solid solution solve somebody someone something sometimes somewhere sooner sops
  sort sound source south space span spark speaker special specialist specialize specialty specific specifically
  specifications specify specs speed spelling spend spent spirit split spoke spoken sponsor spontaneous sport spot
  spreadsheet spring stability stable stack staff stage stakeholder stance stand standard standpoint starter startup
  state statement static station status steadily steady steel stellar step stick still stock stood storage store
  storefront story storytelling straight straightforward strain stranger strategic strategically strategy streamline
  street strength strengthen stress stretch strict strive stronger strongest structural structure struggle stuck
  student studio studious study stuff style submission submit subscriber subsequent substantial succeed success
  successful such suggest suggestion suit suitable suite summarize summary summer summit super supervise supervision
  supervisor supplement supplier supply supportive suppose surely surface surprise surround survey sustain
  sustainable switch syllabus sympathetic sync system systematic systematically table tabs tackle tactful tactic tags
  tailor taken talent tally tangible tap target taste taught tax teach teacher teammate teamwork tech technical
  technique technological technology telephone tell temper template tempo ten tenacious tenant tension tenure term
  test thankful that's theme themselves therapist there's therefore they're think thinking third thorough
  thoroughness though thought thoughtful thread threshold thrill thrive throughout throughput thumbnail thumbnails
  thus ticket tidy tie tier tight till timeline timesheets timezone tip tired tireless today toddler told tolerance
  tolerant tomorrow tone tonight tool toolkit top topic total touch tour toward toy trace track tracker tracking
  trade tradition traditional traffic train trait transaction transcript transcripts transfer transform transition
  translate transparency transparent travel treat trend trial trigger trim trouble troubleshoot true truly trust
  trustworthy truth try tune turn turnaround tutor twice twist type typical typo typography uk ultimate unclear
  uncommon uncover under undergo underline underlying understand understood undertake undivided unexpected unfamiliar
  unforgettable uninterrupted unique unit unite universal unless unlike unlock until unusual unwavering up upbeat
  upcoming update upgrade uphold upkeep upload upon upper ups upsell upset urgency urgent us usa usage useful user
  usual utility utilize utmost vacation valid valuable variety various vary vegan vendor venture venue verbal verge
  verify versatile versatility version veteran via viable vibrant video view viewer viewpoint vigilant viral virtual
  visibility visible vision visit visitor visual visualize vital vivid vocabulary voice volume volunteer wait walk
  wall warehouse warm warmth wasn't watch we'd we'll we're we've wear weave web webinar website weekend weight
  wellness went weren't west western what's whatever whenever whereas wherever whether whichever whiteboard whoever
  whole wholehearted wholesale whom whose why wide wife willingly willingness win windows winter wire wise wish
  without witty woman women won won't wonder wonderful workers workflow workforce workload workplace workshop
  workspace worldwide worry worth worthy wouldn't wrap wrong wrote yesterday yet yield yoga you'd you'll you're
  you've young yourselves youth zeal zero zone`
    .trim()
    .split(/\s+/u),
)

/** Word endings with possible replacements. */
const ENDS: readonly (readonly [end: RegExp, instead: readonly string[]])[] = [
  [/['’]s?$/u, ['']],
  [/ies$/u, ['y']],
  [/i(?:ed|ly)$/u, ['y']],
  [/e?s$/u, ['', 'e']],
  [/(?:ed|ing)$/u, ['', 'e']],
  [/([^aeiou])\1(?:ed|ing)$/u, ['$1']],
  [/ly$/u, ['', 'le']],
]
/** Shorter stems rather belong to other words. */
const SHORTEST_STEM = 3

export function isOrdinary(word: string): boolean {
  return [word, ...formsOf(word), ...formsOf(word).flatMap(formsOf)].some(
    (one) => ordinaryWords.has(one) || wordsOfWork.has(one),
  )
}

/** Possible base forms: 'poster' of 'posters', 'plan' and 'planne' of 'planned'. */
const formsOf = (word: string): string[] =>
  ENDS.flatMap(([end, instead]) =>
    end.test(word) ? instead.map((other) => word.replace(end, other)) : [],
  ).filter((stem) => stem.length >= SHORTEST_STEM)

/** Forms for lookups with isFormOf. */
export const allForms = (words: Iterable<string>): Set<string> =>
  new Set([...words].flatMap((word) => [word, ...formsOf(word)]))

export const isFormOf = (word: string, forms: ReadonlySet<string>): boolean =>
  forms.has(word) || formsOf(word).some((form) => forms.has(form))
