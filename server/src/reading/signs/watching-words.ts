import { patterns } from '../patterns.ts'
import { withoutRefused } from '../refusals.ts'
import type { Words } from './words.ts'

const tracker =
  '(?:hubstaff|time ?doctor|desk ?time|teramind|activ ?trak|workpuls|insightful\\.io|(?<=\\b(?:via|require|install|through) )insightful(?! \\w+s\\b| (?:feedback|data|content|advice|and)\\b)|time ?champ|monitask|toggl(?: track)?|jibble|apploye|clockify|time ?camp|worksnaps|time ?proof|rescue ?time|web ?work(?= (?:track|time|app|desktop|software))|we ?work ?time|kickidler|veriato|interguard|time ?bro|upwork tracker|flowace|crossover tracker)'
const tracking =
  '(?:time|hours?|activity|screen|productivity|performance|employee|computer)[- ]?(?:track(?:er|ers|ing)|monitor(?:ing)?)'

const about =
  /tra[ck]k|trak|rescue|webwork|kickidler|veriato|cctv|monitor|record|staff|doctor|desk ?time|teramind|workpuls|insightful|champ|monitask|toggl|jibble|apploye|clockify|camp|snaps|proof|zoom|activity|meet|video|office|cam|screen|key|computer|mouse/i

const watching = (words: readonly string[], not: RegExp): Words => ({
  kind: 'surveillance',
  about,
  says: patterns(words),
  not,
  // Who is not paid for untracked hours is watched.
  meant: (text) => (ofPay.test(text) ? text : withoutRefused(text)),
})
const ofPay = /\b(?:paid|pay|payments?|compensated|credited|counted|hired|accepted|considered|allowed)\b/iu

export const watchingWords: readonly Words[] = [
  watching(
    [`\\b${tracker}\\b`],
    /\b(?:experience (?:with|in|using)|familiar\w*|knowledge of|proficien\w+|such as|e\.g|or similar tools|tools like|manage|prior|payroll|invoic\w+)\b/iu,
  ),
  watching(
    [
      `\\b${tracking}\\b.{0,40}\\b(?:software|app|tool|is|will|must|required?|mandatory|installed|program|system|implemented|used|utili[sz]ed|applies)\\b`,
      `\\b(?:use|uses|using|utili[sz]e|install|run|with|have|on|via|through|require|by)\\b (?:of )?(?:a |an |our |the |your )?(?:\\w+ ){0,2}${tracking}\\b`,
      '\\b(?:time|activity) trackers?\\b',
      `\\b(?:okay|ok|allow|permit|comfortable|fine|willing|agree\\w*|open|consent|accept\\w*)\\b.{0,25}\\b${tracking}`,
      `^\\W*(?:must be |be )?(?:okay|ok|comfortable|fine) (?:with|using) (?:a )?${tracking}(?: tools?| software)?\\W*$`,
      // The employer or its tool watches: 'We use a system to monitor the hours you work'
      '\\b(?:we|company|system|software|tool|app|utili[sz]\\w+|use[ds]?|using)\\b.{0,50}\\b(?:monitor(?:s|ing)?|track(?:s|ing)?|record(?:s|ing)?)\\b (?:\\w+ ){0,2}(?:hours|time|activity|productivity|screens?)\\b(?! (?:sheet|zone))',
      '\\b(?:(?:install|download|run|our)\\b.{0,15}\\b|(?:use|using|have|via|through) (?:a |an |the )?(?:time|activity|work|computer|employee|productivity)[- ])(?:tracking|monitoring|screen[- ]record(?:er|ing)) (?:software|app|program)s?\\b',
      '\\b(?:work|working|your|all) (?:hours|time|activity|screens?)\\b.{0,20}\\b(?:is|are|be|gets?) (?:automatically )?(?:monitored|tracked|recorded|logged)\\b.{0,30}\\b(?:by|with|via|through|using|on|in)\\b',
      '\\b(?:install\\w*|installation|use|usage)\\b (?:of )?(?:an? |our |the )?(?:employee |time |activity |work |computer )?(?:monitoring|tracking|screen[- ]?record(?:er|ing)) (?:and \\w+ )?(?:software|apps?|tools?|programs?)\\b.{0,40}\\b(?:required|mandatory|a must|must|needed|on your)\\b',
      '\\b(?:tracking|monitoring) tools?\\b.{0,30}\\b(?:time tracking|screen ?shots?|screen monitoring)\\b',
      '\\bscreen ?shot monitoring\\b',
      '\\byour (?:screen|activity|work|time|hours|computer)\\b.{0,20}\\bbe (?:monitored|recorded|tracked)\\b',
      '\\btrack(?:ing)? (?:\\w+ ){0,4}(?:work )?hours (?:(?:and )?\\w+ ){0,2}(?:using|via|with|through|in|on) ',
      '\\b(?:paid|payment|pay|billed|invoiced?)\\b.{0,25}\\btracked (?:hours|time)\\b',
      '\\btime ?clocks?\\b.{0,20}\\bscreen ?shots?\\b',
      '\\b(?:time|hours) (?:is |are |will be |gets? )?tracked (?:using|by|with|via|through|on)\\b',
    ],
    /\b(?:time ?sheets?|spreadsheets?|google sheets?|no (?:time|micro|tracking|screen)|without (?:time|track|monitor)|experience (?:with|in|using)|familiar\w*|(?:for|of|our) clients?'?|(?:employees|contractors|staff)(?! (?:must|will|are|use|have|need|should))|payroll|shipments?|orders?|project (?:tracking|time|hours)|billable|knowledge|proficien\w+|(?:not|don't|never) (?:use|track|require)|like|such as|loom|screencast|inventory|issue|bug|applicants?|job|rank\w*|conversion|gps|security|network|server|systems|tools|performance tracking|build\w*|develop\w*|integrat\w+|apis?|grow|leads?|campaigns?|ads?|response|turnaround)\b/iu,
  ),
  watching(
    [
      '\\b(?:zoom|google meet|video (?:call|meeting))\\b.{0,30}\\b(?:throughout|the whole|entire|during (?:your|the)) (?:the )?(?:entire |whole )?shift\\b',
      '\\bvirtual office\\b.{0,25}\\b(?:via|on|in|through) (?:zoom|google meet|discord|teams)\\b',
      '\\b(?:consistent|constant|continuous|always[- ]on) (?:zoom|video|camera)\\b',
      '\\b(?:zoom|google meet|video (?:call|meeting))\\b.{0,20}\\b(?:for )?(?:the |your )?(?:full|whole|entire) (?:shift|day)\\b',
      '\\b(?:stay|be|being|remain|logged|connected) (?:in |connected )?(?:on|in|into|to) (?:a |the )?(?:zoom|google meet|discord|video)\\b.{0,40}\\b(?:all day|all times|whole|entire|shift|work(?:ing)? hours|while (?:you )?work)\\b',
    ],
    /\b(?:customers?|clients?)\b/iu,
  ),
  watching(
    [
      '\\b(?:web ?cam|camera)s?\\b.{0,50}\\b(?:(?:on|open) (?:at all times|all (?:the time|day)|throughout|during (?:your |the )?(?:entire )?(?:shift|work))|always on|entire shift|whole shift)',
      '\\b(?:keep|have|leave|turn) (?:your|the) video\\b (?:turned |switched )?(?:on|open)\\b.{0,40}\\b(?:shift|work(?:ing)?|all|entire|hours|day)\\b',
      '\\b(?:keep|have|turn)\\b.{0,25}\\b(?:web ?cam|camera)s?\\b.{0,20}\\b(?:on|open)\\b.{0,40}\\b(?:shift|work(?:ing)?|all|entire|hours|day)\\b',
      '\\bscreen[- ]?record(?:er|ing)s?\\b.{0,15}\\b(?:is|are|be|will be|stays?|runs?) (?:on|running|active)\\b.{0,30}\\b(?:while|during|when|throughout|at all times|all day)\\b',
      '\\b(?:willing|okay|ok|fine|comfortable|able|ready|must|have to|need to|required)\\b.{0,15}\\bbe(?:ing)? on (?:the |a )?(?:web ?cam|cam|camera|video|zoom)\\b.{0,25}\\b(?:work\\w*|shift|hours|all day|at all times)\\b',
      '\\b(?:being|be|stay(?:ing)?|remain(?:ing)?) in (?:the |a |our )?(?:zoom|google meet|discord|video)(?: \\w+)? (?:throughout|during|for|all|the whole|the entire)\\b',
      '\\b(?:we|company|management|team leads?) (?:\\w+ )?(?:monitor|watch|record|view|check)s? (?:the )?(?:your )?(?:screens?|desktops?|webcams?|cameras?|computers?)\\b',
      '\\b(?:with|have|keep) (?:your |the )?(?:web ?cam|camera|video)s? (?:turned )?on\\b(?=\\W*$)',
      '^\\W*(?:all )?(?:work|working)(?: hours| time)? (?:is |are |will be )?(?:tracked|monitored|recorded)\\b(?=\\W*$|\\W*\\()',
      '\\b(?:we|company) (?:log|record|track|monitor)s? (?:your |all |the )?(?:computer |online |work )?activity\\b(?! (?:of|on|in) (?:the )?(?:clients?|accounts?|ads?|campaigns?|crm))',
      '\\b(?:random|regular|periodic) checks of your (?:screen|desktop|computer)\\b',
      '\\ball[- ]day (?:zoom|google meet)\\b',
      '\\bwork(?:ing)? with (?:(?:your |the |a )?(?:web ?cam|camera)|your video) (?:on|open)\\b',
      '\\bmonitored (?:through|via|by|with|on) (?:a |your |the )?(?:web ?cam|camera|cctv|video)s?\\b',
      '\\b(?:video|camera)s? on at all times\\b',
      '\\b(?:under|by|via) (?:a )?(?:cctv|web ?cam|camera)s?\\b.{0,30}\\b(?:while|during|when) (?:you )?(?:work|shift)',
      "\\b(?:use|uses|using|have|run|install)\\b (?:a |our |the )?screen[- ]?record(?:er|ing)\\b.{0,30}\\b(?:(?:while|during|when) (?:you(?:'re| are)? |your |the )?(?:work\\w*|shifts?|hours)|all (?:day|the time))\\b",
      '\\b(?:monitored|(?:hours|time|activity|work) (?:is |are |will be |gets? )?(?:tracked|recorded|verified|logged))\\b.{0,20}\\b(?:with|by|via|through) (?:\\w+[- ]){0,2}screen ?shots\\b',
      '\\b(?:screens?|key ?strokes?|computer|mouse)\\b.{0,30}\\b(?:(?:will be|are|is|be) (?:recorded|monitored|captured|tracked)|monitoring)\\b',
      '\\b(?:web ?cam|camera)s?\\b.{0,30}\\b(?:on|open) (?:while|during|when|whilst|throughout|as) (?:you |your |the )?(?:work|shift|hours|online|entire)',
      '\\bactivity(?: levels?)? (?:is|are|will be|gets?) (?:tracked|monitored|measured|recorded)\\b',
      '\\bshar(?:e|ing) your screen (?:at all times|all (?:day|the time)|throughout|while (?:you )?work|during (?:your |the )?(?:work|shift|hours))',
      '\\b(?:be|stay|remain) on (?:camera|cam|video)\\b.{0,20}\\b(?:work|shift|hours|day|all)\\b',
      '\\b(?:your (?:pc|laptop|work)|you) (?:is|are|will be|must be|gets?) (?:monitored|tracked|recorded)\\b',
      '\\b(?:with|to) be(?:ing)? (?:tracked|monitored)\\b',
      '\\bkey ?strokes? (?:logg\\w+|track\\w+|monitor\\w+)',
      '\\balways[- ]on (?:web ?cam|camera|zoom|video)\\b',
      '\\b(?:tracking|monitoring) (?:software|app|program) (?:(?:will|must|has to|needs to) be|is (?:used|installed|required|mandatory))\\b',
      '\\b(?:clock(?:s|ed|ing)? in|track\\w*|monitor\\w*|(?:random|periodic|regular|automatic)(?:ally)?)\\b.{0,40}\\bscreen[- ]captur\\w+',
      "\\bscreen[- ]captur\\w+\\b.{0,20}\\b(?:(?:while|during|when) (?:you(?:'re| are)? |your |the )?(?:work\\w*|shifts?|hours)|every \\d+|all day)\\b",
      '\\b(?:takes?|random|periodic|regular|automatic) screen ?shots?\\b',
      '\\bscreen ?shot (?:monitor\\w*|track\\w*|captur\\w*)',
      '\\bscreen ?shots? (?:are|will be|is) (?:taken|captured)\\b',
    ],
    /\b(?:no|never|without|client|apis?)\b/iu,
  ),
]
