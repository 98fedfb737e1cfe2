import { HIDDEN_MARK } from '../redactions.ts'
import { duties, isHidden, type Link } from './links.ts'
import type { ReadOrder } from './orders.ts'
import type { Part } from './parts.ts'

const form =
  /\b(?:fill(?:ing)?[ -](?:out|in|up|the|form)|complet(?:e|ing)|submit(?:ting)?|apply(?:ing)? (?:only )?(?:here|through|via|using|at|on|online|by)|answer|use|visit|click(?:ing)?(?: on)?|go to|follow|access|start|create your application|register|sign up|take|head over|copy and paste|(?:submit|send|upload) your (?:\w+ ){1,8}?(?=here\b)|(?:submit|send|upload) your (?:\w+ ){1,4}?(?:through|via|at|to (?=(?:this|the)(?: following)? (?:link|page|folder))))\b.{0,80}?\b(?:forms?|links?|applications?(?! letter)|questionnaire|survey|typeform|here|below|page|website|portal|site|url|intake)\b/iu
const applyHere =
  /\b(?:apply (?:here|now|today|at|via|through|using|online|below|link)|application (?:form|link|page)|how to apply|link to apply|google form|typeform|jotform|to apply|apply|applications? (?:submitted|sent|made|received) (?:through|via|by|using))\b[^.]{0,40}?[:\-–—?>\s*]+$/iu
const noForm =
  /\b(?:tax|client|customer|contact form|order forms?|in the form of|job order|lead forms?|intake forms? (?:for|from)|web ?forms?|short[- ]form)\b/iu

const toApply = /\bto (?:apply|submit your application)\b/iu
const toFill = /^\W*(?:to apply,? )?(?:please |kindly )?(?:fill|complete|click|submit|apply|use)\b/iu
export const formAddress = /forms?\b|\.gle|typeform|jotform|survey/iu
const otherPage =
  /\b(?:take the test|watch|video|portfolio|website is|visit our (?:website|channel)|learn more|check (?:us|it) out|see our|more about|record)\b/iu
const page =
  /\bforms?\b|questionnaire|survey|typeform|\bhere\b|\blink\b|\bapplication\b|website|portal|page|site/iu
/** Names a form without its address. */
const formAlone = /\b(?:forms?|link (?:below|above)|questionnaire|survey)\b/iu

const withPoints = /\b\d{1,2} (?:ap|apply points?)\b/iu

export function formOf({ text, start, end }: Part, link: Link | null, isApplying: boolean): ReadOrder | null {
  if (noForm.test(text) || (duties.test(text) && !toFill.test(text))) return null
  if (/^\W*(?:please |kindly )?watch\b|\byou(?:'ll| will) (?:receive|get)\b/iu.test(text)) return null
  if (
    /\bwatch (?:our|this|the|my)\b/iu.test(text) &&
    !/\b(?:forms?|apply (?:here|at|via|through|by|using))\b/iu.test(text)
  )
    return null
  if (/\b(?:take|complete)\b.{0,30}\b(?:test|assessment|quiz)\b/iu.test(text) && !/\bforms?\b/iu.test(text))
    return null
  if (/\b(?:test|trial) task\b/iu.test(text)) return null
  // The board, by its hidden name: 'Apply with 6 AP through …'
  if (withPoints.test(text) && !formAlone.test(text)) return null
  if (otherPage.test(text) && !/\b(?:form|apply|upload your)\b/iu.test(text)) return null
  const isNamed = form.test(text) && page.test(text)
  if (link) {
    const isHere =
      (formAddress.test(link.url) && /\bappl/iu.test(link.before)) ||
      applyHere.test(`${link.before.trimEnd()} `) ||
      (/\b(?:visit|go to|use|click)\W*$/iu.test(link.before) && toApply.test(text))
    if (!isNamed && !isHere) return null
    const url = isHidden(link) ? HIDDEN_MARK : link.url
    return { kind: 'link-form', start, end: link.end, required: true, url }
  }
  const isTold =
    isNamed &&
    isApplying &&
    formAlone.test(text) &&
    !/\b(?:when|while) (?:filling|completing)/iu.test(text) &&
    /\b(?:appl|below|fill)/iu.test(text)
  return isTold ? { kind: 'link-form', start, end, required: true } : null
}
