import { patterns } from '../patterns.ts'
import type { Words } from './words.ts'

/** Work that misleads others, or breaks a site's rules. */
export const deceptionWords: readonly Words[] = [
  {
    kind: 'deception',
    about:
      /pretend|as if|pos[ei]|impersonat|act(?:ing)? as|chat|fake|false|burner|dummy|throwaway|puppet|review|change|edit|alter|replace|modify|photoshop|names?\b|account|dating|tinder|bumble|creator|model|customer|girl|wom[ae]n|tell|say|philippines|filipin|outsourc|overseas|offshore|abroad|location|essay|thesis|assignment|homework|academic|quiz|exam|coursework|interview|assessment/i,
    says: patterns([
      '\\b(?:pretend(?:ing)? (?:to be|that|you)|pos(?:e|ing) as(?! an? (?:mystery|secret) shopper)|impersonat\\w+|act(?:ing)? as (?:the |our )?(?:model|creator|girl|woman|influencer))\\b',
      '\\b(?:answer|repl(?:y|ies)|respond|messag\\w+|chat\\w*|text\\w*|talk)\\b(?!.{0,40}\\b(?:e-?mails?|brands?|sponsors?|agenc\\w+|inquir\\w+)\\b).{0,40}\\b(?:in the name of|on behalf of|as) (?:one of )?(?:the |our |a |an )?(?:\\w+ )?(?:creators?|models?|influencers?|girls?|performers?)\\b(?! (?:manag|assist|support|rel))',
      '\\bchat(?:ting)? (?:as|on behalf of) (?:the |our |a |an )?(?:model|creator|influencer|woman|girl|female|talent)\\b',
      '\\b(?:messag|chat|repl|talk|respond|text|post|comment)\\w*\\b.{0,40}\\bas (?:the|our|a|an) (?:\\w+ )?(?:creator|model|influencer|girl|real (?:user|customer|person)|satisfied customer|woman)\\b',
      '\\b(?:act|pos|comment|writ)(?:e|ing)? as (?:if you (?:were|are) )?an? (?:happy|satisfied|genuine) (?:customer|user|buyer|fan)\\b(?! (?:advocate|service|success|support|liaison|experience))',
      '\\b(?:comment|post|chat|messag|repl)\\w*\\b.{0,40}\\bas if you (?:were|are) an? (?:real |genuine |happy |satisfied |regular )?(?:customer|user|buyer|fan|local)\\b',
      '\\b(?:upvot(?:e|ing)|vot(?:e|ing)|lik(?:e|ing)(?=,| and\\b)|comment(?:ing)?|follow(?![- ]?up)|post(?:ing)?)\\b.{0,40}\\bfrom (?:many|multiple|several|different|various|dozens of) (?!bank |ads? |brand |clients? |company |business |social )(?:\\w+ )?accounts\\b',
      '\\b(?:(?:create|creating|set(?:ting)? up)\\b.{0,15}\\b(?:multiple|many|dozens of|hundreds of)|(?:warm(?:ing)? up|farm(?:ing)?)\\b.{0,15}\\b(?:multiple|several|many|dozens of|hundreds of|new)) (?:reddit|facebook|instagram|tiktok|google|gmail|twitter) (?:accounts|profiles)\\b(?!.{0,30}\\b(?:staff|hires?|team|employees|clients?)\\b)',
      '\\b(?:swip\\w+|chat|match\\w*|traffic|profiles?)\\b.{0,30}\\b(?:tinder|bumble|hinge)\\b|\\b(?:tinder|bumble|hinge)\\b.{0,30}\\b(?:swip\\w+|chat|match\\w*|traffic|profiles?)\\b',
      '\\bwrit(?:e|ing) (?!sample |model |example )(?:\\w+ ){0,2}(?:essays?|thes[ei]s|dissertations?|academic (?:papers?|work))\\b.{0,10}\\b(?:for|of) (?:\\w+ ){0,2}students\\b',
      '\\b(?:do|doing|complet(?:e|ing)) (?:the |their |college |school )?(?:homework|assignments?) (?:for|of) (?:\\w+ ){0,2}students\\b',
      '(?<!\\b(?:in|with|on|when|while) )\\bwriting (?:their|his|her|my) (?:essays?|assignments?|papers?|homework|thes[ei]s)\\b|\\bwrite (?:his|her|my) (?:essays?|assignments?|homework|thes[ei]s)\\b',
      '\\b(?:reviews\\b|(?:writ|post|leav|giv)(?:e|ing)?\\b.{0,30}\\breview\\b).{0,40}\\b(?:from|with|using|by|under) (?:different|many|multiple|several|fake) (?:accounts|profiles|customers|names)\\b',
      '\\b(?:act|speak|pose|talk|interview)(?:ing)? as (?:me|him|her)\\b',
      "\\b(?:tell|telling|say|saying)\\b.{0,30}\\b(?:you are|you're|we are|we're) (?:in|from|based in|located in) (?:the )?(?:us\\b|usa|uk\\b|new york|america|states|london|california|texas)",
      '\\b(?:posts?|comments?|reviews?|messages?|repl(?:y|ies)|questions?)\\b.{0,20}\\b(?:that |which |so (?:that )?they )?(?:look|looks|looking|appear|seem|sound)(?:s|ing)? (?:like|as if|as though)\\b.{0,25}\\b(?:real|actual|genuine|normal|regular|happy|satisfied) (?:customers?|users?|people|buyers?|fans?|persons?)\\b',
      "(?<!\\b(?:in|with|on|when|while|by|of) )\\b(?:writ|do|tak|complet|finish)(?:e|es|ing)?\\b (?:\\w+ )?(?:students?'?|their)\\b.{0,10}\\b(?:essays?|assignments?|homework|quizzes|quiz|exams?|coursework|papers)\\b(?! (?:review|feedback|check))",
      '\\bact(?:ing)? as an? (?:young |attractive |pretty |female |real )*(?:girl|woman|girlfriend|lady|model|customer|buyer|fan)\\b',
      '\\b(?:attend|take|join|sit|do)(?:ing)?\\b.{0,20}\\b(?:interviews?|exams?|tests?|assessments?)\\b.{0,15}\\b(?:on behalf of|in place of|instead of|for) (?:our|the|other|a) (?:\\w+ )?(?:developers?|engineers?|candidates?|freelancers?|applicants?)\\b',
      '\\bfake (?:\\w+ )?(?:resumes?|cvs?|documents?|certificates?|references|customers)\\b',
      '\\b(?:fake|false) (?:\\w+ )?(?:reviews?|accounts?|profiles?|identit\\w+|names?|testimonials?|engagement)\\b',
      '\\bchat(?:ting|ters?)?\\b.{0,20}\\b(?:as|for) (?:the |our |a |an )?(?:\\w+ )?(?:models?|creators?|influencers?)\\b(?! (?:agenc|manag|team|support))',
      '\\b(?:use|using|adopt|go by|assume|choose|pick|given)\\b.{0,15}\\b(?:american|us|english|western|fake|different|alias) (?:sounding )?names?\\b',
      '\\b(?:upvot|lik|follow|vot)(?:e|ing)? (?:our|my|the|their|posts?|videos?|pages?)\\b.{0,20}\\b(?:from|with|using) (?:many|multiple|several|different|various|our) accounts\\b',
      '\\bdating (?:profiles?|apps?|sites?)\\b.{0,40}\\b(?:chat|talk|messag|men\\b|women\\b|reply|respond)',
      "\\b(?:do not|don't|never|not|without) (?:tell|telling|say|saying|reveal|revealing|disclos\\w+|let|letting|mention\\w*)\\b.{0,40}\\b(?:philippines|filipin\\w+|outsourc\\w+|(?:are|is|you're|we're|from|work(?:ing)?|based|located|team) (?:\\w+ )?(?:overseas|offshore|abroad)|your (?:real )?(?:location|name|country))\\b",
      '\\b(?:edit|alter|modify|change|photoshop)(?:ing)?\\b (?:\\w+ ){0,3}(?:bank statements?|payslips?|pay ?stubs?|passports?|diplomas?)\\b',
      '\\b(?:burner|dummy|throwaway|sock ?puppet) (?:\\w+ )?(?:accounts?|profiles?)\\b',
      '\\b(?:write|writing|post|posting|leave|leaving|buy) (?:\\w+ )?(?:positive|good|5[- ]star|five[- ]star) (?:\\w+ )?reviews\\b(?!.{0,20}\\b(?:from|social|(?:on|to) our (?:\\w+ )?(?:website|site|page|feed|blog|channels?|stories|instagram|facebook|linkedin))\\b)',
      '\\b(?:onlyfans|of|adult|dating) (?:chatters?|chat (?:moderator|operator|specialist)s?)\\b',
      // Forged papers.
      '\\b(?:change|edit|alter|replace|modify)\\b (?:[\\w,]+ ){0,6}(?:name|picture|photo)s? (?:[\\w,]+ ){0,5}(?:document|id|certificate|statement|licen[cs]e|payslip)s?\\b',
    ]),
    not: /\b(?:no |(?:never|not|don't|do not) (?:\w+ ){0,2}(?:fake|false|pretend|pose|impersonat\w*|bu[yr]|edit|chang|alter)|detect\w*|prevent\w*|remove|report(?:ing)? (?:fake|false)|flag\w*|identify|spot|avoid|fraud\w*|scam\w*|against|zero tolerance)\b/iu,
  },
  {
    kind: 'deception',
    about:
      /connection|conversation|relationship|bond|chat|flirt|ppv|onlyfans|subscribers|fans|\bmen\b|account|profile|comment|review|post|promot|bypass|spoof|fake|avoid|evad|escap/i,
    says: patterns([
      '\\b(?:meaningful|genuine|emotional|personal|intimate|deep) (?:connections?|conversations?|relationships?|bonds?)\\b.{0,90}\\b(?:purchas\\w+|spend\\w*|buy\\w*)\\b.{0,60}\\b(?:text|chat|messag\\w+|dms?)\\b',
      '\\bbypass(?:es|ing)? (?:[\\w-]+ ){0,3}(?:captchas?|verification|detect(?:ion|ors?)|plagiarism|checks?)\\b',
      '\\bspoof(?:s|ing)? (?:\\w+ )?(?:fingerprints?|locations?|identit\\w+|ip)\\b',
      '\\bdeep ?fakes?\\b',
      '(?<!\\bads?\\b.{0,60})\\b(?:avoid|evad|escap)(?:e|es|ing)? (?:detection|bans?\\b|being (?:banned|detected|flagged)|moderators)',
      '\\b(?:post|comment|promot|advertis)\\w*\\b.{0,40}\\bwithout (?:being|looking|seeming|appearing|sounding) (?:too )?obvious\\b',
      '\\b(?:posts?|comments?|accounts?|messages?)\\b.{0,30}\\bnot look like (?:spam|bots?|ads?)\\b',
      '\\bsell\\b.{0,20}\\bchat\\b.{0,40}\\b(?:emotional|personal|intimate) connections?\\b',
      // Breaks a site's rules unnoticed.
      "\\b(?:posts?|comments?|(?<!\\b(?:ads?|bank|seller|merchant) )accounts?|reviews?|profiles?)\\b.{0,40}\\b(?:don't|do not|won't|never|without|not)\\b.{0,15}\\b(?:flagged|banned|detected|caught|suspended)\\b",
      '(?<!\\b(?:check|verify|flag|report|whether|if)\\b.{0,20})\\b(?:accounts?|profiles?|comments?|reviews?)\\b.{0,20}\\b(?:look|appear|seem)s? (?:human|real|genuine|organic|trusted)\\b',
      '\\b(?:chat|speak|talk|messag|engag|interact|flirt)\\w*\\b.{0,40}\\b(?:(?:fans|men)\\b.{0,60}\\bsell|(?:subscribers|fans|men)\\b.{0,60}\\b(?:upsell|tips?\\b|ppv|spend))',
      '\\b(?:chatters?|onlyfans)\\b.{0,80}\\b(?:fans|subscribers|upsell|ppv|tips|sell|adult|models?|creators?)',
      '\\b(?:build|form|develop|create|keep)\\w*\\b.{0,20}\\b(?:relationships?|connections?|bonds?|rapport)\\b.{0,15}\\bwith (?:the |our |male |paying )*(?:fans|subscribers|men)\\b.{0,40}\\b(?:buy|spend|purchas\\w+|tip|pay|unlock|sell|sales)\\b',
      '\\b(?:ppv|pay[- ]per[- ]view)\\b.{0,40}\\b(?:fans|subscribers|chat\\w*)|\\b(?:fans|subscribers|chat\\w*)\\b.{0,40}\\bppv\\b',
      '\\b(?:comfortable|able|okay|fine|willing|good|love|enjoy)\\b.{0,25}\\bflirt(?:ing|y)?\\b',
      '\\bflirt(?:s|ing|y)? (?:with|and (?:chat|sext)|chats?|messages?|conversations?|texts?|repl(?:y|ies)|tone)\\b',
    ]),
    not: /\b(?:not|never|no)\b.{0,20}\bflirt|\bflirt\w*\b.{0,40}\b(?:not|never|forbidden|prohibited)\b|\b(?:defend\w*|threats?|fraud\w*|scam\w*)\b|\bnot onlyfans\b|\bno (?:adult|onlyfans)\b|\b(?:inquir\w+|support|live chat)\b/iu,
  },
]
