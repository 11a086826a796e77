const keyPattern = /^appt-(\d{1,9})$/i

/** The number in a key, as 11 in appt-11; undefined where it is none. */
export const appointmentNumber = (key: string): number | undefined => {
  const number = Number(keyPattern.exec(key.trim())?.[1] ?? Number.NaN)
  return Number.isInteger(number) && number < 2 ** 31 ? number : undefined
}
