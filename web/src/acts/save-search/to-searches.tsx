import { pages } from '@hanap/contract/site/pages'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'

export function ToSearches({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <ButtonLink to={pages.savedSearches.path} look="quiet" icon={icon}>
      {children}
    </ButtonLink>
  )
}
