// The key of a record, as people say it: AR-1042.

const pattern = /^(AR-)?(\d{1,9})$/i

export const recordKey = (number: number): string => `AR-${number}`

/** The number in a key; undefined where it is none. */
export function numberOfKey(key: string): number | undefined {
  const [, prefix, number] = pattern.exec(key.trim()) ?? []
  return prefix ? Number(number) : undefined
}

/** The number in a key, or alone as people search for it; undefined where it is neither. */
export function numberInWords(words: string): number | undefined {
  const number = pattern.exec(words)?.[2]
  return number === undefined ? undefined : Number(number)
}
