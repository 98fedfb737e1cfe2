import { patterns, type Words } from './words.ts'

const woman = '(?:women|woman|lady|ladies|girls?|females?|moms?)'
const years = '(?:1[89]|[2-5]\\d)'
const old = '(?:years?[- ]old|yrs?\\.? old|years of age|y\\/?o\\b)'
const shops = '(?:stores?|shops?|listings?|products?|websites?|channels?|brands?|ads?|thumbnails?|videos?)'

/** What is odd in other ways. */
export const otherWords: readonly Words[] = [
  {
    kind: 'other',
    what: 'sex-or-age',
    about: /male|men\b|girl|boys|guys|wom[ae]n|lad(?:y|ies)|moms?\b|\d\d|single|unmarried|twenties|thirties/i,
    says: patterns([
      '\\b(?:gender|sex)\\s?[:=-]+\\s?(?:fe)?males?\\b(?! ?(?:or|and|\\/))',
      '^\\W*(?:fe)?males?\\s?(?:[,.;(–]|$)',
      '\\b(?:fe)?males? (?:\\w+ )?(?:only|preferred)\\b',
      '\\b(?:men|women|ladies|girls|boys|guys|woman|lady) (?:only|preferred)\\b',
      '\\b(?:fe)?males? (?:filipin[oa]s?|(?:\\w+ )?(?:va|isa|virtual assistant|assistant|applicant|candidate)s?)\\b',
      '\\b(?:looking for|prefer(?:ably|red)?|need|want|hiring|seeking|must be|only|candidate is|applicant is|as)\\b(?: an?| for)? ?(?:\\w+ )?(?:fe)?male\\b',
      `\\b(?:looking for|hiring|seeking|prefer(?:ably)?|must be) (?:an? )?(?:young |single |married )?${woman}\\b`,
      `\\b(?:ideal|perfect|great) for ${woman}\\b(?![- ](?:\\w+ )?(?:brand|audience|owned|led))`,
      `\\bif you(?:'re| are) an? (?:\\w+ )?(?:${woman}|m[ae]n|guy|(?:fe)?male)\\b`,
      '\\bonly (?:fe)?males?\\b',
      `\\bonly (?:hir(?:e|ing)|consider(?:ing)?|accept(?:ing)?|want|need|looking for|for) (?:${woman}|men|females?|males?)\\b`,
      `\\b(?:hiring|wanted|needed)\\s?[:!]+ (?:an? )?(?:\\w+ )?(?:${woman}|(?:fe)?males?)\\b`,
      '\\bin (?:their|your) (?:early |late |mid[- ]?)?(?:20s|30s|twenties|thirties)\\b',
      '\\b(?:single|unmarried)\\b.{0,30}\\b(?:preferred|only|without (?:kids|children)|no (?:kids|children))',
      `\\b(?:single|young|unmarried) ${woman}\\b.{0,60}\\b(?:join|apply|work|team)\\b`,
      `\\b${years} ?(?:-|–|to|and) ?${years} ?${old}`,
      `\\bage(?:s| range| limit| requirement)? ?[:=] ?(?:from )?${years} ?(?:-|–|to|and) ?${years}\\b`,
      `\\b(?:applicants?|candidates?|you|someone|must|should|who (?:is|are)) (?:must |should |have to |need to )?(?:be |is |are )?(?:under|below|younger than|not (?:older|more) than|no older than) ${years}\\b(?! ?(?:%|k\\b|min|hours|\\$|words|pages|days|seconds))`,
      `\\b(?:under|below|younger than|not (?:older|more) than|no older than|up to|max(?:imum)?) ?(?:of )?${years} ?${old}`,
      `\\b(?:aged?|ages|between) (?:of )?${years} ?(?:-|–|to|and) ?${years}(?: years? old| only)?(?!\\d|k|%| ?(?:hours|hrs|min|days|usd|applic|leads|calls|emails|years? of))`,
      `^\\W*(?:not (?:older|more) than|no older than|under|below|max\\.?|maximum) ${years}(?: ${old})?\\W*$`,
      `\\b(?:maximum age|max age|age limit)[: ]*(?:of |is )?${years}\\b`,
      `\\b${years} (?:years? old|yrs? old|years of age) (?:or|and) (?:younger|below|under)\\b`,
    ]),
    not: /\b(?:equal|regardless|identif(?:y|ies)|audience|target\w*|demographic\w*|customers?|clients?|models?|hormon\w*|clothing|fashion|health|voice ?over|actors?|speaker|or male|or female|and female|and male|male\/female|fitness|leads?|children|students?)\b/iu,
  },
  {
    kind: 'other',
    what: 'every-day',
    about: /days?\b|mon|24\/7|daily|weekend/i,
    says: patterns([
      '\\b(?:7|seven)[- ]?days?[- ]?(?:\\/|per|a|in a|each|every)[- ]?(?:week|wk)\\b',
      '\\b6 ?(?:-|–|to|\\/|or) ?7 days ?(?:\\/|per|a|each) ?(?:week|wk)\\b',
      '\\bevery ?day of the week\\b',
      '\\b(?:every ?day|daily)\\b.{0,15}\\bincluding (?:on )?(?:weekends|saturdays?|sundays?)\\b',
      '\\bno weekends? off\\b',
      '\\b(?:work|willing|able|available|commit)\\b.{0,15}\\b(?:7|seven) days\\b(?! (?:on|of|free|trial|notice|before|after|prior|from|to|in advance))',
      '\\b(?:monday|mon) ?(?:to|through|thru|-|–) ?sun(?:day)?\\b',
      '\\bno (?:days? off|rest days?)\\b',
      '\\bavailable (?:24\\/7|every ?day)\\b',
    ]),
    not: /\b(?:customers?|business|clients?|store|shop|operates?|operations?|support is|rotat\w+|shifts|choose|any \d|\d of (?:the )?7|between|coverage|company|service|help ?desk|unlimited|holidays|respond|reply|contacted)\b/iu,
  },
  {
    kind: 'other',
    what: 'elsewhere',
    about: /vpn|prox|detect|looks?\b|appear|seem|multilogin|gologin|adspower|dolphin|ip\b/i,
    says: patterns([
      '\\bvpn\\b.{0,40}\\b(?:us\\b|usa|uk\\b|american?|states|location|appear|connected)',
      '\\b(?:us|usa|uk|american?|states|location)\\b.{0,25}\\bvpn\\b',
      '\\bvpn\\b.{0,40}\\b(?:required|needed|must|provided)',
      '\\b(?:use|using|via|through|with|have|need|provide|connect|own)\\b.{0,25}\\b(?:vpn|residential prox(?:y|ies)|anti[- ]?detect|multilogin|gologin|adspower|dolphin anty|us[- ]based ip|us ip)\\b',
      '\\bvpn on\\b',
      '\\bprox(?:y|ies)\\b.{0,40}\\b(?:us\\b|usa|uk\\b|as if)',
      "\\b(?:looks?|appears?|seems?) (?:like |as if |as though |to be )?(?:you are |you're |it is |it's )?(?:working |based |coming )?(?:in|from) the (?:us|usa|uk|states)\\b",
    ]),
    not: /\b(?:support|troubleshoot\w*|configur\w*|network\w*|firewall\w*|secure|security|manage|setup of|experience|install(?:ing|ation)|maintain)\b|\bno vpns?\b|\bvpns? (?:not|are not)/iu,
  },
  {
    kind: 'other',
    what: 'use-of-video',
    about: /consent|agree|permission|authori|allow|your/i,
    says: patterns([
      '\\byour (?:\\w+ )?(?:videos?|recordings?|photos?|pictures?) (?:may|can|will|might) be (?:used|shared|published|posted)\\b',
      '\\bwe (?:may|can|will|might) (?:use|share|post|publish) your (?:\\w+ )?(?:videos?|recordings?|photos?|pictures?)\\b(?!.{0,30}\\b(?:review|hiring|evaluat))',
      '\\b(?:you |i )?(?:consent|agree|permission|authori[sz]e|allow)\\b.{0,60}\\b(?:shar\\w+|us(?:e|ing)|publish\\w*|post\\w*)\\b.{0,60}\\b(?:clients?|marketing|promotion\\w*|social media|advertis\\w*)',
    ]),
    not: /\b(?:customers? (?:consent|agree)|patients?|data protection)\b/iu,
  },
  {
    kind: 'other',
    what: 'iq',
    about: /\biq\b/i,
    says: patterns([
      '\\b(?:proof|certificate|screenshot|result|score)s? of (?:your |the |an? )?iq\\b',
      '\\biq\\b.{0,25}\\b(?:scores?|results?|required|above|over|at least|of \\d|\\d{2,3})',
    ]),
    not: /\bidentity iq\b/iu,
  },
  {
    kind: 'other',
    what: 'copying',
    about: /replicat|cop|clon|steal|duplicat|scrap|competitor|creat|post|upload/i,
    says: patterns([
      "\\b(?:replicat\\w+|copy(?:ing)?|clon(?:e|ing)|steal(?:ing)?|duplicat\\w+|scrap(?:e|ing) and re-?post\\w*)\\b.{0,35}\\b(?:competitors?'?|other (?:sellers|stores|shops|brands)'?)\\b",
      '\\b(?:copy(?:ing)?|clon(?:e|ing)|duplicat(?:e|ing)|replicat(?:e|ing))\\b.{0,15}\\b(?:top|best|other|winning|successful|competing) (?:sellers?|stores?|shops?|brands?|creators?|channels?)\\b',
      "\\bcompetitors?'?s?\\b.{0,40}\\b(?:replicat\\w+|copy (?:their|them)|clon(?:e|ing))",
      `\\b(?:clon(?:e|ing)|copy(?:ing)?|replicat(?:e|ing)|re-?creat(?:e|ing)) (?:\\w+ )?(?:existing|successful|winning|top|popular|viral|trending|best[- ]selling) (?:\\w+ )?${shops}\\b`,
      `\\b(?:${shops})\\b.{0,15}\\band (?:copy|clone|replicate|recreate) (?:them|it)\\b`,
      '\\b(?:download|take|grab|use|find|sav(?:e|ing))\\b.{0,20}\\b(?:videos?|clips|content|posts)\\b.{0,30}\\band (?:re-?post|re-?upload)',
      '\\bre-?(?:post|upload)(?:ing)?\\b.{0,30}\\b(?:videos?|clips|content|posts)\\b.{0,15}\\b(?:of|from|by) other\\b',
      `\\b${shops} (?:that |which )?you (?:need|have|will|must)(?: to)? copy\\b`,
      '\\bscrap(?:e|ing)\\b.{0,30}\\b(?:videos?|clips|content|images|photos)\\b.{0,30}\\bfrom\\b.{0,40}\\b(?:amazon|youtube|facebook|tiktok|instagram|pinterest|other|competitors?)\\b',
    ]),
    not: /\b(?:do not|don't|never|ad copy|sales copy|our (?:own|existing)|clients?'?|styles?)\b/iu,
  },
  {
    kind: 'other',
    what: 'in-anothers-name',
    about: /apply|interview|exam|test|as if|pretend|class|homework|assignment/i,
    says: patterns([
      '\\bapply (?:to|for) .{0,25}\\bjobs?\\b.{0,30}\\b(?:per|a|each|every) day\\b',
      '\\b(?:attend|tak|do|sit|join)(?:e|ing)?\\b.{0,25}\\b(?:interviews?|exams?|tests?)\\b.{0,15}\\b(?:on (?:my|our|his|her|their) behalf|for me\\b|as me\\b|in (?:my|his|her) (?:name|place))',
      '\\b(?:sit|take|do|attend)(?:ing)?\\b.{0,10}\\b(?:my|his|her) (?:\\w+ )?(?:exams?|tests?|class(?:es)?|interviews?|homework|assignments?)\\b',
      '\\bas if (?:you were|you are) (?:me|him|her|the)\\b',
      '\\bpretend(?:ing)? to be me\\b',
    ]),
  },
]
