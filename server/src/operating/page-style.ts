/** Verdicts are words; colour only helps. */
export const pageStyle = `
body { margin: 0 auto; max-width: 64rem; padding: 1.5rem; background: #faf8f3; color: #1d1b16; font: 16px/1.5 system-ui, sans-serif }
h1 { font-size: 1.5rem; margin: 0 } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem }
header p { color: #565147 }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #ded9cd; font-variant-numeric: tabular-nums }
thead th { color: #565147; font-weight: 500 }
.good { color: #14603b } .look { color: #8a4b00; font-weight: 600 } .act { color: #a1160f; font-weight: 700 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #f1ede3; padding: .75rem; font-size: .8rem }
@media (prefers-color-scheme: dark) {
  body { background: #171512; color: #ece8df } header p, thead th { color: #a8a195 } th, td { border-color: #38342c }
  .good { color: #6fd09b } .look { color: #f0b35f } .act { color: #ff8d80 } pre { background: #211e19 }
}
`
