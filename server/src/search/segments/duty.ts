import type { IsOther } from './read-said.ts'

/** Words between such a verb and the term: 'process the accurate weekly payments'. */
const BETWEEN =
  "(?:the|our|all|any|their|his|her|accurate|timely|and|&|or|both|client|employee|vendor|supplier|staff|team|company)[’']?s?|payroll|invoices?|bills?|accounts?"
/** Ends in a verb of what the worker is hired to do, not of the employer's own acts: 'we process weekly payments'. */
const DOING = new RegExp(
  `(?<!\\b(?:we|i|company|employer)(?:[’']ll| will| also| always)? )\\b(?:manag|process|handl|prepar|review|reconcil|overse|track|monitor|maintain|coordinat|administ|calculat|generat|run|issu|record|approv|schedul|support|execut|perform|verif|audit|organi[sz]|plan|forecast|assist with|follow up on|work on|deliver|complet)(?:e|es|s|ing|ning|ies|y|ering|er|ers|ed)?,? (?:(?:${BETWEEN}),? ){0,4}$`,
  'i',
)
/** What follows the term in a duty: 'weekly payment runs', 'project-based budgets', 'weekly payments to vendors'. */
const BOOKS =
  /^s? ?(?:(?:runs?|process(?:es|ing)?|reports?|reporting|cycles?|reconciliations?|batch(?:es)?|approvals?|budgets?|budgeting|forecasts?|summar(?:y|ies)|files?|records?|tracking|accounting|invoic(?:es?|ing))\b|(?:to|for|from|of) (?:our |the |all |various )?(?:vendors?|suppliers?|clients?|customers?|subcontractors?|tenants?|owners?|drivers?)\b)/i

/** Whether the term between the two texts is the object of a duty: other people's pay, or other projects. */
export const isDuty: IsOther = (before, after) => DOING.test(before) || BOOKS.test(after)
