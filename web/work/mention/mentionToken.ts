// The name that is being typed behind an @, and a text with one that was chosen.

export interface Token {
  /** Where the @ stands. */
  start: number
  /** What is typed of the name so far. */
  search: string
}

/** An @ at the beginning of a word and no more than a name behind it. */
const pattern = /(?:^|[\s(])@([^\s@][^@\n]{0,39}|)$/

/** What is being mentioned where the caret stands; undefined where nothing is, or that is chosen already. */
export function tokenAt(text: string, caret: number, chosen: readonly string[]): Token | undefined {
  const [, search] = pattern.exec(text.slice(0, caret)) ?? []
  if (search === undefined || chosen.some((name) => search.startsWith(name))) return undefined
  return { start: caret - search.length - 1, search }
}

/** The text with a name in the place of what was typed of it, and where the caret stands then. */
export function withName(text: string, { start, search }: Token, name: string): { text: string; caret: number } {
  const before = `${text.slice(0, start)}@${name} `
  return { text: before + text.slice(start + 1 + search.length).replace(/^ /, ''), caret: before.length }
}
