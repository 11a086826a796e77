/** What a zone is called behind a time, as the screens call it: "ET" where it has a short name, else its city. */
export function zoneName(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(at)
  const short = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return /^[A-Z]{2,5}$/.test(short) ? short : timeZone.split('/').at(-1)!.replaceAll('_', ' ')
}
