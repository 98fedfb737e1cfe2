import type { Kind } from './kind.ts'
import { ecommerce, paidAds, seo } from './kinds/commerce.ts'
import { design, videoEditing } from './kinds/creative.ts'
import { customerSupport, realEstate, sales } from './kinds/customers.ts'
import { projectManagement, recruiting, teaching } from './kinds/leading.ts'
import { bookkeeping, dataEntry, virtualAssistant } from './kinds/office.ts'
import { engineering, legal, medical } from './kinds/professional.ts'
import { itSupport, software, webDevelopment } from './kinds/technical.ts'
import { socialMedia, writing } from './kinds/words.ts'

/** Every kind of work the generator knows. */
export const KINDS: readonly Kind[] = [
  virtualAssistant,
  dataEntry,
  bookkeeping,
  customerSupport,
  sales,
  realEstate,
  videoEditing,
  design,
  socialMedia,
  writing,
  ecommerce,
  paidAds,
  seo,
  webDevelopment,
  software,
  itSupport,
  medical,
  recruiting,
  legal,
  engineering,
  teaching,
  projectManagement,
]
