// The key of a record, as people say it: AR-1042.

const pattern = /^AR-(\d{1,9})$/i

export const recordKey = (number: number): string => `AR-${number}`

/** The number in a key; undefined where it is none. */
export function numberOfKey(key: string): number | undefined {
  const number = pattern.exec(key.trim())?.[1]
  return number === undefined ? undefined : Number(number)
}
