import * as t from './__generated__/messages.ts'
interface KeepTokensProps {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Whether what programs use stays good where the sign-ins end. */
export const KeepTokens = ({ checked, onChange }: KeepTokensProps) => (
  <label style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    {t.keepAccessTokensAndCalendarFeeds}
  </label>
)
