export const months: readonly string[] = 'Ene Peb Mar Abr May Hun Hul Ago Set Okt Nob Dis'.split(' ')
