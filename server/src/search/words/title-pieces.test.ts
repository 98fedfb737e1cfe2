import { expect, it } from 'vitest'
import { titlePieces } from './title-pieces.ts'

it.each([
  ['Virtual Assistant', ['Virtual Assistant']],
  ['Virtual Assistant | Full-time (US hours)', ['Virtual Assistant', 'Full-time', 'US hours']],
  ['E-commerce VA / Shopify', ['E-commerce VA', 'Shopify']],
  ['Video Editor – TikTok, Reels & Shorts', ['Video Editor', 'TikTok', 'Reels', 'Shorts']],
  ['URGENT!!! Writer', ['URGENT', 'Writer']],
  ['Node.js Developer. Must know C++', ['Node.js Developer', 'Must know C++']],
  ['Writer / writer / Writer', ['Writer', 'writer']],
  ['$5/hr, 40 hrs a week', ['40 hrs a week']],
  ['We need somebody who really can do everything', []],
  ['VA', []],
  ['🔥 𝗩𝗔 needed 🔥', ['VA needed']],
  ['  Data \t Entry  ', ['Data Entry']],
  ['', []],
  ['|||', []],
])('parts %o into what could be searched for', (title, pieces) => {
  expect(titlePieces(title)).toEqual(pieces)
})
