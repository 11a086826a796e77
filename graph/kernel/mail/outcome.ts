// What became of a try to send a mail.

/** What nodemailer says of a failure. */
export interface SendError {
  code?: string
  response?: string
  responseCode?: number
  rejectedErrors?: SendError[]
}

/** How long after each try the next one is, in minutes; after the last of them a mail has failed. */
const waits = [1, 5, 15, 60, 180, 480, 960]
export const mostTries = waits.length + 1

/** When to try again; null where that is over. */
export const nextTry = (attempts: number, now: Date): Date | null =>
  attempts < mostTries ? new Date(now.getTime() + waits[attempts - 1]! * 60_000) : null

/** What the product itself can't send, whoever takes it. */
const ownFaults = ['EENVELOPE', 'EMESSAGE', 'ECONTENT']

/**
 * Whether trying again may help. A server that refuses with 5xx does so for good, but for how one signs in to it, which
 * whoever runs this may mend.
 */
export function isForGood({ code, responseCode, rejectedErrors }: SendError): boolean {
  if (rejectedErrors?.length) return rejectedErrors.every((one) => isForGood({ ...one, code: undefined }))
  if (code === 'EAUTH' || code === 'ECONNECTION' || code === 'ETLS') return false
  if (responseCode !== undefined) return responseCode >= 500 && responseCode !== 530
  return code !== undefined && ownFaults.includes(code)
}

const connectionTroubles: Record<string, string> = {
  ECONNECTION: 'The mail server could not be reached.',
  ESOCKET: 'The mail server could not be reached.',
  ETIMEDOUT: 'The mail server did not answer in time.',
  EDNS: 'The mail server’s name is not known.',
  ETLS: 'The mail server offers no safe connection.',
  EAUTH: 'The mail server refused to let Opsgraph sign in.',
}

/** Why, as the sender is told: what the server answered, or what kept it from answering; no secret of the settings. */
export function whyNot({ code, response, rejectedErrors }: SendError): string {
  if (code === 'EAUTH') return connectionTroubles.EAUTH!
  const said = rejectedErrors?.find((one) => one.response)?.response ?? response
  const text = said
    ? `The mail server said: ${said}`
    : (connectionTroubles[code ?? ''] ?? 'The mail could not be sent.')
  return text.replaceAll(/\s+/g, ' ').slice(0, 500)
}
