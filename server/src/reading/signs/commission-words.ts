import { patterns } from '../patterns.ts'
import type { Words } from './words.ts'

/** Pay by results alone. */
export const commissionWords: Words = {
  kind: 'commission-only',
  about: /commission|no |only|compensated|paid|pay|based|earn|salary|rate|income|compensation|remuneration/i,
  says: patterns([
    '\\b(?:commission[- ]?(?:only|based only)|(?:100 ?%|purely|strictly|fully|solely|entirely|only|pure|straight) (?:on )?commissions?(?:[- ]based| only)?|commissions? basis only)\\b',
    "\\b(?:this is|it is|it's) (?:an? )?commission[- ]based (?:job|role|position|opportunity|work)\\b",
    "\\b(?:this is|it is|it's) (?:an? )?(?:performance|results?)[- ]based (?:earning |income )?opportunity\\b(?!.{0,60}(?:\\b(?:base|salary|hourly|fixed)\\b|[$₱€£]\\s?\\d))",
    '\\b(?:purely|strictly|fully|solely|entirely|100 ?%) (?:on )?(?:performance|results?)[- ]?based\\b',
    "\\b(?:there is|there's|with|offers?) no (?:\\w+ )?(?:salary|wage)\\b",
    '\\b(?:only (?:get |be )?paid|paid only) (?:when|if|per|for each|after|once) (?:you |we |a |each )?(?:\\w+ )?(?:clos\\w+|sell|sales?|sold|book\\w*|deals?|hire\\w*|convert\\w*)',
    '\\bpay(?:ment)? is (?:only )?per (?:\\w+ ){1,3}only\\b',
    '^\\W*(?:an? )?commission[- ]based (?:role|position|job|work|opportunity)\\b',
    '(?:\\b(?:you|get|be|are|is)\\b.{0,12}\\bpaid|\\bpay(?:ment)? is|^\\W*(?:paid|pay(?:ment)?)) per (?:closed |booked )?(?:sale|appointment|deal|booking|lead)s?(?: only|\\W*$)',
    '[,(;–-]\\s?no (?:base|salary)\\b(?! (?:deduction|cut|cap|increase|loan))',
    '\\bno (?:base|basic|fixed|hourly|monthly|set|guaranteed)(?: or \\w+)? (?:salary|pay|rate)\\b',
    '\\b(?:performance|results?)[- ](?:based )?only (?:pay|compensation)\\b',
    '^\\W*(?:pay|salary|compensation|rate|earnings)\\W{1,4}\\d{1,2} ?% ?(?:commissions?\\b|of (?:the |each |every )?\\w+|per|on)\\b(?!.{0,60}\\b(?:base|bonus)\\b)',
    '\\b(?:equity|profit[- ]shar(?:e|ing)|revenue[- ]shar(?:e|ing)) only\\b',
    '^\\W*(?:pay|salary|compensation|rate|earnings|remuneration)\\W{1,4}\\d{1,2} ?% of (?:every|each|the|all|any|your)\\b(?!.{0,60}\\b(?:base|bonus|plus|hourly)\\b)',
    '(?:^\\W*|\\b(?:your|the) )(?:pay|salary|compensation|income|earnings|remuneration) (?:is|are|will be|equals|comes as) (?:an? )?\\d{1,2} ?%(?: share)? of (?:the |our |your |all |each |every |any |gross |net |total )*(?:revenues?|profits?|sales?|deals?|income|turnover|proceeds|takings|fees?)\\b(?!.{0,60}\\b(?:base|bonus|plus|hourly)\\b)',
    '\\b(?:your|the) (?:income|pay|salary|earnings|compensation)\\b.{0,10}\\b(?:depends?|is based|are based|relies|rests)\\b.{0,15}\\b(?:entirely|solely|only|purely|100 ?%|completely|fully)\\b',
    '\\b(?:depends?|based) (?:entirely|solely|only|purely|100 ?%|completely|fully) on (?:your |the )?(?:sales|results|performance|commissions?|closed deals|number of)\\b',
    '[$₱€£] ?\\d[\\d,]* (?:per|for each|for every|a|each) (?:[\\w-]+ ){0,2}(?:deal|sale|appointment|booking|lead|hire)s?\\b.{0,10}\\b(?:and nothing else|only|no (?:base|salary))\\b',
    '\\byou (?:only )?(?:earn|get paid) when we (?:earn|get paid)\\b',
    '\\b(?:paid|compensated|pay you) (?:for|per) (?:each |every )(?:\\w+ ){1,3}(?:that )?you (?:close|book|sell|bring|refer|place|recruit|sign)\\b(?!.{0,60}\\b(?:base|bonus|salary|hourly)\\b)',
    // Paid per head, and only on success.
    '\\b(?:you|be)\\b.{0,15}\\b(?:compensated|paid) (?:only )?(?:for|per|by) (?!(?:\\w+ ){0,2}(?:training|trial|test|sample)\\b)(?:each |every )?(?:\\w+ ){1,4}(?:(?:only )?if|only (?:if|when|after)|once|provided)\\b',
  ]),
  not: /\b(?:not|isn't|never|no) (?:a |an |this is )?(?:purely |100% |strictly )?commission|\b(?:plus|\+|and) commission|\bcommission agents?\b|\bcommission (?:model|split)|\bbrokerage\b|\bbase (?:pay|salary) (?:of|is)/iu,
}
