import { Link } from 'react-router-dom'
import type { ShellViewer } from '../../kernel/shell/viewer.ts'
import { dayOf } from '../../kernel/ui/dates.ts'
import { ClosingFrame } from './ClosingFrame.tsx'
import * as t from './__generated__/messages.ts'

/** That root organizations close, above what can only be read of them. */
export function ClosingLines({ closings }: Pick<ShellViewer, 'closings'>) {
  return closings.map(({ goesAt, organization: { id, name } }) => (
    <ClosingFrame key={id} role="status">
      <span>{t.closesAndIsReadOnly({ name, day: dayOf(goesAt) })}</span>
      <Link to={`/orgOverview/${id}`}>{t.openOrganization}</Link>
    </ClosingFrame>
  ))
}
