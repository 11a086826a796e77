import { isKept, storeSignIn, whoIn } from '../../kernel/auth/tokens.ts'
import { toast } from '../../kernel/shell/toast.ts'
import * as t from './__generated__/messages.ts'

/** Keeps the tokens of a sign-in, and says so where this browser forgets them. */
export function keepSignIn({ accessToken, refreshToken }: { accessToken: string; refreshToken: string }) {
  storeSignIn({ accessToken, refreshToken, ...whoIn(accessToken) })
  if (!isKept()) toast('warning', t.youAreSignedInUntilThis, t.thisBrowserLetsTheProductKeep)
}
