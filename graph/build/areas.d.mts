/** Areas from the lowest up, each with its nouns from the lowest up. */
export const areas: Readonly<Record<string, readonly string[]>>
/** What is wrong with an import of one file by another, both as paths from the project's root. */
export function arrowProblem(from: string, to: string): string | undefined
