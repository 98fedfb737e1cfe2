import { needing } from '../patterns.ts'
import { ofApplicant } from './asking.ts'
import { bare, thingOf } from './clauses.ts'
import type { Part } from './parts.ts'
import { isApplyHead, isOfLater, isOtherHead } from './stages.ts'

const lead = needing(
  '[:—–…-]\\W*$|\\.{3}|following|in the correct order|listed|below|sagutin|question',
  /^\W*attachments?\b[^.!?]{0,30}:\W*$|\b(?:following|below|these|items|includ(?:e|es|ing)|with|submit|send|attach|provide|share|us|about|sharing|answers? to|questions?|message|application|email|requirements?|apply|and|answer this|your)\b[^.!?]{0,60}(?:[:—–-]+|…|\.{3})\W*$|\b(?:the following|following items|listed (?:below|requirements|items)|following (?:\w+ ){0,3}(?:questions?|details|information|documents|requirements|items)|in the correct order)\b[^.]{0,70}[.:]?\W*$|\b(?:send|submit|include|attach|provide) (?:us |me )?(?:all (?:of )?)?the below\b|\bsagutin\b.{0,40}\btanong\b[^.]{0,30}:?\W*$|\banswers? (?:to )?(?:(?:these|the|all|each of the|my|our)(?: \w+){0,3} questions|each question)\b/iu,
)
const asks =
  /\b(?:appl(?:y|ying|ication|icants?)|send|submit|includ\w+|attach(?:ments?)?|provide|share|(?:e-?)?mail|message|answer\w*|sagutin|questions|respon\w+|reply|tell|let (?:us|me) know|considered|interested|requirements listed|show (?:us|me)|(?:please|pls|kindly) (?:\w+ )?(?:describe|explain|outline|list|mention|write|state)|cover letter)\b/iu
const NOT_A_LIST =
  /^\W*(?:it|this|the (?:form|application)) (?:will )?(?:also )?includes?\b|\b(?:responsib\w+|dut(?:y|ies)|tasks|not limited to|role (?:will )?include|you will|you'll|job includes?|work includes?|benefits|offer|experience with|following (?:skills|experience|tools|areas|qualifications|shift|schedule|benefits)|script|saying|do not apply|don't apply|(?:do not|don't|dont|never|no need to) (?:answer|respond|reply)|not (?:for you|apply)|who (?:we|you)|process|have the following|meet the following|apply if|if you (?:don't|can't|cannot|are not|aren't|have never|only|do not)|able to (?:provide|submit|present|show))\b/iu
const closing =
  /^\W*(?:note:|thank|thanks|we(?:'re| are|'ll| will| look| do| can|'d| offer| believe)\b|looking forward|look forward|if you(?:'re| are| think| have the)\b|only\b|note\b|important\b|failure|applications? (?:will|that|without)|candidates?\b|applicants?\b|incomplete|selected|shortlist|join\b|let'?s\b|this (?:is|role|job|position)|good luck|apply now|regards|cheers|please (?:note|be aware)|don't|do not|no (?:calls|agenc|phone))/iu
/** A head such as 'How to apply' only opens a section; a request asks for all items below. */
export function leadOf(parts: readonly Part[], at: number, isApplying: boolean): 'head' | 'request' | null {
  const part = parts[at]
  if (!part) return null
  const { text } = part
  const rest = parts.slice(at + 1, at + 4).filter(({ line }) => line === part.line)
  const kind = kindOf(part, rest, isApplying || isOverOwn(parts, at))
  if (kind === null) return null
  if (
    !pointsDown.test(text) &&
    rest.some(
      (other) =>
        !/\b(?:incomplete|applications?|considered|ignored|instructions|important|carefully|answers|skip)\b/iu.test(
          other.text,
        ),
    )
  )
    return null
  if (part.isItem && ofOthers.test(text) && !opensList.test(text)) return null
  if (isOfLater(text) || NOT_A_LIST.test(text) || (isOtherHead(part) && !/\bappl/iu.test(text))) return null
  return kind
}

function kindOf(part: Part, rest: readonly Part[], isApplying: boolean): 'head' | 'request' | null {
  const { text } = part
  const isRequest =
    lead.test(text) &&
    asks.test(text) &&
    (isApplying ||
      /\b(?:you|your|us|me|please|kindly|apply|applying|applicants?)\b|^\W*(?:answer (?:the|these)|(?:reply|respond|write back|apply) (?:with|by sending) (?:the )?answers? (?:to )?(?:all )?(?:of )?(?:these|the following)|sagutin)\b/iu.test(
        text,
      ))
  if (isRequest && !/^\W*(?:(?:how )?to apply|application (?:instructions|process|steps))\W*$/iu.test(text))
    return 'request'
  if ((isNewLead(part) && isApplying) || (part.isFirst && questionsHead.test(text))) return 'request'
  // 'Apply now. Send us the following:' asks by its second sentence.
  return isApplyHead(part) && !rest.some((other) => lead.test(other.text)) ? 'head' : null
}

/** 'Include:' over things that only applicants send. */
const isOverOwn = (parts: readonly Part[], at: number) =>
  /^\W*(?:please )?(?:include|send|submit|attach|provide)(?: (?:us|me))?:\W*$/iu.test(
    parts[at]?.text ?? '',
  ) && parts.slice(at + 1, at + 5).some(({ text }) => ofApplicant.test(text))

const pointsDown = /\bthe following\b|\bquestions below\b/iu
/** A duty: 'Answer the questions of our auditor'. */
const ofOthers = /^\W*answers? (?:to )?(?!these\b)(?:\w+ ){0,4}questions\b/iu
const opensList = /[:…]\W*$|\b(?:following|below|these)\b/iu

/** A heading over questions: 'Application questions (must answer)' */
const questionsHead =
  /^\W*(?:(?:application|applicant|screening|pre-?screening|pre-?qualifying|mandatory|required)\s+){1,2}questions?\b[^.?]{0,60}$/iu

/** Whether a part is a bare lead: 'Please attach:'. */
export const isNewLead = (part: Part) =>
  /^\W*(?:also |please |then )?(?:attach|include|send|submit|answer)\b[^.]{0,40}:?\W*$/iu.test(part.text) &&
  part.text.length < 40 &&
  thingOf(bare(part.text).replace(/^(?:also |please |then )?\w+\b ?/iu, '')) === null

/** Begins a section that asks for nothing. */
export const newSection =
  /^\W*(?:key |your |the )?(?:responsib|dut(?:y|ies)|benefits|perks|compensation|about (?:us|the)|what (?:we|you'll)|who (?:we|you)|why (?:join|work)|work(?:ing)? hours|schedule|qualifications|requirements)/iu
export const isEnd = (part: Part) =>
  closing.test(part.text) ||
  /^\W*(?:how )?to apply\b/iu.test(part.text) ||
  (part.isItem && part.text.length <= 40 && newSection.test(part.text)) ||
  (!part.isItem && isOtherHead(part))
