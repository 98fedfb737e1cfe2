import { Bookmark, Share2, Trash2 } from 'lucide-react'
import { Button, type ButtonStyle } from '../ui/button.tsx'
import { ButtonAnchor, ButtonLink } from '../ui/button-link.tsx'
import { classNames } from '../ui/class-names.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { LONG, Section } from './section.tsx'

const looks = ['plain', 'primary', 'quiet', 'danger', 'dark', 'clear', 'done'] as const
/** The looks that stand on paint, with the paint's lettering. */
const onPaint: readonly string[] = ['dark', 'clear']
const sizes: readonly NonNullable<ButtonStyle['size']>[] = ['small', 'normal', 'big']

/** What is pressed, in each look and state. */
export function Buttons() {
  return (
    <>
      {looks.map((look) => (
        <Section key={look} title={`Button: ${look}`}>
          <div className={classNames('flex flex-wrap gap-3', onPaint.includes(look) && 'paint paint-1 p-4')}>
            <InEachState look={look} />
          </div>
        </Section>
      ))}
      <Section title="Button: sizes and long words">
        {sizes.map((size) => (
          <Button key={size} size={size} look="primary">
            {size}
          </Button>
        ))}
        <div className="w-60">
          <Button wide icon={Trash2}>
            {LONG}
          </Button>
        </div>
      </Section>
      <Section title="Links that look like buttons, copying">
        <ButtonLink to="/">A page</ButtonLink>
        <ButtonLink to="/" look="primary" icon={Share2}>
          A page, first of all
        </ButtonLink>
        <ButtonAnchor href="#top">Another address</ButtonAnchor>
        <CopyButton text="HNP-2026-000123" label="Copy reference" />
      </Section>
      <Section title="Glyphs alone">
        <IconButton icon={Bookmark} label="Save" pressed={false} />
        <IconButton icon={Bookmark} label="Saved" pressed />
        <IconButton icon={Bookmark} label="Save, hovered" className="is-hover" />
        <IconButton icon={Bookmark} label="Save, focused" className="is-focus" />
        <IconButton icon={Bookmark} label="Save, not now" disabled />
        <Icon of={Bookmark} size="small" label="Small" />
        <Icon of={Bookmark} label="Normal" />
        <Icon of={Bookmark} size="big" filled label="Big and filled" />
      </Section>
    </>
  )
}

function InEachState({ look }: Pick<ButtonStyle, 'look'>) {
  return (
    <>
      <Button look={look}>At rest</Button>
      <Button look={look} className="is-hover">
        Hovered
      </Button>
      <Button look={look} className="is-focus">
        Focused
      </Button>
      <Button look={look} icon={Bookmark}>
        With a glyph
      </Button>
      <Button look={look} disabled>
        Disabled
      </Button>
      <Button look={look} busy busyText="Working...">
        Busy
      </Button>
    </>
  )
}
