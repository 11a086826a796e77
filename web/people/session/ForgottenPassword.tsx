import { Link } from 'react-router-dom'
import { knowsPasskeys } from '../passkey/askPasskey.ts'
import { ResetWithPasskeyButton } from './ResetWithPasskeyButton.tsx'
import * as t from './__generated__/messages.ts'

interface ForgottenPasswordProps {
  resetsByMail: boolean | undefined
  /** What was typed so far. */
  login: string | undefined
  onFailed: (problem: string) => void
}

/** What to do about a password that was forgotten. */
export const ForgottenPassword = ({ resetsByMail, login, onFailed }: ForgottenPasswordProps) => (
  <details>
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
    {knowsPasskeys() ? <ResetWithPasskeyButton onFailed={onFailed} /> : null}
  </details>
)
