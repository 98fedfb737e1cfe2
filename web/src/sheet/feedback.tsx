import { Check, Eye, MessageSquare, Send, Tag as TagGlyph, X } from 'lucide-react'
import { Alert } from '../ui/alert.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Progress } from '../ui/progress.tsx'
import { TickMeter } from '../ui/tick-meter.tsx'
import { LONG, Section } from './section.tsx'

const badges = [
  ['blue', Send],
  ['yellow', Eye],
  ['purple', MessageSquare],
  ['green', TagGlyph],
  ['green-solid', Check],
  ['red', X],
  ['grey', undefined],
  ['mango', undefined],
] as const

/** What tells how something stands or went. */
export function Feedback() {
  return (
    <>
      <Section title="Badges">
        {badges.map(([tone, icon]) => (
          <Badge key={tone} tone={tone} icon={icon}>
            {tone}
          </Badge>
        ))}
        <Badge tone="grey">Tapos na ang Free Trial</Badge>
      </Section>
      <Section title="Measures">
        <div className="grid w-full max-w-[420px] gap-4">
          <TickMeter label="100 of 100 searches left" value={100} max={100} />
          <TickMeter label="82 of 100 searches left" value={82} max={100} />
          <TickMeter label="17 of 100 searches left" value={17} max={100} tone="warning" />
          <TickMeter label="4 of 100 searches left" value={4} max={100} tone="danger" />
          <TickMeter label="0 of 100 searches left" value={0} max={100} tone="danger" />
          <Progress label="Saved jobs" value={0} max={5} text="0 of 5 saved" />
          <Progress label="Saved jobs" value={3} max={5} text="3 of 5 saved" />
          <Progress label="Saved jobs" value={4} max={5} text="4 of 5 saved" tone="warning" />
          <Progress label="Saved jobs" value={5} max={5} text="5 of 5 saved" tone="danger" />
          <Progress label="Profile" value={80} text="80%" tone="success" thin />
          <Progress label="Reading your resume, for as long as it takes" />
        </div>
      </Section>
      <Section title="Notices">
        <div className="grid w-full items-start gap-3 md:grid-cols-2">
          <Alert kind="info" title="Sample job">
            This listing shows how a page looks.
          </Alert>
          <Alert kind="success">Registration successful! Please log in.</Alert>
          <Alert kind="warning" title="The listing asks you to continue on a chat app">
            Keep a written record, and never send money or ID photos there.
          </Alert>
          <Alert kind="error">Invalid email or password.</Alert>
          <Alert kind="note" title="Premium Feature" action={<Button look="primary">Upgrade Now</Button>}>
            Full Time over $1000 would cut these 124 jobs to 17.
          </Alert>
          <Alert kind="error" title={LONG} action={<Button>Try Again</Button>}>
            {LONG}
          </Alert>
        </div>
      </Section>
    </>
  )
}
