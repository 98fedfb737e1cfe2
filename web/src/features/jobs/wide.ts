/** The `lg` width of the styles. */
export const WIDE = '(width >= 64rem)'
