import { wordSet } from '../word-set.ts'

/** Roles, of which a title names one. */
const roles = wordSet(`
  accountant accounting-clerk actor actress actuary adjuster administrator advisor adviser advocate agent aide
  ambassador analyst anchor animator announcer apprentice appraiser architect artist assembler assessor assistant
  associate astronomer athlete attendant attorney auditor author baker barber barista bartender beautician biller
  biologist blogger bookkeeper broker builder busser buyer captain caregiver caretaker carpenter cashier chair
  chairman chairperson chaplain chauffeur checker chef chemist chief chiropractor claims-examiner cleaner clerk
  clinician closer coach coder collector columnist commissioner communicator companion compositor concierge
  conductor consultant contractor controller comptroller cook coordinator co-ordinator copywriter correspondent
  counsel counselor counsellor courier crafter craftsman crew curator custodian dancer dba dealer dean decorator
  delegate demonstrator dentist deputy designer detailer detective developer dietitian director dispatcher diver
  doctor draftsman drafter dresser driver ecologist economist editor educator electrician encoder engineer
  entrepreneur escort estimator evaluator examiner executive expediter expert fabricator facilitator farmer fellow
  firefighter fitter florist foreman founder cofounder co-founder freelancer fundraiser gardener generalist
  geologist grader guard guide gunner hacker hairdresser hairstylist handler handyman head helper historian host
  hostess housekeeper hygienist illustrator inspector installer instructor intern internist interpreter
  interviewer inventor investigator janitor jeweler journalist judge keeper laborer labourer lawyer lead leader
  lecturer liaison librarian lieutenant lifeguard linguist loader logistician machinist magistrate maid maker
  manager manicurist marketer marshal mason masseuse mate mathematician mechanic mechanist mediator member mentor
  merchandiser messenger microbiologist midwife miller milliner miner minister model moderator modeler mover
  musician nanny narrator navigator negotiator notary nurse nutritionist officer operative operator optician
  optimizer optometrist orderly organizer owner packer painter paralegal paramedic partner pastor patroller
  performer pharmacist phlebotomist photographer physician physicist physiotherapist picker pilot planner plumber
  podcaster police policeman porter preparer presenter president principal printer processor producer professional
  professor proctor programmer promoter proofreader proprietor prosecutor psychiatrist psychologist psychometrician
  publicist publisher purchaser rater realtor receptionist recruiter registrar rep repairer repairman reporter
  representative representatives rep's researcher resident reviewer rigger roofer runner sailor salesman salesperson saleswoman
  scheduler scholar scientist scout screener scribe scrummaster sculptor seamstress secretary seller sergeant
  server setter shopper singer solicitor sommelier sourcer specialist staff statistician steward stewardess
  stocker storekeeper strategist streamer student stylist subtitler superintendent supervisor supplier surgeon surveyor
  sweeper tailor teacher technician tech technologist telemarketer teller tester therapist trader trainee trainer
  transcriber transcriptionist translator treasurer tutor typist underwriter usher valet vendor verifier
  veterinarian videographer volunteer waiter waitress warden washer webmaster welder winner worker writer
  youtuber zookeeper va vas csr tsr rn lpn cna ceo cfo coo cto cio cmo vp svp avp evp pm tl sme gm md sdr bdr
  smm hrbp oic ea hr-generalist programmers undergraduate graduate frontliner onboarding-specialist vlogger
  practitioner lector docent cutter finisher draughter grinder acrobat player moulder molder constructor layer mixer
  restorer engraver manufacturer draftsperson draughtsperson draughtsman official polisher upholsterer filler driller
  monitor creator overseer reader plater trimmer weaver banker blender sorter critic breeder fixer maintainer solderer
  caster presser sewer commander observer conservator sprayer spinner servicer provider carer ranger carrier stacker
  distributor forecaster butcher merchant corporal glazier stitcher sculptress headteacher modeller groomer employee
  sitter stonemason roaster composer vet soldier feeder caller taker framer plasterer tuner osteopath auctioneer
  canvasser grower joiner diplomat procurer organiser pedagogue retailer wholesaler spokesperson dj deckhand farmhand
  bookseller expeditor facilitators leads splicer wireman wrapper striper mounter
  influencer ghostwriter shipper crewmember teammate superuser sysadmin devops sre`)

/** Endings of further roles, which keep the list short. */
const roleEnding =
  /(?:ologist|ographer|ician|nomist|keeper|master|maker|holder|writer|worker|trator|grapher|therapist|(?:sales|crafts|trades|drafts|draughts|chair|spokes|repair|service|business|camera|congress)(?:man|woman|men|women|person|people))s?$/u
const istEnding = /\p{L}{3}ists?$/u
const notPersons = wordSet(
  'list lists checklist playlist shortlist waitlist exist assist assists consist consists resist persist insist twist wrist christ',
)

/** No person's name has them. A headline of these is a title too: 'Back-office and Data Entry'. */
const fields = wordSet(`
  accounting accounts ai automation administration administrative advertising agency agriculture agricultural analysis analytics
  apparel art arts assistance automotive aviation back-office banking billing bookkeeping bpo branding business care
  center centre claims clerical cloud coaching collections communications compliance computer construction
  consulting content creative credit customer cyber data database delivery dental design desk development digital
  e-commerce ecommerce editing education electrical email engineering entry equity estate events executive facilities
  fashion finance financial fitness food freelance full-stack fulfillment general graphic graphics hardware health
  healthcare help hospitality hr human industrial information infrastructure insurance inventory investment
  it junior legal lighting logistics maintenance management manufacturing market marketing mechanical
  media medical mobile multimedia network nursing office operations payroll pediatric pharmacy
  photography planning product production professional program project property public purchasing qa quality real
  receiving recruitment relations remote research resources restaurant retail safety sales security senior
  seo service services shipping shopify social software sourcing sr staffing store supply support system systems team
  technical technology telecommunications training transcription transportation treasury unit ux ui video virtual
  warehouse web welding workforce wordpress writing`)

/** Lower case, without punctuation. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#.'’-]*/gu) ?? []
}

function isRole(word: string): boolean {
  const bare = word.replace(/['’.]+s?$/u, '')
  return (
    roles.has(bare) ||
    (bare.endsWith('s') && roles.has(bare.slice(0, -1))) ||
    roleEnding.test(bare) ||
    (istEnding.test(bare) && !notPersons.has(bare)) ||
    (bare.includes('-') && bare.split('-').some((part) => roles.has(part)))
  )
}

/** A person by job: 'Senior Game Developer', 'VA', 'Team Lead'. */
export function hasRole(text: string): boolean {
  return wordsOf(text.replace(/[/&]/gu, ' ')).some(isRole)
}

/** Whether a text names a role or a field of work: 'Customer Support', 'Sales and Marketing'. */
export function hasWorkWord(text: string): boolean {
  return wordsOf(text.replace(/[/&]/gu, ' ')).some((word) => fields.has(word) || isRole(word))
}
