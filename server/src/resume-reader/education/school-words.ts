const degree =
  /(?<![\p{L}\p{N}])(?:bachelor|bachelors|bachelor['’]s|master|masters|master['’]s|masterof|doctor|doctorate|associates?|associate['’]s|diploma|certificate|certification|degree|ged|undergraduate|post-?graduate|vocational|licen[sc]e|units|strand|senior high|junior high|secondary|elementary|primary|some college|training program|ph\.?\s?d|d\.?b\.?a|mba|bba|bbm|bsc|msc|bs[a-z]{1,4}|ab|b\.?\s?s|b\.?\s?a|b\.?\s?e|m\.?\s?s|m\.?\s?a|m\.?\s?e|b\.?\s?tech|m\.?\s?tech|b\.?\s?com|m\.?\s?com|b\.?\s?ed|m\.?\s?ed|bca|mca|pgd\w*|a\.?\s?a\.?\s?s|a\.?\s?a|a\.?\s?s|j\.?\s?d|m\.?\s?d|nc\s?(?:ii|iii|iv)|tesda|12th|10th|grado|licenciatura|título|titulo|máster)(?![\p{L}\p{N}])\.?/iu
export const school =
  /(?<![\p{L}\p{N}])(?:university|colegio|instituto|escuela|univ|univeristy|universit[àéy]\w*|unibersidad|universidad|college|colleges|kolehiyo|school|institute|institution|academy|polytechnic|seminary|conservatory|lyceum|ateneo|la salle|high|college of|campus|tech|mit|nyu|ucla|pup|dlsu|ust|feu|sti|ama|training center|learning center)(?![\p{L}\p{N}])/iu
/** 'High School' alone is a level, not a school. */
export const levelOnly = /^(?:senior |junior )?high school(?:$|\s*[-–(])/iu
export const notASchool = /\bhigh school (?:diploma|graduate)\b|\bhigh honou?rs?\b/iu
/** Words that are degrees only in capitals: 'as', 'be', 'me'. */
const smallWord = /(?<![\p{L}.])(?:[Aa]s|[Bb]e|[Mm]e)(?![\p{L}.])/gu
/** A school mentioned without its name: 'while in college'. */
const unnamed =
  /(?<!\p{L})(?:in|at|to|through|during|of|the|a|my|this|while|from|local|after|for)\s+(?:high\s+)?(?:college|school|university)(?!\p{L})/gu

export function hasDegree(text: string): boolean {
  return degree.test(text.replace(smallWord, '#'))
}

/** Whether a text names a school: 'in college' does not, nor does 'high school diploma'. */
export function hasSchool(text: string): boolean {
  return school.test(text.replace(unnamed, '#')) && !notASchool.test(text)
}
