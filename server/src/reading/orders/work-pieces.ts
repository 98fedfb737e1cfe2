import { patterns } from '../patterns.ts'
import type { Part } from './parts.ts'
import { isHead } from './stages.ts'

const kindOfWork =
  '(?:edit(?:ing)?|design|writing|video|coding|development|practical|work|research|marketing|content|short|quick|small|simple|brief|mini|sample|trial|test)'
const piece = '(?:task|project|edit|assignment|challenge|exercise|work|piece|video|article|design|post)'
const named = `(?:(?:trial|test|sample|practical)(?: ${kindOfWork}){0,2} ${piece}s?|(?:writing|editing|design|coding|practical) test)`
const testPiece = `(?:${named}|test)`
const make =
  '(?:complet(?:e|ing)|do|finish|edit|creat(?:e|ing)|submit|design|write|make|produce|build|record|send|perform|take)'

const making =
  '(?:create|design|write|edit|make|record|submit|produce|draft|redesign|rewrite|translate|transcribe|find|research|prepare|suggest|propose|build)'
const product =
  '(?:thumbnails?|logos?|carousels?|blurbs?|campaigns?|infographics?|presentations?|headlines?|product descriptions?|flyers?|posters?|animations?|storyboards?|content (?:plan|calendar)s?|newsletters?|mock-?ups?|reels?|clips?|(?:short |sample |ad )?videos?|banners?|captions?|articles?|blog posts?|social media posts?|scripts?|landing pages?|leads?|product ideas?|content ideas?|wireframes?|edits?|listings?|graphics?|ads?|(?:cold |sales |outreach |follow-?up )(?:e-?mails?|messages?))'

const example =
  '(?:captions?|e-?mails?|posts?|comments?|repl(?:y|ies)|responses?|scripts?|thumbnails?|edits?|designs?|articles?|intros?|introductions?|messages?|pitch(?:es)?|ads?|headlines?|subject lines?|tweets?|reels?|carousels?|hooks?|mock-?ups?|outlines?|lesson plans?|landing pages?|voice[- ]?overs?|logos?|banners?|videos?|content calendars?)'

/** Asked of every applicant. */
const demands = patterns([
  `\\b${make}\\b.{0,40}\\b${testPiece}\\b.{0,120}\\b(?:with your application|to apply|before (?:applying|being considered|we|an interview|the interview)|to be considered|as part of (?:your|the|this) application|along with)\\b`,
  `\\b${testPiece}\\b.{0,12}\\(?(?:required|mandatory)\\b`,
  `\\b(?:all applicants|every applicant|applicants|candidates|you) (?:must|need to|are required to|will need to|have to) (?:first )?${make}\\b.{0,25}\\b${testPiece}`,
  `\\b(?:to (?:apply|be considered)|before (?:applying|(?:sending|submitting)[\\w ]{0,12} application)|with your application)\\b.{0,80}\\b${make}\\b.{0,40}\\b(?:the|this|these|a|our) (?:[\\w-]+ ){0,3}(?:test|trial|sample|task|assignment|challenge)\\b`,
  `\\bdownload\\b.{0,40}\\b(?:interview|test|trial|assessment|sample)\\b.{0,15}\\b(?:tasks?|files?|assignment|exercise|footage|case study)\\b`,
  `\\b(?:interview|test|trial) (?:tasks?|assignment|exercise|challenge)\\b.{0,30}\\b(?:due|completed|submitted|returned|finished) (?:in|within|by)\\b`,
  `\\b${making}\\b.{0,60}\\b${product}\\b.{0,60}\\b(?:(?:send|attach|include|submit|share) (?:it|them|this|the (?:result|link|file)|a link|your (?:result|answer)s?)\\b(?! (?:on|across|to|with) (?!us\\b|me\\b|your\\b)| in (?:slack|asana|trello|notion|click ?up|monday|teams|drive|google|our)\\b)|(?:with|in|to|into|along with) your (?:application|r[eé]sum[eé]|cv|message|reply|response|proposal|cover letter))\\b`,
  `\\b(?:to (?:apply|be considered)|before (?:applying|we consider))\\b[^.]{0,20}\\b${making}\\b.{0,25}\\b(?:attached|following|provided|this|these|our|linked)\\b.{0,20}\\b(?:${product}|files?|footage|pages?|websites?|text|paragraphs?)\\b`,
  `\\b${making}\\b.{0,40}\\b${product}\\b\\)? (?:using|from|with|of|for) (?:this|these|our|the (?:following|attached|provided|clips?|videos?|footage|files?|images?)(?: below)?)\\b.{0,30}(?:\\[hidden|below|https?:|attached)`,
  `\\bapplications?\\b (?:must|should|needs? to|has to) include\\b.{0,25}\\b(?:mock-?up|redesign|draft|sample (?:edit|design|article)|(?:test|trial) \\w+)\\b`,
  // A piece made for the occasion: 'a sample caption you would write for a bakery'
  `\\b(?:repl(?:y|ies)|respond|include|attach|submit|send|provide|share|give)\\b (?:\\w+ ){0,3}(?:a|an|one|two|\\d) (?:[\\w-]+ ){0,2}(?:sample|example) (?:of )?(?:[\\w-]+ ){0,4}${example}\\b.{0,40}\\b(?:you(?:'d| would|'ll| will)|for (?:our|us|this|the following)|to (?:the|this) (?:following|attached))\\b`,
  `\\b${making} (?:an? |one |us )+(?:[\\w-]+ ){0,2}sample (?:[\\w-]+ ){0,3}(?:for|about|on|of) (?:our|us|the (?:following|brand)|this)\\b`,
  `\\b${making} (?:an?|one|two|three|\\d) (?:[\\w-]+ ){0,3}${product} (?:for|about) (?:an? )?(?:fictional|fictitious|made[- ]up|imaginary|hypothetical|mock)\\b`,
  `\\b${making} (?:an? )?(?:[\\w-]+ ){0,2}samples? (?:about|on|for|of)\\b.{0,60}\\b(?:send|attach|include|submit)\\b (?:it|them|with)\\b`,
  `\\b(?:attach|include|send|submit|share|provide)\\b.{0,15}\\bmock-?ups? of (?:how|what|our|one of our)\\b`,
  '\\b(?:translate|transcribe|edit|rewrite|proofread|summari[sz]e) (?:the )?(?:first )?(?:[\\w-]+ ){0,3}(?:of|in|from) (?:this|the (?:following|attached|linked)) (?:recording|video|audio|clip|text|file|article|document)\\b(?! (?:calls?|meetings?|chats?|conferences?)\\b)',
  `\\b(?:to (?:apply|be considered)|before (?:applying|(?:we|you're|you are) (?:consider|review|interview|respond)\\w*))\\b.{0,40}\\b${make}\\b.{0,20}\\b${testPiece}\\b`,
  `\\b(?:include|attach|submit|send|provide|share)\\b.{0,12}\\b(?:a |an |one )?(?:sample|example) of (?:a |an |the )?(?:[\\w-]+ ){0,3}(?:introductions?|intros?|captions?|e-?mails?|posts?|scripts?|headlines?|descriptions?|repl(?:y|ies))\\b.{0,12}\\b(?:for (?:the (?:title|topic|following)|this|our)|about (?:our|this)|you(?:'d| would))\\b`,
  `\\b(?:send|submit|attach|include|provide)\\b (?:us |me )?(?:an?|one) (?:[\\w-]+ ){0,3}(?:edit(?:ed)?|video|reel|clip|thumbnail|short)\\b.{0,15}\\b(?:using|from|of|with) (?:any |some |the )?(?:footage|clips?|videos?|content)\\b.{0,20}\\b(?:our|this|the (?:channel|link))\\b`,
  // Asked as a condition of the job, without a word on its pay.
  `\\bwilling(?:ness)? to (?:do|make|create|complete|submit|provide|produce|perform|record|edit|design|write)\\b (?:an? |the |our |one )?(?:(?:quick|short|free|small|simple|brief|mini|1|one) )*(?:sample|(?:trial|test) ${piece}|test)\\b(?! (?:calls?|call|period|week|month|shift|day|drive|cases?))`,
  `\\bapplications? without (?:the |a |an |your |this )?(?:\\w+ )?(?:test|trial|sample) (?:task|edit|video|project|work|piece|article)s?\\b`,
  `\\b(?:before (?:we|i|the|your|an)\\b.{0,15}\\b(?:interview|call|consider\\w*|review|talk|meet)\\w*)\\b.{0,20}\\b${make}\\b (?:this|the|our|a) (?:short |small |quick )?(?:[\\w-]+ )?(?:task|exercise|assignment|challenge|project)\\b`,
  `\\b(?:include|attach|submit|send|provide)\\b (?:us |me )?an? (?:\\d+[- ](?:second|sec|minute|min)s?[- ])?(?:[\\w-]+ ){0,2}(?:edit|mock-?up|thumbnail|reel|clip|banner|design|draft) (?:using|with|from|of|based on) (?:this|these|our|the (?:following|attached|provided))\\b`,
  `\\bas a (?:quick |short |small )?test,? (?:please )?(?:\\w+ ){1,3}(?:a|an|our|the|this|one)\\b.{0,60}\\b(?:attach|send|include|submit)\\b`,
  `\\b(?:record|make|create)\\b.{0,20}\\b(?:audit(?:ing)?|critiquing|reviewing|teardown)\\b.{0,12}\\b(?:our|this|my)\\b.{0,30}\\b(?:send|attach|include|submit|application)\\b`,
  `(?:^\\W*(?:test|task|your first task|application (?:task|test|challenge)|(?:skills?|short|quick|small|mini|simple) (?:test|task|exercise)|assignment|exercise|challenge)\\b[^:]{0,20}:|\\bas a (?:quick |short |small )?test,?|\\bto test (?:you|your \\w+),?)\\W.{0,20}\\b${making}\\b`,
  '\\b(?:translate|transcribe|edit|rewrite|proofread) (?:this|the following) (?:[\\w-]+ )?(?:page|text|clip|video|article|document)\\b.{0,40}\\b(?:send|submit|attach|include)\\b',
  '\\b(?:translate|transcribe|edit|rewrite|answer|proofread|correct|summari[sz]e) (?:the|this) (?:following |attached |linked |customer )(?:[\\w-]+ )?(?:paragraphs?|text|e-?mails?|articles?|videos?|clips?|pages?|files?|footage|documents?|passages?)\\b',
  `\\b${making} (?:the|this|these) (?:[\\w-]+ ){0,2}(?:${product}|text|paragraphs?|e-?mails?|footage) (?:linked|attached|below|provided)\\b`,
  '\\bapplicants? who (?:did|do|completed?|finish(?:ed)?) (?:the |this |our )?(?:\\w+ )?(?:test|trial|assignment)\\b',
  '\\b(?:attach|include|send|submit|share)\\b.{0,15}\\bsample (?:\\w+ ){1,2}(?:made )?for (?:our|us)\\b',
  // The job's own output.
  `\\b${make}\\b (?:\\w+ ){0,2}(?:[\\w-]+ )?(?:sample|test|trial) (?:leads?|products?|prospects?|listings?|tickets?|replies|comments?)\\b`,
  // Work on their own material, which they could use.
  `\\b${make}\\b (?:\\w+ ){0,2}(?:a|an|one|1|two|2|three|3) (?:[\\w-]+ ){0,3}(?:mock-?ups?|drafts?|redesigns?|edits?|thumbnails?|scripts?|captions?|logos?|articles?|blog posts?|ads?|posts?|landing pages?) (?:of|for|using|from|based on|with) (?:our|this|these|the (?:following|footage|attached|provided)|us)\\b`,
])
/** Only where the text is about applying. */
const demandsThere = patterns([
  // Elsewhere it is a duty: 'Create reels using photos from our Drive'.
  `\\b(?:${making}|come up with)\\b.{0,40}\\b${product}\\b\\)? (?:using|from|with|of|for) (?:photos?|images?|pictures?|clips?|videos?|footage) (?:from|of|on|in) (?:this|these|our|the)\\b.{0,30}(?:\\[hidden|below|https?:|attached)`,
  '\\b(?:send|record|include|submit|attach|share)\\b.{0,40}\\b(?:audit(?:ing)?|review(?:ing)?|analy[sz]ing|analysis|critique)\\b.{0,15}\\b(?:our|this|my) (?:\\w+ )?(?:website|site|page|instagram|ads?|account|listing|funnel|channel|profile|store)\\b',
  '\\b(?:complete|do|finish) (?:this|the (?:following|attached|linked)) (?:short |small )?(?:exercise|task|assignment|challenge)\\b',
  '\\bedit (?:an?|one|this|these|the (?:attached|following)) (?:[\\w-]+ ){0,2}(?:photos?|images?|pictures?)\\b.{0,40}\\b(?:send|attach|submit)\\b',
  '\\bdownload\\b.{0,40}\\b(?:footage|files?|clips?|assets)\\b.{0,60}\\b(?:send|submit|upload)\\b',
  `\\b(?:write|create|make|draft)\\b (?:an?|one|two|three|\\d) (?:[\\w-]+ ){0,2}(?:versions?|variations?|options?|drafts?) of (?:this|the following|our|these|the (?:attached|linked))\\b`,
  `\\b(?:include|submit|send|attach|provide|write)\\b (?:(?!published|previous|past|existing)[\\w-]+ ){0,5}?writing samples?\\b.{0,25}\\b(?:in (?:two|three|four|\\d|different|a) (?:\\w+ )?(?:tones?|styles?|voices?)|on the topic|about (?:our|this|the following)|topic)\\b`,
  `\\b(?:research|analy[sz]e|review|audit)\\b (?:\\w+ ){0,2}(?:competitors? of ours|of our competitors|our (?:\\w+ )?(?:competitors?|website|store|page|channel|ads?|instagram|listings?))\\b.{0,60}\\b(?:send|include|share|attach|submit|summary|with your application)\\b`,
  `\\brecord(?:ing)?\\b (?:a|an|one|yourself (?:making|doing|on|in)(?: an?)?) (?:[\\w-]+ ){0,2}(?:mock|sample|demo|practice|fake) (?:[\\w-]+ ){0,2}(?:calls?|pitch|conversation|demo)\\b`,
  `\\b(?:rewrite|redo|improve|redesign|edit) our (?:\\w+ ){0,3}(?:caption|post|bio|headline|page|thumbnail|ad|listing|copy|logo|banner)s?\\b`,
  `\\b(?:find|research|source|list)\\b (?:us )?(?:\\d{1,2}|one|two|three|five|ten|a few|some) (?:[\\w-]+ ){0,3}(?:leads|products|suppliers|influencers|prospects|creators|companies|keywords)\\b.{0,40}\\b(?:send|include|share|attach|submit|list|put|add|paste)\\b`,
  `\\b(?:include|attach|submit|send|provide|share)\\b (?:\\w+ ){0,3}(?:an?|one) (?:[\\w-]+ ){0,2}(?:sample|example) (?:repl(?:y|ies)|response|answer|e-?mail|message) to\\b`,
  `\\b${making} (?:our|this|one of our) (?:[\\w-]+ ){1,4}.{0,30}\\b(?:send|attach|submit|share|include|upload) (?:it|them|the (?:result|link|file))\\b`,
  '\\b(?:include|submit|send|provide|attach|prepare|share)\\b.{0,12}\\b(?:an? )?(?:[\\w-]+ ){0,2}(?:content (?:plan|calendar)|mock-?ups?|lesson plan|campaign (?:plan|idea|concept)|storyboard|audit|teardown)s?\\b.{0,30}\\b(?:for|of) (?:our|us|the following|this)\\b',
  `\\b(?:in|with) your (?:application|cover letter|reply|message|response|proposal)\\b.{0,30}\\b${making}\\b (?:an?|one|two|three|\\d) (?:[\\w-]+ ){0,3}(?:${product}|posts?|e-?mails?)\\b`,
  `\\b(?:include|submit|send|attach|respond with|reply with)\\b.{0,10}\\b(?:an?|one) (?:[\\w-]+ ){0,2}(?:script|caption|storyboard|ad copy|tweet|headline)s? (?:for|about|selling|promoting)\\b`,
  '\\b(?:sample|test|trial|mock) (?:leads?|products?|prospects?|listings?|tickets?|replies|comments?)\\b',
  '\\b(?:include|submit|send|provide|find|list|suggest|share)\\b.{0,10}\\b(?:\\d{1,2}|one|two|three|four|five|a few|some)\\b (?:[\\w-]+ ){0,2}(?:(?:product|content|video|post|thumbnail|title) ideas?|leads?|headlines?|improvements?)\\b(?!.{0,20}\\b(?:per|a|each|every) (?:day|week))',
])
const head = new RegExp(
  `^\\W*(?:(?:step \\w+|task)\\W+)?(?:(?:please )?(?:complete|do|finish) )?(?:the |this |our |a |your )?(?:${kindOfWork} ){0,4}${named}\\b[^.]{0,40}$`,
  'iu',
)
/** Tests the person instead of work, or shows earlier work. */
const noWork =
  /\bpaid\b|\b(?:typing|speed|internet|iq|personality|disc|english|grammar|skills?|aptitude|language|drug|a\/b|unit|usability)(?: \w+)? (?:tests?|testing|assessments?|exams?)\b|\b(?:quiz|scores?)\b|\bpast\b|\bprevious\b|\byour (?:best|work|own)\b|\b(?:yourself|introduc\w+|intro|loom|about you|why you|explain\w*|tell(?:ing)? us|answering|describing|you(?:'ve| have) \w+)\b|\b(?:clients?|users?|customers?|ads? performance)\b/iu
/** A recording without a topic shows the applicant: 'Record a short video and put its link into your message' */
const ofPerson =
  /\b(?:record|film|shoot) (?:us |me )?(?:an? |one )(?:[\w-]+,? ){0,4}video(?=\W*$| and (?:then )?(?:put|paste|send|share|attach|include|add|upload|submit|link|drop|post|(?:e-?)?mail)\b| (?:(?:along )?with|in|into|to) your (?:application|message|letter|cover letter|reply|response|proposal|r[eé]sum[eé]|cv)\b)/iu
/** Fast checks: without these nothing is demanded, anywhere or where the text is about applying. */
const mayDemand =
  /appl|submi|includ|attach|send|test|trial|sample|task|interview|consider|challenge|assignment|exercise|willing|download|follow|below|linked|provided|hidden|https/i
const mayDemandThere =
  /share|provid|version|option|variation|draft|competitor|mock|demo|our |this |record|prepar|suggest|leads|edit/i

/** Fast check: without these a sentence asks for no test piece. */
const mayAsk =
  /trial|test|sample|task|project|reel|clip|video|leads|ideas|graphic|banner|wireframe|headline|improvement|paragraph|e-?mail|text|document|passage|assignment|challenge|exercise|mock|draft|design|edit|piece|script|caption|logo|article|post|thumbnail|page|photo|image|picture|product|recording|audio|carousel|presentation|flyer|poster|animation|storyboard|newsletter|repl|\bads?\b|competitor|mock|introduction/i

/** 'Along with your resume, please submit …' is about applying wherever it stands. */
const besideResume =
  /\b(?:along with|in addition to|together with|aside from|besides) your (?:[\w-]+ )?(?:r[eé]sum[eé]|cv|application|cover letter)\b/iu

/** Whether every applicant is to make a piece of work; some words say so only where the text is about applying. */
export function asksForPiece(text: string, isAbout: boolean): boolean {
  if (!mayAsk.test(text) || noWork.test(text)) return false
  const isApplying = isAbout || besideResume.test(text)
  if (!mayDemand.test(text) && !(isApplying && mayDemandThere.test(text))) return false
  return isDemanded(text.replace(ofPerson, ' '), isApplying)
}

const isDemanded = (text: string, isApplying: boolean) =>
  demands.some((one) => one.test(text)) || (isApplying && demandsThere.some((one) => one.test(text)))

/** Whether it may be about making a piece of work at all. */
export const mayBePiece = (text: string): boolean => mayAsk.test(text) && !noWork.test(text)

export const isPieceHead = (part: Part): boolean => part.isFirst && isHead(part) && head.test(part.text)
