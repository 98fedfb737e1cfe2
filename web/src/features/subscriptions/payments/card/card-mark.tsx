import { CreditCard } from 'lucide-react'
import { Icon } from '../../../../ui/signs/icon.tsx'
import type { CardBrand } from './card-brand.ts'

const names = { visa: 'Visa', mastercard: 'Mastercard' } as const

/** Named for screen readers. */
export function CardMark({ brand }: { brand: CardBrand | null }) {
  if (brand === null) return <Icon of={CreditCard} />
  return (
    <span className={`card-mark card-mark-${brand}`} role="img" aria-label={names[brand]} data-brand={brand}>
      {brand === 'visa' ? (
        <span className="sign-text" aria-hidden="true">
          VISA
        </span>
      ) : (
        <svg viewBox="0 0 32 20" aria-hidden="true">
          <circle cx="12" cy="10" r="8" className="card-mark-left" />
          <circle cx="20" cy="10" r="8" className="card-mark-right" />
        </svg>
      )}
    </span>
  )
}
