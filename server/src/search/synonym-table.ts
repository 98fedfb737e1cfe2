export const synonymTable = `
va = virtual assistant
`
