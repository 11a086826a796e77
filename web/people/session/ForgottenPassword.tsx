import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { knowsPasskeys } from '../passkey/askPasskey.ts'
import * as t from './__generated__/messages.ts'

// Loaded once it is looked for: few who come to the sign-in do.
const ResetWithPasskeyButton = lazy(async () => ({
  default: (await import('./ResetWithPasskeyButton.tsx')).ResetWithPasskeyButton,
}))

interface ForgottenPasswordProps {
  resetsByMail: boolean | undefined
  /** What was typed so far. */
  login: string | undefined
  onFailed: (problem: string) => void
}

/** What to do about a password that was forgotten. */
export function ForgottenPassword({ resetsByMail, login, onFailed }: ForgottenPasswordProps) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details onToggle={() => setWasOpened(true)}>
      <summary style={{ cursor: 'pointer' }}>{t.forgotPassword}</summary>
      <p style={{ margin: '4px 0 8px', color: 'var(--ops-ink-2)' }}>
        {resetsByMail ? (
          <>
            <Link to="/login?forgot" state={{ login }}>
              {t.mailMeAResetLink}
            </Link>{' '}
            {t.orAskAnAdmin}
          </>
        ) : (
          t.askAnAdminForAResetLink
        )}
      </p>
      {wasOpened && knowsPasskeys() ? (
        <Suspense>
          <ResetWithPasskeyButton onFailed={onFailed} />
        </Suspense>
      ) : null}
    </details>
  )
}
