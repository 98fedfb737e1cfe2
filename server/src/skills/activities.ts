import { singularOf } from './skill-words.ts'

/**
 * One a line: the verb (with irregular forms), its nouns in skills, and the person who does it. So 'Inventory
 * Management' is found in 'managed the inventory' and 'Inventory Manager'.
 */
const table = `
administer | administration | administrator
allocate | allocation |
analyze analyse | analysis analytics | analyst
answer | answering |
appraise | appraisal | appraiser
arrange | arrangement |
assemble | assembly | assembler
assess | assessment | assessor
audit | auditing audit | auditor
book | booking |
brand | branding |
budget | budgeting |
build built building | building | builder
calibrate | calibration |
care | care |
clean | cleaning cleanup cleansing | cleaner
close | closing close |
coach | coaching | coach
collect | collection | collector
compile | compilation |
complete | completion |
conduct | |
configure | configuration |
control controlled controlling | control | controller
coordinate co-ordinate | coordination | coordinator
correct | correction |
create | creation | creator
curate | curation | curator
deliver | delivery |
deploy | deployment |
design | design designing | designer
detect | detection |
develop | development | developer
direct | direction | director
dispatch | dispatch dispatching | dispatcher
dispense | dispensing |
document | documentation |
draft | drafting | drafter
draw drew drawn drawing | drawing |
edit | editing | editor
educate | education | educator
encode | encoding | encoder
engage | engagement |
enhance | enhancement |
enter | entry |
escalate | escalation |
estimate | estimation estimating | estimator
evaluate | evaluation | evaluator
facilitate | facilitation | facilitator
file | filing |
forecast forecasted forecasting | forecasting |
format formatted formatting | formatting |
fulfill fulfil fulfilled fulfilling | fulfillment fulfilment |
gather | gathering |
generate | generation | generator
handle | handling | handler
hire | hiring |
implement | implementation |
improve | improvement |
inspect | inspection | inspector
install | installation | installer
integrate | integration |
interview | interview interviewing | interviewer
investigate | investigation | investigator
label | labeling labelling |
lead led leading | leadership leading | leader
maintain | maintenance | 
keep kept keeping | keeping |
make made making | making |
oversee oversaw overseen overseeing | |
check | checking | checker
execute | execution |
run ran running | |
examine | examination | examiner
manage | management managing | manager
map mapped mapping | mapping |
market | marketing | marketer
measure | measurement |
mentor | mentoring |
migrate | migration |
model modeled modeling modelled modelling | modeling | modeler
moderate | moderation | moderator
monitor | monitoring |
motivate | motivation |
negotiate | negotiation | negotiator
nurture | nurturing |
onboard | onboarding |
operate | operation | operator
optimize optimise | optimization |
order | ordering |
organize organise | organization organizing | organizer
package | packaging |
paint | painting | painter
place | placement |
plan planned planning | planning | planner
post | posting |
prepare | preparation | preparer
prevent | prevention |
prioritize | prioritization |
process | processing | processor
produce | production | producer
program programmed programming | programming | programmer
promote | promotion | promoter
purchase | purchasing | purchaser
qualify | qualification |
receive | receiving |
reconcile | reconciliation |
record | recording |
recruit | recruitment recruiting | recruiter
reduce | reduction |
repair | repair | repairer
report | reporting | reporter
research | research | researcher
resolve | resolution resolving |
respond | response |
retain | retention |
retouch | retouching | retoucher
review | review | reviewer
scan scanned scanning | scanning |
schedule | scheduling | scheduler
scrape | scraping |
screen | screening | screener
secure | security |
segment | segmentation |
sell sold selling | selling | seller
serve service | service |
set setting | setting | setter
ship shipped shipping | shipping |
solve | solving | solver
sort | sorting |
source | sourcing |
supervise | supervision | supervisor
support | support |
take took taken taking | taking | taker
teach taught teaching | teaching | teacher
test | testing | tester
track | tracking |
train | training | trainer
transcribe | transcription | transcriber
translate | translation | translator
troubleshoot troubleshot troubleshooting | troubleshooting |
tutor | tutoring | tutor
update | update |
upload | uploading upload |
validate | validation |
verify | verification | verifier
visualize | visualization |
write wrote written writing | writing | writer`

type Activity = { verb: string; forms: string[]; nouns: string[]; agent: string }

/** The verb's base, past and -ing form. */
function formsOf(verb: string): string[] {
  if (/[^aeiou]y$/.test(verb)) return [verb, `${verb.slice(0, -1)}ied`, `${verb}ing`]
  if (verb.endsWith('e')) return [verb, `${verb}d`, `${verb.slice(0, -1)}ing`]
  return [verb, `${verb}ed`, `${verb}ing`]
}

function readActivity(line: string): Activity {
  const [verbs = [], nouns = [], [agent = ''] = []] = line
    .split('|')
    .map((column) => column.trim().split(' ').filter(Boolean))
  const [verb = ''] = verbs
  // A given -ing form marks an irregular verb.
  const isGiven = verbs.some((form) => form !== verb && form.endsWith('ing'))
  return { verb, forms: isGiven ? verbs : verbs.flatMap(formsOf), nouns, agent }
}

const activities = table.trim().split('\n').map(readActivity)

/** From 'managed'; 'manages' is folded to 'manage'. */
export const verbOfForm: ReadonlyMap<string, string> = new Map(
  activities.flatMap(({ verb, forms }) => forms.map((form) => [singularOf(form), verb])),
)
/** From the noun in a skill's name ('management'). */
export const verbOfNoun: ReadonlyMap<string, string> = new Map(
  activities.flatMap(({ verb, nouns }) => nouns.map((noun) => [singularOf(noun), verb])),
)
/** From 'management' to 'manager'. */
export const agentOfNoun: ReadonlyMap<string, string> = new Map(
  activities.flatMap(({ nouns, agent }) => (agent ? nouns.map((noun) => [singularOf(noun), agent]) : [])),
)

/** Plurals are other people: an applicant 'worked with accountants'. */
export const persons: ReadonlySet<string> = new Set([
  ...activities.map(({ agent }) => agent).filter(Boolean),
  ...'accountant agent assistant associate bookkeeper cashier clerk consultant engineer executive nurse'.split(
    ' ',
  ),
  ...'officer paralegal receptionist representative scientist secretary specialist technician worker'.split(
    ' ',
  ),
])
