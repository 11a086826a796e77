import { redirect } from 'react-router-dom'
import { takeHomeAddress } from './returnAddress.ts'
import { isSignedIn } from './tokens.ts'

/** Without an access token one is sent to /. */
export function requireSignIn() {
  if (!isSignedIn()) throw redirect('/')
  return null
}

/** / leads to the board, or where one was on the way to, or to the sign-in. */
export const fromRoot = () => redirect(isSignedIn() ? takeHomeAddress() : '/login')
