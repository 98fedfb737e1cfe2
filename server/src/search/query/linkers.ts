/** Filipino words that come between others and change nothing. */
export const linkers: ReadonlySet<string> = new Set(
  'mga ang yung yong ung nyo niyo ninyo na ng nang sa kay po pong poh ho ba bang lang lng lamang naman nmn nga pa p n b q din dn rin ako akong ko kong ka kayo sana sna kasi kc talaga tlga muna daw raw'.split(
    ' ',
  ),
)
