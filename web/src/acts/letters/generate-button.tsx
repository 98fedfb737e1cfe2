import { Pencil, Square } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { generationMessages } from './generation-messages.ts'
import type { LetterGeneration } from './use-letter-generation.ts'

/** The same button stops it, so that the focus stays. */
export function GenerateButton({
  generation,
  disabled,
}: {
  generation: LetterGeneration
  disabled: boolean
}) {
  const m = generationMessages
  const { isBusy, said } = generation
  return (
    <>
      <Button
        icon={isBusy ? Square : Pencil}
        look="quiet"
        size="small"
        className="flex-none px-2 font-body font-medium whitespace-nowrap"
        disabled={disabled}
        // A held key presses once.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={generation.press}
      >
        {isBusy ? m.stop : m.generate}
      </Button>
      <span role="status" className="sr-only">
        {said && m[said]}
      </span>
    </>
  )
}
