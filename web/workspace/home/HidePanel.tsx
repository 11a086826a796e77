import { hiddenPanels } from '../../kernel/shell/boardFilter.ts'
import { toggled, withParams } from '../../kernel/ui/address.ts'
import { EyeIcon } from '../../kernel/ui/icons.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import { noAttempt } from '../../work/action/attempted.ts'
import { bucketList } from '../../work/action/buckets.ts'
import * as t from './__generated__/messages.ts'

/** Where all panels are hidden, nothing that was attempted is shown either. */
function withoutAttempt(search: URLSearchParams) {
  const isAllHidden = bucketList.every(({ name }) => hiddenPanels(search).includes(name.toLowerCase()))
  return isAllHidden ? withParams(search, noAttempt) : search
}

/** Hides a panel, from its own head. */
export function HidePanel({ name, label }: { name: string; label: string }) {
  const [, setSearch] = useSearch()
  return (
    <PlainButton
      type="button"
      className="more no-print"
      aria-label={t.hide({ label })}
      title={t.hide({ label })}
      onClick={() => setSearch((current) => withoutAttempt(toggled(current, 'hide', name.toLowerCase())))}
    >
      <EyeIcon size={14} />
    </PlainButton>
  )
}
