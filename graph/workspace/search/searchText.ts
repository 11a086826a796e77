// What somebody typed, as what is looked for.
import { patternOf } from '../../kernel/statement/pattern.ts'

export interface SearchText {
  words: string
  /** The number that it is, and what stands before it, as AR; whether a kind has such keys is not asked here. */
  number?: { value: number; of: string }
  /** The words as a text search: all of them, the last one perhaps not typed to its end; empty for none. */
  stems: string
  /** Parts that all have to be in it; empty where none is long enough for the index. */
  parts: string[]
  /** Whether it may be looked for what is spelled alike: a number is never meant to be another. */
  isSpelled: boolean
}

const mostWords = 8
/** The index knows three letters in a row, no fewer. */
const indexed = 3
const keyPattern = /^(?:([A-Z]{2,4})-?)?(\d{1,9})$/i

export function searchText(text: string): SearchText {
  const words = text.trim().replace(/\s+/g, ' ').slice(0, 200)
  const [, prefix, digits] = keyPattern.exec(words.replaceAll(' ', '')) ?? []
  const tokens = words.match(/[\p{L}\p{N}]+/gu)?.slice(0, mostWords) ?? []
  const parts = words.split(' ').slice(0, mostWords)
  const isWord = words.length > 1 && tokens.length > 0
  return {
    words,
    number: digits ? { value: Number(digits), of: prefix?.toUpperCase() ?? '' } : undefined,
    stems: isWord
      ? tokens.map((token, i) => `'${token}'${i === tokens.length - 1 && token.length > 1 ? ':*' : ''}`).join(' & ')
      : '',
    parts: isWord && tokens.some(({ length }) => length >= indexed) ? parts.map(patternOf) : [],
    isSpelled: isWord && /\p{L}{4}/u.test(words) && !/\p{N}/u.test(words),
  }
}
