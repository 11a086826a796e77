import { RequestError } from '../relay/request.ts'

/** Whether a call failed because nobody answered, or only somebody before the server. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof RequestError && error.code === 'NETWORK' && (error.status === 0 || error.status >= 500)
