import { useState } from 'react'
import { writtenTextMessages } from './written-text-messages.ts'

/** About what fits in the visible lines. */
const SHORT = 240

export function LongText({ text }: { text: string }) {
  const m = writtenTextMessages
  const [isWhole, setWhole] = useState(false)
  const isLong = text.length > SHORT || text.split('\n').length > 4
  return (
    <>
      <p className={`max-w-[68ch] whitespace-pre-line text-t1 ${isLong && !isWhole ? 'line-clamp-4' : ''}`}>
        {text}
      </p>
      {isLong && (
        <p>
          <button
            type="button"
            aria-expanded={isWhole}
            className="min-h-11 cursor-pointer text-t1 text-sea underline"
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? m.less : m.more}
          </button>
        </p>
      )}
    </>
  )
}
