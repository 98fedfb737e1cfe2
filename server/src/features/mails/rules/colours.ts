/**
 * From web/src/styles/tokens.css, as hex, which mail programs read: light, dark. Programs without media queries use
 * the light one.
 */
export const colours = {
  paper: ['#f5f9f6', '#0b161e'],
  card: ['#ffffff', '#132029'],
  frame: ['#0d202d', '#637883'],
  line: ['#cdd7d3', '#2b3a43'],
  ink: ['#0d202d', '#edf2ed'],
  quiet: ['#5b6c75', '#8e9fa2'],
  link: ['#186179', '#6fcee4'],
  mango: ['#ffc128', '#ffc128'],
  onMango: ['#0d202d', '#0d202d'],
} as const

/** 55 % of the wordmark's text colour on mango: mail programs lack reliable transparency. */
export const KEYLINE = '#7a682b'
