/** Words that say when, where, how long or how urgently somebody is wanted, and not for what. */
const TERMS = new Set(
  `a an and any apply are as asap at au australia available based contract day days est experience experienced filipino
  filipinos filipina flexible for freelance from full fulltime hire hiring home homebased hour hourly hours hr hrs immediate
  immediately in is job jobs join long looking month monthly months more must need needed new night no now of on ongoing
  online only open opening opportunity or our part parttime pay per permanent ph philippines pht pinoy position positions
  pst remote remotely required role schedule shift short start starting team term the time to today uk up urgent urgently
  us usa wanted we week weekly weeks welcome wfh with work worker workers you`.split(/\s+/),
)

/** Whether a piece of a title says what the work is: 'Bookkeeper', and not 'Start ASAP' or 'URGENT HIRING'. */
export const namesWork = (piece: string) =>
  (piece.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => !TERMS.has(word))
