/** From here on the listing has its second pane (the `lg` width of the styles). */
export const WIDE = '(width >= 64rem)'
