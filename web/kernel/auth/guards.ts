import { redirect } from 'react-router-dom'
import { isSignedIn } from './tokens.ts'

/** Without an access token one is sent to /. */
export function requireSignIn() {
  if (!isSignedIn()) throw redirect('/')
  return null
}

/** / leads to the board or to the sign-in. */
export const fromRoot = () => redirect(isSignedIn() ? '/home' : '/login')
